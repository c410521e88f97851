import type { BodyOf, QueryOf } from "@gable/contract/call.ts";
import { assignApplication, colleagues, pipeline, queueStandings } from "@gable/contract/calls/pipeline.ts";
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

const REFETCH_MS = 30_000;

export type PipelineFilter = Omit<QueryOf<typeof pipeline>, "after">;

/** What others change shows within half a minute. */
export const pipelineQuery = (filter: PipelineFilter) =>
  infiniteQueryOptions({
    queryKey: ["pipeline", filter],
    queryFn: ({ signal, pageParam }) =>
      client.send(pipeline, { query: { ...filter, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_MS,
  });

export const queueStandingsQuery = () =>
  queryOptions({
    queryKey: ["queues"],
    queryFn: ({ signal }) => client.send(queueStandings, { signal }),
    refetchInterval: REFETCH_MS,
  });

export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ["colleagues"],
    queryFn: ({ signal }) => client.send(colleagues, { signal }),
    staleTime: 5 * 60_000,
  });

export const assignMutation = (uuid: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof assignApplication>) => client.send(assignApplication, { params: { uuid }, body }),
  });
