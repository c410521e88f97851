import { smallDeposits } from "@gable/contract/calls/accounts-deposits.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const smallDepositsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["small-deposits", uuid],
    queryFn: ({ signal }) => client.send(smallDeposits, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
