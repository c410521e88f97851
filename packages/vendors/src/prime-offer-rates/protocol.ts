import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { date, percent } from "../wire-values.ts";

export const offerRateSearch = z.object({ on: date, table: z.enum(["fixed", "adjustable"]) });
export type OfferRateSearch = z.infer<typeof offerRateSearch>;

export const offerRatesAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("known"),
    /** The Monday from which the week's rates hold. */
    effectiveFrom: date,
    /** Average prime offer rate by whole years of term, 1 to 50. */
    rates: z.array(z.object({ years: z.int().min(1).max(50), rate: percent })).min(1),
  }),
  z.object({ outcome: z.literal("unknown-date") }),
]);
export type OfferRatesAnswer = z.infer<typeof offerRatesAnswer>;

export const primeRateSearch = z.object({ on: date });
export type PrimeRateSearch = z.infer<typeof primeRateSearch>;

export const primeRateAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("known"), rate: percent, effectiveFrom: date, publishedBy: z.string() }),
  z.object({ outcome: z.literal("unknown-date") }),
]);
export type PrimeRateAnswer = z.infer<typeof primeRateAnswer>;

export const primeOfferRates = defineProtocol({
  kind: "prime-offer-rates",
  summary: "Average prime offer rates and the prime rate",
  acts: {
    "offer-rates": {
      summary: "The table of a date, to compare a rate with",
      request: offerRateSearch,
      answer: offerRatesAnswer,
    },
    "prime-rate": {
      summary: "The index of later draws on a date",
      request: primeRateSearch,
      answer: primeRateAnswer,
    },
  },
});
