import * as z from "zod";
import { CentsAmount } from "../money/schemas.ts";

/** A debt that already has a claim on the home. */
export const Lien = z.object({
  id: z.string(),
  lender: z.string(),
  /** 1 is the first mortgage. */
  position: z.int().min(1),
  balance: CentsAmount,
  /** A line that can be drawn again; its whole limit counts against the home. */
  openEnd: z.boolean(),
  limit: CentsAmount.nullable(),
  monthlyPayment: CentsAmount,
  /** Paid off and released with money of this line. */
  paidOffAtClosing: z.boolean(),
  inForbearance: z.boolean().default(false),
  /** What the borrower says is owed, where that is less than on record and not shown yet; 0 where it is said to be gone. */
  saidBalance: CentsAmount.optional(),
});
export type Lien = z.infer<typeof Lien>;
