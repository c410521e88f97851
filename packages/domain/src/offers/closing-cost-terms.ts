import * as z from "zod";
import { CentsAmount } from "../money/schemas.ts";

/** What others charge at closing, as it travels: from it the browser works out what one line costs. */
export const ClosingCostTerms = z.object({
  items: z.array(
    z.object({
      cost: z.enum(["VALUATION", "MANUAL_NOTARY", "RECORDING_FEE", "RECORDING_TAX"]),
      low: CentsAmount,
      high: CentsAmount,
    }),
  ),
  /** The line, in cents, for which the recording tax is given; it grows with the line, the other charges do not. */
  perLine: z.int().positive(),
  /** On a Texas homestead the lender pays. */
  paidBy: z.enum(["borrower", "lender"]),
});
export type ClosingCostTerms = z.infer<typeof ClosingCostTerms>;
