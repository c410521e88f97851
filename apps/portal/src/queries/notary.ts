import { notary, notarySession } from "@gable/contract/calls/notary.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** How often the room is looked at while somebody stands in it. */
const SESSION_REFETCH_MS = 3000;

export const notaryQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["notary", uuid],
    queryFn: ({ signal }) => client.send(notary, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

export const notarySessionQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["notary-session", uuid],
    queryFn: ({ signal }) => client.send(notarySession, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: SESSION_REFETCH_MS,
  });
