import type { QueryOf } from "@gable/contract/call.ts";
import { campaignReport, campaignReportFile } from "@gable/contract/calls/pipeline-campaigns.ts";
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

export const campaignsQuery = (query: Period) =>
  queryOptions({
    queryKey: ["campaigns", query],
    queryFn: ({ signal }) => client.send(campaignReport, { query, signal }),
  });

export const campaignsFileOf = (query: Period): Promise<Blob> => client.file(campaignReportFile, { query });

export const fundedQuery = (year: number) =>
  queryOptions({
    queryKey: ["funded", year],
    queryFn: ({ signal }) => client.send(fundedVolume, { params: { year: String(year) }, signal }),
  });

export const fundedFileOf = (year: number): Promise<Blob> =>
  client.file(fundedVolumeFile, { params: { year: String(year) } });
