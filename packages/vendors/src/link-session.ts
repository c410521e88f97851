import { z } from "zod";
import { identifier, instant, person, token } from "./wire-values.ts";

/** What the lender says when a borrower is sent to a vendor's own page. The vendor sends the browser back to `returnUrl`. */
export const linkRequest = z.object({
  person,
  returnUrl: z.url(),
  /** Repeated in the query of the return, so that the lender knows whom it sent. Never personal. */
  state: identifier,
  language: z.enum(["en", "es"]).optional(),
  /** Whom the page tells the borrower that they share with. */
  lender: z.string().min(1).max(200).optional(),
});

/**
 * A visit to the vendor's page. The first answer is `open`; when the borrower has finished or given up, an event of a higher revision
 * says so, even where the browser never came back.
 */
export const linkAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("open"), url: z.url(), expiresAt: instant }),
  z.object({ outcome: z.literal("completed"), publicToken: token }),
  z.object({ outcome: z.literal("abandoned"), reason: z.enum(["cancelled", "expired"]) }),
]);
export type LinkAnswer = z.infer<typeof linkAnswer>;

/** The query with which the vendor's page sends the browser back to the lender. */
export const linkReturn = z.object({
  state: identifier,
  outcome: z.enum(["completed", "cancelled"]),
  publicToken: token.optional(),
});
