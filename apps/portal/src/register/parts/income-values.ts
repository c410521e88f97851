import type { EmploymentType } from "@gable/domain/application/enumerations.ts";
import type { OtherIncome } from "@gable/domain/profile/registration.ts";
import type { Standing, TypedAnswers } from "./registration.ts";

export type IncomePer = "year" | "month";

/** What the fields hold. Amounts in whole cents, null while empty; `annualIncome` is for a month where `per` says so. */
export type IncomeValues = {
  employmentType: string;
  per: IncomePer;
  annualIncome: number | null;
  otherIncome: { type: string; annualAmount: number | null }[];
};

const MONTHS = 12;

/** What is earned in a year, in cents. */
export function yearlyIncome(amount: number | null, per: IncomePer): number | null {
  return amount === null || per === "year" ? amount : amount * MONTHS;
}

export function incomeValues({ employmentType, annualIncome, otherIncome }: Standing["answers"]): IncomeValues {
  return {
    employmentType: employmentType ?? "",
    per: "year",
    annualIncome: annualIncome ?? null,
    otherIncome: (otherIncome ?? []).map((income) => ({ ...income })),
  };
}

/** What is checked and sent. Whoever has no work has no income from it; an empty row of other income is left out. */
export function incomeAnswers({ employmentType, per, annualIncome, otherIncome }: IncomeValues): TypedAnswers {
  const yearly = employmentType === "UNEMPLOYED" ? 0 : yearlyIncome(annualIncome, per);
  const others = otherIncome.filter(({ type, annualAmount }) => type !== "" || annualAmount !== null);
  return {
    ...(employmentType !== "" && { employmentType: employmentType as EmploymentType }),
    ...(yearly !== null && { annualIncome: yearly }),
    otherIncome: others as OtherIncome[],
  };
}

const SELDOM_ABOVE = 200_000_000;
const SELDOM_BELOW = 600_000;

/** An amount that is more often mistyped than true: above $2,000,000 or, unless it is nothing, below $6,000 a year. */
export function isUnlikely(yearlyCents: number): boolean {
  return yearlyCents > SELDOM_ABOVE || (yearlyCents > 0 && yearlyCents < SELDOM_BELOW);
}
