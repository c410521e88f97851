import { accounts, bankOfRouting } from "@gable/contract/calls/accounts.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const accountsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["accounts", uuid],
    queryFn: ({ signal }) => client.send(accounts, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

/** The bank of a routing number, asked for once nine digits are there. */
export const bankQuery = (routingNumber: string) =>
  queryOptions({
    queryKey: ["bank", routingNumber],
    queryFn: ({ signal }) => client.send(bankOfRouting, { params: { routingNumber }, signal }),
    enabled: /^\d{9}$/.test(routingNumber),
    staleTime: Number.POSITIVE_INFINITY,
  });
