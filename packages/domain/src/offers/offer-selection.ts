import { z } from "zod";
import { VendorId } from "../liens/vendor-id.ts";
import { MAX_CENTS } from "../money/cents.ts";

/** A debt that is named twice would be reckoned twice, and stand so in what is signed. */
const once = (names: string[]): string[] => [...new Set(names)];

/** What the offer screen sends. Amounts in cents. */
export const OfferSelection = z.strictObject({
  offerUuid: z.uuid(),
  /** The whole line (initial draw and origination fee), in cents. */
  selectedOfferAmount: z.int().positive().max(MAX_CENTS),
  /** Names of lender discounts taken, such as `AUTOPAY`; none by default. */
  selectedDiscounts: z.array(z.string().max(40)).max(8).overwrite(once),
  /** Identifiers of the debts to be paid off at closing. */
  selectedAccountsToPayoff: z.array(VendorId).max(20).overwrite(once),
});
export type OfferSelection = z.infer<typeof OfferSelection>;
