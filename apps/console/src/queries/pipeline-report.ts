import type { QueryOf } from "@gable/contract/call.ts";
import {
  fundedVolume,
  fundedVolumeFile,
  pipelineReport,
  pipelineReportFile,
} from "@gable/contract/calls/pipeline-report.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

type Period = QueryOf<typeof pipelineReport>;

export const reportQuery = (query: Period) =>
  queryOptions({
    queryKey: ["report", query],
    queryFn: ({ signal }) => client.send(pipelineReport, { query, signal }),
  });

export const reportFileOf = (query: Period): Promise<Blob> => client.file(pipelineReportFile, { query });

export const fundedQuery = (year: number) =>
  queryOptions({
    queryKey: ["funded", year],
    queryFn: ({ signal }) => client.send(fundedVolume, { params: { year: String(year) }, signal }),
  });

export const fundedFileOf = (year: number): Promise<Blob> =>
  client.file(fundedVolumeFile, { params: { year: String(year) } });
