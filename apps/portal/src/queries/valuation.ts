import { valuation } from "@gable/contract/calls/valuation.ts";
import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { client } from "../session/client.ts";

/** How often the broker's progress is asked for while somebody watches it. */
const REFETCH_MS = 15_000;

export const valuationQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["valuation", uuid],
    queryFn: ({ signal }) => client.send(valuation, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
    refetchInterval: REFETCH_MS,
  });

export type ValuationReply = z.infer<typeof valuation.reply>;
