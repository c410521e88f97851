import { fairLending, fairLendingFile, hmdaRegister } from "@gable/contract/calls/hmda.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const registerQuery = (year: number) =>
  queryOptions({
    queryKey: ["hmda", year],
    queryFn: ({ signal }) => client.send(hmdaRegister, { params: { year: String(year) }, signal }),
    // A census list that is missing, or another filer, does not change by asking again.
    retry: false,
  });

export const fairLendingQuery = (year: number) =>
  queryOptions({
    queryKey: ["fair-lending", year],
    queryFn: ({ signal }) => client.send(fairLending, { params: { year: String(year) }, signal }),
    retry: false,
  });

export const fairLendingFileOf = (year: number): Promise<Blob> =>
  client.file(fairLendingFile, { params: { year: String(year) } });
