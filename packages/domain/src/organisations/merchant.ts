import * as z from "zod";

/** A contractor who refers borrowers to a lender, and whose work the line pays for. */
export const Merchant = z.object({
  uuid: z.uuid(),
  name: z.string().min(1),
  /** What they do: `Porches and decks`. */
  trade: z.string().min(1),
  /** Of the state's contractor board; null where it licenses none. */
  licence: z.string().min(1).nullable(),
  phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "Write the number as (800) 555-0142."),
});
export type Merchant = z.infer<typeof Merchant>;
