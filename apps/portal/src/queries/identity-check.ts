import { identityCheck } from "@gable/contract/calls/identity-check.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const identityCheckQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["identity-check", uuid],
    queryFn: ({ signal }) => client.send(identityCheck, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });
