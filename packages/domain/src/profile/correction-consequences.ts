/** Who somebody is, or what they earn and how. */
export type CorrectionKind = "person" | "income";

/** What a correction brings with it; told before it is made. */
export const consequences = [
  "CREDIT_CHECK",
  "DEBTS_AGAIN",
  "OFFERS_ANEW",
  "INCOME_AGAIN",
  "SUMMARY_ANEW",
  "SIGN_AGAIN",
] as const;
export type Consequence = (typeof consequences)[number];

export function consequencesOf(
  kind: CorrectionKind,
  { isSigned, isIncomeShown }: { readonly isSigned: boolean; readonly isIncomeShown: boolean },
): readonly Consequence[] {
  return [
    ...(kind === "person" ? (["CREDIT_CHECK", "DEBTS_AGAIN"] as const) : []),
    "OFFERS_ANEW",
    ...(kind === "income" && isIncomeShown ? (["INCOME_AGAIN"] as const) : []),
    isSigned ? "SIGN_AGAIN" : "SUMMARY_ANEW",
  ];
}
