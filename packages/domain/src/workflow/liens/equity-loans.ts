import type { LocalDate } from "../../calendar/local-date.ts";
import type { Facts } from "../facts/facts.ts";
import { homeOf } from "../property/home.ts";
import { reportedTradelines } from "./found-liens.ts";

/** A home equity loan or line on the home. Null: released, or closed on a day that nobody knows. */
export interface EquityLoan {
  readonly lienId: string | null;
  readonly closedOn: LocalDate | null;
}

/**
 * Home equity loans on the home that the credit report, county records or the borrower tell of: those that are open, by their liens, and
 * those that the county shows as released. A deed that the county has the exact day of counts before the month that a bureau reports.
 */
export function equityLoansOf(facts: Facts): readonly EquityLoan[] {
  const recorded = homeOf(facts)?.recordedLiens ?? [];
  const equity = new Set(reportedTradelines(facts).flatMap(({ id, kind }) => (kind === "HOME_EQUITY" ? [id] : [])));
  // A bureau reports a cash-out as a mortgage like any other: that it is one stands in the county's books alone.
  const isOfRecord = (id: string | undefined): boolean =>
    recorded.some((lien) => lien.id === id && lien.isEquityLoan === true);
  const open = (facts.liens?.liens ?? [])
    .filter(({ id, openEnd, recordedId }) => openEnd || equity.has(id) || isOfRecord(recordedId))
    .map(({ id, openedOn, recordedId }) => ({
      lienId: id,
      closedOn: recorded.find((lien) => lien.id === recordedId)?.recordedOn ?? openedOn,
    }));
  const released = recorded
    .filter(({ openEnd, isEquityLoan, releasedOn }) => (openEnd || isEquityLoan === true) && releasedOn !== null)
    .map(({ recordedOn }) => ({ lienId: null, closedOn: recordedOn }));
  return [...open, ...released];
}

/** The day on which the latest of them closed; null where there is none. */
export const lastEquityLoanClosed = (facts: Facts): LocalDate | null =>
  equityLoansOf(facts)
    .flatMap(({ closedOn }) => closedOn ?? [])
    .toSorted()
    .at(-1) ?? null;
