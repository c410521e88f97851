import { decision, underReview } from "@gable/contract/calls/underwriting.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** What was to be read by an hour may be late by the next look. */
const REFETCH_MS = 60_000;

export const decisionQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["decision", uuid],
    queryFn: ({ signal }) => client.send(decision, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });

export const underReviewQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["under-review", uuid],
    queryFn: ({ signal }) => client.send(underReview, { params: { uuid }, signal }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
