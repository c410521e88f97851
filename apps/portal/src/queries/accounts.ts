import { accounts, bankOfRouting } from "@gable/contract/calls/accounts.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const accountsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["accounts", uuid],
    queryFn: ({ signal }) => client.send(accounts, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: true,
  });

/** Once the figures of all these lines are there, or could not be read; what each of them is, stands under its own key. */
export const everyAccountQuery = (queries: QueryClient, uuids: readonly string[]) =>
  queryOptions({
    queryKey: ["accounts of", ...uuids],
    queryFn: async () =>
      (await Promise.allSettled(uuids.map((uuid) => queries.fetchQuery(accountsQuery(uuid))))).length,
    staleTime: 0,
    enabled: uuids.length > 0,
  });

/** The bank of a routing number, asked for once nine digits are there. */
export const bankQuery = (routingNumber: string) =>
  queryOptions({
    queryKey: ["bank", routingNumber],
    queryFn: ({ signal }) => client.send(bankOfRouting, { params: { routingNumber }, signal }),
    enabled: /^\d{9}$/.test(routingNumber),
    staleTime: Number.POSITIVE_INFINITY,
  });
