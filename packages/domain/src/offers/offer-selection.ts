import { z } from "zod";
import { VendorId } from "../liens/vendor-id.ts";

/** What the offer screen sends. Amounts in cents. */
export const OfferSelection = z.strictObject({
  offerUuid: z.uuid(),
  /** The whole line (initial draw and origination fee), in cents. */
  selectedOfferAmount: z.int().positive(),
  /** Names of lender discounts taken, such as `AUTOPAY`; none by default. */
  selectedDiscounts: z.array(z.string().max(40)).max(8),
  /** Identifiers of the debts to be paid off at closing. */
  selectedAccountsToPayoff: z.array(VendorId).max(20),
});
export type OfferSelection = z.infer<typeof OfferSelection>;
