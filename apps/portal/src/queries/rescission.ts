import { rescission } from "@gable/contract/calls/rescission.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const rescissionQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["rescission", uuid],
    queryFn: ({ signal }) => client.send(rescission, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });
