import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { date, identifier, person } from "../wire-values.ts";

export const screening = z.object({
  person,
  /** Other names that they go by, as they write them. */
  otherNames: z.array(z.string().min(1).max(200)).max(20).optional(),
});
export type Screening = z.infer<typeof screening>;

export const screeningAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("clear"), screening: identifier, listsAsOf: date }),
  z.object({
    outcome: z.literal("possible-match"),
    screening: identifier,
    listsAsOf: date,
    matches: z
      .array(
        z.object({
          list: z.string(),
          listedName: z.string(),
          /** Likeness of the names, 0 to 100. */
          likeness: z.int().min(0).max(100),
          programme: z.string(),
        }),
      )
      .min(1),
  }),
]);
export type ScreeningAnswer = z.infer<typeof screeningAnswer>;

export const watchlist = defineProtocol({
  kind: "watchlist",
  summary: "Sanctions lists (OFAC)",
  acts: {
    screen: { summary: "Whether a person may be on a list", request: screening, answer: screeningAnswer },
  },
});
