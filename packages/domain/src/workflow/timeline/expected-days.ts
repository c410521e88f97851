import { businessDayAfter, firstBusinessDayFrom } from "../../calendar/business-days.ts";
import { creditorDays } from "../../calendar/creditor-days.ts";
import { isFederalReserveDay } from "../../calendar/federal-reserve-days.ts";
import { expectedFundingDate } from "../../calendar/funding-date.ts";
import { addDays, type LocalDate, latestOf } from "../../calendar/local-date.ts";
import type { RescissionPeriod } from "../../calendar/rescission-period.ts";
import { rescissionPeriodFrom } from "../../calendar/texas-clocks.ts";
import { type Instant, localDateAt } from "../../calendar/zoned-time.ts";
import { needsAttorneyReview } from "../../notary/state-practice.ts";
import { expectedValuation } from "../../valuation/expected-valuation.ts";
import { mayRescind } from "../closing/rescission.ts";
import type { Facts } from "../facts/facts.ts";
import { isTexasHomestead } from "../notary/notarisation.ts";
import { notaryDay } from "../notary/notary-day.ts";
import { closingHolds, expectedSigningDay } from "../notices/closing-holds.ts";
import { homeOf, isValueChallenged, needsPersonalValuation } from "../property/home.ts";

/** A lawyer reads a deed within so many business days (policy). */
const ATTORNEY_DAYS = 3;

/** The days, where the home is, on which what is ahead comes if everything that is the borrower's were done today. */
export interface ExpectedDays {
  /** By which somebody has looked at the home; null where nobody has to look. */
  readonly valued: LocalDate | null;
  readonly signingOpens: LocalDate;
  /** Whether a wait of law stands before signing, beside papers that are sent at once. */
  readonly isSigningHeld: boolean;
  /** Whether a wait, an office or a valuation sets the day of signing, and not the borrower alone. */
  readonly isSigningSet: boolean;
  /** On which whoever has not signed does so. */
  readonly unsigned: LocalDate;
  /** On which the last of all has signed. */
  readonly signed: LocalDate;
  /** Null where no right to cancel runs. */
  readonly period: RescissionPeriod | null;
  /** Null where no lawyer reads the deed. */
  readonly attorney: LocalDate | null;
  /** The last day of the lender's wait after the right to cancel; null without one. */
  readonly holdLasts: LocalDate | null;
  /** Null once the deed is signed. */
  readonly deed: LocalDate | null;
  /** Whether a lawyer, a wait or an appointment sets the day of the deed. */
  readonly isDeedSet: boolean;
  /** A county records on the days on which offices are open; null without a right to cancel. */
  readonly recorded: LocalDate | null;
  /** On which the money could go. It may have passed, where something else keeps it back. */
  readonly money: LocalDate;
}

/** `today` and the days of the answer are in `zone`, the home's. `holdDays`: as `timelineOf` takes them. */
export function expectedDays(facts: Facts, today: LocalDate, zone: string, holdDays: number): ExpectedDays {
  const dateOf = (instant: Instant | undefined): LocalDate | null => (instant ? localDateAt(instant, zone) : null);
  const state = homeOf(facts)?.address.state;
  // Documents are drawn on the value: where somebody has yet to look at the home, nobody signs before that.
  const valued = awaitedValuation(facts, today, zone);
  const signingOpens = expectedSigningDay(facts, valued ?? today);
  const office = isTexasHomestead(facts) ? dateOf(facts.notaryVisit?.startsAt) : null;
  // The notice about a score is a paper that is sent at once, and no wait to plan with.
  const isSigningHeld =
    !facts.closingSignedAt && closingHolds(facts, today).some(({ rule }) => rule !== "CREDIT_SCORE_NOTICE");
  // Whoever has not signed does so today, or as soon as they may.
  const unsigned = latestOf(facts.closingSignedAt ? today : signingOpens, office ?? today);
  // The right runs for everybody from the last of their signatures (12 CFR 1026.15(a)(3)).
  const signed = latestOf(
    dateOf(facts.closingSignedAt) ?? unsigned,
    ...facts.signers.map(({ signedAt }) => dateOf(signedAt) ?? unsigned),
  );
  const period = mayRescind(facts) ? rescissionPeriodFrom(signed, state) : null;
  const attorney = needsAttorneyReview(state ?? "", signed)
    ? (dateOf(facts.attorneyReviewed?.at) ??
      businessDayAfter(signed, ATTORNEY_DAYS, creditorDays(facts.creditorCalendar)))
    : null;
  const daysHeld = facts.rescission ? (facts.rescissionHold?.days ?? 0) : holdDays;
  const holdLasts = period && daysHeld > 0 ? addDays(period.lastDayToRescind, daysHeld) : null;
  // Where everybody has confirmed that they did not cancel, nothing is left of the wait.
  const heldUntil =
    holdLasts && !facts.rescissionHoldOver ? firstBusinessDayFrom(addDays(holdLasts, 1), isFederalReserveDay) : today;
  const promised = latestOf(expectedFundingDate(dateOf(facts.submittedAt) ?? today, period), heldUntil);
  // Nothing is recorded or paid before the deed, and no deed is signed before a lawyer has read it and a
  // lender's wait is over, where there is one.
  const read = attorney ? latestOf(attorney, today) : unsigned;
  const { notaryWait } = facts;
  const booked = notaryDay(facts, zone);
  const deed = facts.deed ? null : latestOf(read, notaryWait?.opensOn ?? read, booked ?? read);
  return {
    valued,
    signingOpens,
    isSigningHeld,
    isSigningSet: isSigningHeld || office !== null || valued !== null,
    unsigned,
    signed,
    period,
    attorney,
    holdLasts,
    deed,
    isDeedSet: attorney !== null || notaryWait !== undefined || booked !== undefined,
    recorded: period && latestOf(period.earliestDisbursement, deed ?? period.earliestDisbursement, heldUntil),
    money: deed === null ? promised : latestOf(promised, firstBusinessDayFrom(deed, isFederalReserveDay)),
  };
}

/** The day by which somebody's look at the home is expected, as if what is not ordered yet were ordered today; null where nobody has to look. */
function awaitedValuation(facts: Facts, today: LocalDate, zone: string): LocalDate | null {
  if (facts.closingSignedAt) return null;
  const isLooked = facts.bpo?.status === "COMPLETE" && !isValueChallenged(facts);
  if (isLooked || !(needsPersonalValuation(facts) || isValueChallenged(facts))) return null;
  const orderedOn = facts.bpo?.status === "ORDERED" ? localDateAt(facts.bpo.at, zone) : today;
  return latestOf(expectedValuation(orderedOn), today);
}
