import type { PlanRow } from "./plan-rows.ts";

/**
 * The rows of the plan by what they are about, for code that asks for one of them; past the last is `END_ROW`. Their names for people
 * are `planRows`. The papers of the line are signed in `signing`, the deed in `notary`.
 */
export const rowOf = {
  profile: 1,
  softCredit: 2,
  home: 3,
  homeValue: 4,
  debts: 5,
  decision: 6,
  choice: 7,
  additionalInformation: 8,
  demographics: 9,
  titleSearch: 10,
  summary: 11,
  submission: 12,
  income: 13,
  account: 14,
  repayment: 15,
  employment: 16,
  identity: 17,
  valuation: 18,
  finalTitle: 19,
  payoffs: 20,
  closingPackage: 21,
  signing: 22,
  signers: 23,
  notary: 24,
  insurance: 25,
  rescission: 26,
  recording: 27,
  money: 28,
} as const satisfies Readonly<Record<string, PlanRow>>;

/** From this row on every condition of credit is met, and only papers and money are left. */
export const FIRST_ROW_OF_CLOSING: PlanRow = rowOf.closingPackage;
