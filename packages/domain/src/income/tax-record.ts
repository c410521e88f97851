import type { LocalDate } from "../calendar/local-date.ts";
import type { Cents } from "../money/cents.ts";

/** What the tax office's own record says beside income: it can become a lien on the home, or mean that income is not all told. */
export interface TaxRecord {
  /** Tax that was not paid when the record was read, by the year that it is for. */
  readonly owed: readonly { readonly year: number; readonly amount: Cents }[];
  /** Years whose return was not there although it was due. */
  readonly notFiled: readonly number[];
}

/** A return may come until 15 October of the next year (Form 4868), and is in the record some weeks later (policy). */
const IN_RECORD_FROM = "12-01";

/** Undefined where there is nothing to ask about. `today`: the day of the reading, at home. */
export function taxRecordOf(
  transcripts: readonly { readonly year: number; readonly balanceOwed: Cents }[],
  yearsNotFiled: readonly number[],
  today: LocalDate,
): TaxRecord | undefined {
  const owed = transcripts
    .filter(({ balanceOwed }) => balanceOwed > 0)
    .map(({ year, balanceOwed }) => ({ year, amount: balanceOwed }));
  const notFiled = yearsNotFiled.filter((year) => today >= `${year + 1}-${IN_RECORD_FROM}`);
  return owed.length === 0 && notFiled.length === 0 ? undefined : { owed, notFiled };
}
