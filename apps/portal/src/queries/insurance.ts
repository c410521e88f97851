import { insurance } from "@gable/contract/calls/insurance.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const insuranceQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["insurance", uuid],
    queryFn: ({ signal }) => client.send(insurance, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });
