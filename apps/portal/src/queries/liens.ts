import { liens } from "@gable/contract/calls/liens.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const liensQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["liens", uuid],
    queryFn: ({ signal }) => client.send(liens, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
