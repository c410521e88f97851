import { decision } from "@gable/contract/calls/underwriting.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const decisionQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["decision", uuid],
    queryFn: ({ signal }) => client.send(decision, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
