import type { BodyOf, QueryOf } from "@gable/contract/call.ts";
import {
  assignApplication,
  assignApplications,
  colleagues,
  pipeline,
  pipelineFile,
  queueStandings,
} from "@gable/contract/calls/pipeline.ts";
import type { AssignedRole } from "@gable/domain/staff/assigned-roles.ts";
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

const REFETCH_MS = 30_000;

export type PipelineFilter = Omit<QueryOf<typeof pipeline>, "after">;

/** Every list of applications begins with this key. */
export const PIPELINE_KEY = "pipeline";
export const QUEUES_KEY = "queues";

/** What others change shows within half a minute. */
export const pipelineQuery = (filter: PipelineFilter) =>
  infiniteQueryOptions({
    queryKey: [PIPELINE_KEY, filter],
    queryFn: ({ signal, pageParam }) =>
      client.send(pipeline, { query: { ...filter, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_MS,
  });

/** The applications, of whatever standing, that a few letters name: the first page of them. */
export const foundQuery = (text: string) =>
  queryOptions({
    queryKey: [PIPELINE_KEY, "found", text],
    queryFn: ({ signal }) => client.send(pipeline, { query: { text }, signal }),
  });

/** The whole list, as it is narrowed. */
export const pipelineFileOf = (query: PipelineFilter): Promise<Blob> => client.file(pipelineFile, { query });

export const queueStandingsQuery = () =>
  queryOptions({
    queryKey: [QUEUES_KEY],
    queryFn: ({ signal }) => client.send(queueStandings, { signal }),
    refetchInterval: REFETCH_MS,
  });

export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ["colleagues"],
    queryFn: ({ signal }) => client.send(colleagues, { signal }),
    staleTime: 5 * 60_000,
  });

export const assignMutation = (uuid: string, role: AssignedRole) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof assignApplication>) =>
      client.send(assignApplication, { params: { uuid, role }, body }),
  });

export const assignSeveralMutation = () =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof assignApplications>) => client.send(assignApplications, { body }),
  });
