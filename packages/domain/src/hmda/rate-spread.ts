import type { LocalDate } from "../calendar/local-date.ts";
import { type DecimalValue, ExactDecimal } from "../money/rounding.ts";
import { type AporWeek, aporFor } from "../underwriting/apor.ts";

export type RateSpread =
  | { readonly ok: true; readonly spread: string }
  /** NOT_REPORTED: the register has NA. BAD_TERM: no table reaches so far. */
  | { readonly ok: false; readonly reason: "NOT_REPORTED" | "BAD_TERM" | "NO_APOR" };

const LONGEST_TERM_MONTHS = 600;

/**
 * APR less the average prime offer rate of a comparable transaction on the day the rate was set, three decimals. Reported for
 * loans made and for approvals not accepted; not for reverse mortgages. 12 CFR 1003.4(a)(12).
 */
export function rateSpread(
  loan: {
    readonly actionTaken: number;
    readonly aprPercent: DecimalValue;
    readonly termMonths: number;
    readonly rateSet: LocalDate;
    readonly isReverseMortgage: boolean;
  },
  weeks: readonly AporWeek[],
): RateSpread {
  if (loan.termMonths < 1 || loan.termMonths > LONGEST_TERM_MONTHS) return { ok: false, reason: "BAD_TERM" };
  if (loan.isReverseMortgage || ![1, 2, 8].includes(loan.actionTaken)) return { ok: false, reason: "NOT_REPORTED" };
  const apor = aporFor(weeks, loan.rateSet, loan.termMonths);
  if (apor === null) return { ok: false, reason: "NO_APOR" };
  return { ok: true, spread: new ExactDecimal(loan.aprPercent).minus(apor).toFixed(3) };
}
