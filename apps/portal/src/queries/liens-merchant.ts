import { merchant } from "@gable/contract/calls/liens-merchant.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const merchantQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["merchant", uuid],
    queryFn: ({ signal }) => client.send(merchant, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
