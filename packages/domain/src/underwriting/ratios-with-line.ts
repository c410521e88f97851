import { cltvPercent, formatCltv } from "../liens/cltv.ts";
import { levelPayment } from "../money/amortisation.ts";
import type { Cents } from "../money/cents.ts";
import { dtiPercent } from "./payment-room.ts";
import type { DecisionNumbers } from "./underwriting-decision.ts";

/** The line that somebody chose, as far as it bears on what they owe. */
interface ChosenLine {
  readonly line: Cents;
  /** Percent a year. */
  readonly ratePercent: string;
  readonly termYears: number;
}

/**
 * What is owed with the line that was chosen, where the decision itself goes by the largest that it allows: percent with three decimals,
 * null where there is no income, or no value, to hold it against.
 */
export function ratiosWithLine(
  numbers: DecisionNumbers,
  { line, ratePercent, termYears }: ChosenLine,
): { readonly dtiPercent: string | null; readonly cltvPercent: string | null } {
  const payment = levelPayment(line, ratePercent, termYears);
  return {
    dtiPercent: dtiPercent({ ...numbers, householdSize: 1, reserves: null }, payment)?.toFixed(3) ?? null,
    cltvPercent: cltvWithLine(numbers, line),
  };
}

/** The claims before the line and the line itself in percent of the home's value, with three decimals; null where it has none. */
export const cltvWithLine = ({ otherClaims, value }: DecisionNumbers, line: Cents): string | null =>
  value === 0 ? null : formatCltv(cltvPercent(otherClaims, line, value));
