import { findOriginators, loanOriginator } from "@gable/contract/calls/originators.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** Specification part 2, section 9: cached for ten minutes. */
const STALE_MS = 10 * 60_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A loan officer or broker; null when the lender has none of this uuid. */
export const originatorQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["originator", uuid],
    queryFn: async ({ signal }) => {
      if (!UUID.test(uuid)) return null;
      try {
        return await client.send(loanOriginator, { params: { loanOriginatorUuid: uuid }, signal });
      } catch (failure) {
        if (failure instanceof CallFailed && failure.status === 404) return null;
        throw failure;
      }
    },
    staleTime: STALE_MS,
  });

export const originatorsQuery = (name: string, state: string) =>
  queryOptions({
    queryKey: ["originators", name, state],
    queryFn: ({ signal }) => client.send(findOriginators, { query: { name, ...(state !== "" && { state }) }, signal }),
    staleTime: STALE_MS,
  });
