import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { address, countyFips } from "../wire-values.ts";

export const suggestionSearch = z.object({
  /** What has been typed so far. */
  typed: z.string().min(2).max(200),
  limit: z.int().min(1).max(10),
});
export type SuggestionSearch = z.infer<typeof suggestionSearch>;

export const suggestionsAnswer = z.object({ outcome: z.literal("suggested"), addresses: z.array(address) });
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswer>;

export const addressCheck = z.object({ address });
export type AddressCheck = z.infer<typeof addressCheck>;

const placed = z.object({
  address,
  countyFips,
  county: z.string(),
  /** Null where the source does not know the census tract: it is then reported as NA. */
  censusTract: z
    .string()
    .regex(/^\d{11}$/)
    .nullable(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
});

export const addressAnswer = z.discriminatedUnion("outcome", [
  placed.extend({ outcome: z.literal("exact") }),
  /** Known in another spelling: the borrower chooses between the two. */
  placed.extend({ outcome: z.literal("suggestion") }),
  z.object({ outcome: z.literal("not-found") }),
]);
export type AddressAnswer = z.infer<typeof addressAnswer>;

export const addresses = defineProtocol({
  kind: "addresses",
  summary: "Street addresses",
  acts: {
    suggest: { summary: "Completions of what is being typed", request: suggestionSearch, answer: suggestionsAnswer },
    normalise: {
      summary: "The address as the post writes it, with county and place",
      request: addressCheck,
      answer: addressAnswer,
    },
  },
});
