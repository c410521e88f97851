import { income } from "@gable/contract/calls/income.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const incomeQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["income", uuid],
    queryFn: ({ signal }) => client.send(income, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });
