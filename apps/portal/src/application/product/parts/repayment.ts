import { addMonths, datePartsOf, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import { schedule } from "@gable/domain/money/amortisation.ts";
import type { Cents } from "@gable/domain/money/cents.ts";
import type { OfferQuote } from "@gable/domain/offers/offer.ts";

/** What is owed at the end of a month; the first is the day the money comes. */
export type Balance = { readonly date: LocalDate; readonly owed: Cents };

/** Some years of payments together. */
export type RepaidYears = {
  /** Years since the money came. */
  readonly years: number;
  readonly until: LocalDate;
  readonly interest: Cents;
  readonly repaid: Cents;
  readonly owed: Cents;
};

export type Repayment = {
  readonly balances: readonly Balance[];
  /** Index of the first month in which no more than half is owed. */
  readonly halfAt: number;
  readonly years: readonly RepaidYears[];
};

type Line = Pick<OfferQuote, "totalLine" | "ratePercent" | "termYears">;

/** A line over its term, month by month and year by year, if nothing is drawn again. `start` is the day the money comes. */
export function repaymentOf(line: Line, start: LocalDate): Repayment {
  const rows = schedule(line.totalLine, line.ratePercent, line.termYears);
  const balances = [
    { date: start, owed: line.totalLine },
    ...rows.map(({ number, balance }) => ({ date: addMonths(start, number), owed: balance })),
  ];
  const years = Array.from({ length: line.termYears }, (_, index): RepaidYears => {
    const year = rows.slice(index * 12, (index + 1) * 12);
    return {
      years: index + 1,
      until: addMonths(start, (index + 1) * 12),
      interest: year.reduce((sum, { interest }) => sum + interest, 0),
      repaid: year.reduce((sum, { principal }) => sum + principal, 0),
      owed: year.at(-1)?.balance ?? 0,
    };
  });
  return { balances, halfAt: balances.findIndex(({ owed }) => owed * 2 <= line.totalLine), years };
}

/** Every `step` years as one row, so that a long term is read at a glance. */
export function inSteps(years: readonly RepaidYears[], step: number): RepaidYears[] {
  return years.flatMap((last, index) => {
    if (last.years % step !== 0 && index !== years.length - 1) return [];
    const together = years.slice(index - ((last.years - 1) % step), index + 1);
    return [
      {
        ...last,
        interest: together.reduce((sum, { interest }) => sum + interest, 0),
        repaid: together.reduce((sum, { repaid }) => sum + repaid, 0),
      },
    ];
  });
}

/** Months to name below the plot: start and end, and the years between them in five steps. */
export function namedMonths({ balances }: Repayment): { readonly at: number; readonly year: number }[] {
  const last = balances.length - 1;
  return [1, 2, 3, 4, 5].map((fifth) => {
    const at = Math.round((last * fifth) / 5);
    return { at, year: datePartsOf(balances[at]?.date ?? "").year };
  });
}
