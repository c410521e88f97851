import { businessDayAfter } from "../../calendar/business-days.ts";
import { type CreditorCalendar, creditorDays } from "../../calendar/creditor-days.ts";
import { addDays, type LocalDate } from "../../calendar/local-date.ts";
import { type Instant, localDateAt } from "../../calendar/zoned-time.ts";
import { type Effect, effect } from "../effect.ts";
import type { Facts } from "../facts/facts.ts";
import { isTexasHomestead } from "../notary/notarisation.ts";
import { homeOf } from "../property/home.ts";

/** Employment is confirmed at most so many of the lender's business days before closing (rule 4.5). */
const DAYS_GOOD = 10;

/** The last day on which the line may be opened on a confirmation of that instant; the day itself is day 0. */
export const goodThrough = (confirmedAt: Instant, timeZone: string, calendar?: CreditorCalendar): LocalDate =>
  businessDayAfter(localDateAt(confirmedAt, timeZone), DAYS_GOOD, creditorDays(calendar));

/** The last day, where the home is, on which the line may be opened on the present confirmation; undefined without one. */
export function employmentGoodThrough(facts: Facts): LocalDate | undefined {
  const zone = homeOf(facts)?.timeZone;
  return zone !== undefined && facts.employment?.outcome === "CONFIRMED"
    ? goodThrough(facts.employment.at, zone, facts.creditorCalendar)
    : undefined;
}

/** Whether the line may not be opened on a day, because the confirmation is too old by then. */
export function isEmploymentTooOld(facts: Facts, today: LocalDate): boolean {
  const last = employmentGoodThrough(facts);
  return last !== undefined && facts.closingSignedAt === undefined && today > last;
}

/**
 * The day on which a confirmation becomes too old for papers that are signed by hand: nobody knows when they are. What is signed on a
 * screen is drawn on the day of signing, and looked at then.
 */
export function employmentAgesOn(facts: Facts): LocalDate | undefined {
  const isByHand = facts.onPaper !== undefined || isTexasHomestead(facts);
  const isOpen = facts.closingDocuments !== undefined && facts.closingSignedAt === undefined;
  const last = isByHand && isOpen ? employmentGoodThrough(facts) : undefined;
  return last && addDays(last, 1);
}

/** The employer is asked once more; what was answered before stays on record. */
export function employmentAskedAnew({ employment, employmentBefore = [] }: Facts): {
  readonly employment: undefined;
  readonly employmentBefore: NonNullable<Facts["employmentBefore"]>;
} {
  return {
    employment: undefined,
    employmentBefore: employment ? [...employmentBefore, { confirmedAt: employment.at }] : employmentBefore,
  };
}

/** The address at work that was shown for the employer who is named now, as long as the job is not confirmed. */
export function openWorkMail({ employer, employment, workMail }: Facts): Facts["workMail"] {
  const isOpen = employment !== undefined && employment.outcome !== "CONFIRMED";
  return isOpen && workMail?.employerAt === employer?.at ? workMail : undefined;
}

/** The question whether the domain of an address at work is the employer's. */
export const workMailOrder = (proven: NonNullable<Facts["workMail"]>): Effect =>
  effect("check-work-mail", proven.provenAt);

/** A question about the employer that is named now; another for each confirmation that grew too old. */
export function employmentOrder(kind: "confirm-employment" | "ask-employer", facts: Facts): Effect {
  const { employer, employmentBefore = [] } = facts;
  const before = employmentBefore.at(-1)?.confirmedAt;
  return effect(kind, employer?.at ?? "", ...(before === undefined ? [] : [before]));
}
