import type { Cents } from "./cents.ts";

/** A charge that can arise after the line is opened; the agreement and the account-opening disclosure name every one of them. */
export interface AccountCharge {
  readonly name: string;
  readonly amount: Cents;
  /** When it arises, to follow "charged": "when a payment comes back unpaid". */
  readonly when: string;
}

/** The charges of every lender here. POLICY: there is no yearly, inactivity or early-closing fee. */
export const accountCharges: readonly AccountCharge[] = [
  { name: "Returned payment", amount: 1_500, when: "when a payment comes back unpaid" },
];
