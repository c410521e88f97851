import { employer } from "@gable/contract/calls/employment.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const employerQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["employer", uuid],
    queryFn: ({ signal }) => client.send(employer, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });
