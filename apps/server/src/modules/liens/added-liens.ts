import { randomUUID } from "node:crypto";
import { addDays, addMonths, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { AddedLien } from "@gable/domain/liens/lien-answer.ts";
import type { KnownLien } from "@gable/domain/workflow/facts/credit-facts.ts";

/** Of a day `yyyy-mm-dd`. */
const monthOf = (day: LocalDate): string => day.slice(0, "yyyy-mm".length);

/** What is wanting of debts that the borrower adds, by field: when each began, and how much was borrowed at first. */
export function wantingOfAdded(added: readonly AddedLien[], today: LocalDate): [field: string, codes: string[]][] {
  return added.flatMap(({ openedIn, originalAmount, openEnd }, index) => {
    const wanting: [string, string[]][] = [];
    if (openedIn === undefined) wanting.push([`added.${index}.openedIn`, ["required"]]);
    else if (openedIn > monthOf(today)) wanting.push([`added.${index}.openedIn`, ["month-to-come"]]);
    if (!openEnd && originalAmount === undefined) wanting.push([`added.${index}.originalAmount`, ["required"]]);
    return wanting;
  });
}

/**
 * An added debt as it counts. Of the month in which it began the last day is taken, if that is over: where a year must pass since another loan on
 * the home (Texas, section 50(a)(6)(M)(iii)), it has not passed before.
 */
export function addedLien(added: AddedLien, today: LocalDate): KnownLien {
  const { lender, openedIn, originalAmount, balance, monthlyPayment, openEnd, limit } = added;
  const whole = openEnd ? (limit ?? balance) : null;
  return {
    id: randomUUID(),
    lender,
    position: 1,
    balance,
    openEnd,
    limit: whole,
    monthlyPayment,
    paidOffAtClosing: false,
    inForbearance: false,
    openedOn: openedIn === undefined ? null : beganOn(openedIn, today),
    originalAmount: whole ?? originalAmount ?? null,
    seenIn: "BORROWER",
  };
}

function beganOn(month: string, today: LocalDate): LocalDate {
  const lastDay = addDays(addMonths(`${month}-01`, 1), -1);
  return lastDay < today ? lastDay : today;
}

/** What was said of an added debt, for correction. */
export const saidOfAdded = ({
  lender,
  openedOn,
  originalAmount,
  balance,
  monthlyPayment,
  openEnd,
  limit,
}: KnownLien): AddedLien => ({
  lender,
  ...(openedOn !== null && { openedIn: monthOf(openedOn) }),
  ...(originalAmount !== null && !openEnd && { originalAmount }),
  balance,
  monthlyPayment,
  openEnd,
  ...(limit !== null && { limit }),
});
