import { addDays, anniversary, type LocalDate } from "../calendar/local-date.ts";
import { COOLING_OFF_DAYS } from "../calendar/texas-clocks.ts";
import { isTexasHomestead } from "./eligibility.ts";
import type { DecisionReason } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

/** The first day on which another equity loan on a homestead may close. Tex. Const. art. XVI s.50(a)(6)(M)(iii). */
export const firstDayAfter = (closedOn: LocalDate): LocalDate => anniversary(closedOn, 1);

/** Equity loans on a homestead that this line would leave open beside it, by their liens. Tex. Const. art. XVI s.50(a)(6)(K). */
export function openEquityLoans({ property, equityLoans = [], liens }: UnderwritingInput): readonly string[] {
  if (!isTexasHomestead(property)) return [];
  return liens
    .filter(({ id, paidOffAtClosing }) => !paidOffAtClosing && equityLoans.some(({ lienId }) => lienId === id))
    .map(({ id }) => id);
}

/** One loan at a time: paid off with this line, the other makes room. */
export const equityLoanOpen = (open: readonly string[]): DecisionReason => ({
  finding: "EQUITY_LOAN_OPEN",
  code: "OTHER",
  specify: "Texas law allows one home equity loan on a homestead at a time",
  numbers: { openEquityLoans: open.length },
});

/**
 * The year since an earlier equity loan closed is not over, even by the day on which this one could close at the earliest. It counts
 * whether that loan is still open, paid off by this line, or released already.
 */
export function equityLoanYear({ asOf, property, equityLoans = [] }: UnderwritingInput): DecisionReason[] {
  const [last] = equityLoans
    .flatMap(({ closedOn }) => closedOn ?? [])
    .toSorted()
    .toReversed();
  if (!isTexasHomestead(property) || last === undefined) return [];
  if (firstDayAfter(last) <= addDays(asOf, COOLING_OFF_DAYS)) return [];
  return [
    {
      finding: "EQUITY_LOAN_YEAR",
      code: "OTHER",
      specify: "Texas law asks for a year between home equity loans on a homestead",
      numbers: { closedOn: last, firstDay: firstDayAfter(last) },
    },
  ];
}
