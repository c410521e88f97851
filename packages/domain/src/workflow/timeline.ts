import type { ConditionCategory } from "../application/enumerations.ts";
import type { PlanRow } from "../journey/plan-rows.ts";
import { isRescissionDay } from "../calendar/rescission-days.ts";
import { businessDayAfter, firstBusinessDayFrom } from "../calendar/business-days.ts";
import { isFederalReserveDay } from "../calendar/federal-reserve-days.ts";
import { expectedFundingDate } from "../calendar/funding-date.ts";
import { addDays, latestOf, type LocalDate, SUNDAY, weekdayOf, yearOf } from "../calendar/local-date.ts";
import { type RescissionPeriod, rescissionPeriod } from "../calendar/rescission-period.ts";
import { texasRescissionPeriod } from "../calendar/texas-clocks.ts";
import { creditorDays } from "../calendar/creditor-days.ts";
import { needsAttorneyReview } from "../notary/state-practice.ts";
import { closingHolds, expectedSigningDay } from "./notices/closing-holds.ts";
import { isTexasHomestead } from "./notarisation.ts";
import { notaryDay } from "./notary-day.ts";
import { localDateAt } from "../calendar/zoned-time.ts";
import { statutoryHolidays } from "../calendar/federal-holidays.ts";
import { moneyWaitsFor } from "../conditions/money-waits.ts";
import { awaitsRelease } from "./awaits-release.ts";
import { everySignerSigned } from "./co-deed.ts";
import { deadlineForBorrower } from "./deadline-words.ts";
import { deadlinesOf, type RunningDeadline } from "./deadlines.ts";
import { decide, isRangeDone } from "./decide.ts";
import { debtsToPay } from "./debts-to-pay.ts";
import { momentRows } from "./moment-rows.ts";
import { figuresHold } from "./payoff-standing.ts";
import { isCashSent } from "./stages/funding.ts";
import type { Facts, LoanFile } from "./facts/facts.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import { homeOf, isValueChallenged, needsPersonalValuation } from "./home.ts";
import { expectedValuation } from "../valuation/expected-valuation.ts";

export const moments = [
  "opened",
  "offer-chosen",
  "submitted",
  "income-verified",
  "identity-verified",
  "home-valued",
  "signing-opens",
  "documents-signed",
  "others-signed",
  "attorney-reviewed",
  "deed-notarised",
  "rescission-ends",
  "hold-ends",
  "recorded",
  "funded",
  "debts-paid",
] as const;
export type Moment = (typeof moments)[number];

export interface TimelineEntry {
  readonly moment: Moment;
  /** In the property's zone; null where it cannot be told yet. */
  readonly date: LocalDate | null;
  readonly at: Instant | null;
  readonly state: "done" | "now" | "ahead";
  readonly mover: "borrower" | "others" | "lender" | "county" | "nobody";
  /** Computed as if everything that is the borrower's were done today. */
  readonly estimated: boolean;
}

export interface CountedDay {
  readonly date: LocalDate;
  readonly counts: boolean;
  /** `SUNDAY` or the name of the holiday, where the day does not count. */
  readonly reason: string | null;
}

export interface LoanTimeline {
  readonly entries: readonly TimelineEntry[];
  readonly fundingDate: LocalDate | null;
  readonly days: readonly CountedDay[];
  /** By when something is to be done, or a promise holds, that is the borrower's to know; the next first. */
  readonly deadlines: readonly RunningDeadline[];
  /** What is the borrower's move before any money is sent. */
  readonly waitsFor: readonly ConditionCategory[];
}

/** The rows that make up what a borrower has done once, and need not do again where something before it falls. */
const standsBeside: Partial<Record<Moment, readonly [PlanRow, PlanRow]>> = {
  submitted: [8, 12],
  "income-verified": [13, 13],
  "identity-verified": [17, 17],
};

/** A lawyer reads a deed within so many business days (policy). */
const ATTORNEY_DAYS = 3;
const FALLBACK_ZONE = "America/New_York";

/**
 * What happened, what happens next, and when the money comes if the borrower does today what is theirs to do. `holdDays`: what the lender
 * would wait after the right to cancel if everybody signed today; of a line whose period runs its own facts say it.
 */
export function timelineOf(file: LoanFile, now: Instant, holdDays = 0): LoanTimeline {
  const { facts } = file;
  const zone = homeOf(facts)?.timeZone ?? FALLBACK_ZONE;
  const today = localDateAt(now, zone);
  const dateOf = (instant: Instant | undefined): LocalDate | null => (instant ? localDateAt(instant, zone) : null);
  const { row } = decide(file);

  const isHome = (facts.additional?.occupancy ?? facts.answers.occupancy) === "PRIMARY";
  // The notice about a score is a paper that is sent at once, and no wait to plan with.
  const holds = facts.closingSignedAt
    ? []
    : closingHolds(facts, today).filter(({ rule }) => rule !== "CREDIT_SCORE_NOTICE");
  // Documents are drawn on the value: where somebody has yet to look at the home, nobody signs before that.
  const valuedOn = awaitedValuation(facts, today, zone);
  const opensOn = expectedSigningDay(facts, valuedOn ?? today);
  const office = facts.notaryVisit?.startsAt && isTexasHomestead(facts) ? dateOf(facts.notaryVisit.startsAt) : null;
  // Whoever has not signed does so today, or as soon as they may.
  const unsignedOn = latestOf(facts.closingSignedAt ? today : opensOn, office ?? today);
  // The right runs for everybody from the last of their signatures (12 CFR 1026.15(a)(3)).
  const signedOn = latestOf(
    dateOf(facts.closingSignedAt) ?? unsignedOn,
    ...facts.signers.map(({ signedAt }) => dateOf(signedAt) ?? unsignedOn),
  );
  const period = isHome ? periodFrom(signedOn, homeOf(facts)?.address.state) : null;
  const needsAttorney = needsAttorneyReview(homeOf(facts)?.address.state ?? "", signedOn);
  const reviewedOn =
    dateOf(facts.attorneyReviewed?.at) ??
    businessDayAfter(signedOn, ATTORNEY_DAYS, creditorDays(facts.creditorCalendar));
  const isSent = isCashSent(facts);
  const sentAt = isSent ? (facts.disbursement?.at ?? facts.funding?.at) : undefined;
  const days = facts.rescission ? (facts.rescissionHold?.days ?? 0) : holdDays;
  const holdLasts = period && days > 0 ? addDays(period.lastDayToRescind, days) : null;
  // Where everybody has confirmed that they did not cancel, nothing is left of the wait.
  const heldUntil =
    holdLasts && !facts.rescissionHoldOver ? firstBusinessDayFrom(addDays(holdLasts, 1), isFederalReserveDay) : today;
  const promised = latestOf(expectedFundingDate(dateOf(facts.submittedAt) ?? today, period), heldUntil);
  // Nothing is recorded or paid before the deed, and no deed is signed before a lawyer has read it and a
  // lender's wait is over, where there is one.
  const readOn = needsAttorney ? latestOf(reviewedOn, today) : unsignedOn;
  const { notaryWait } = facts;
  const bookedOn = notaryDay(facts, zone);
  const deedOn = facts.deed ? null : latestOf(readOn, notaryWait?.opensOn ?? readOn, bookedOn ?? readOn);
  const expected = deedOn === null ? promised : latestOf(promised, firstBusinessDayFrom(deedOn, isFederalReserveDay));
  // A day that has passed is none to promise; while a creditor's figure is in question, or people have yet to let the money go, no day is.
  const next = expected && latestOf(expected, firstBusinessDayFrom(today, isFederalReserveDay));
  const isReleased = !awaitsRelease(file);
  const isSigned = facts.closingSignedAt !== undefined && everySignerSigned(facts);
  // Of whoever has signed and still owes an answer, the day is over that counted on it: the next one is theirs to set.
  const waitsFor = isSent ? [] : moneyWaitsFor(file).map(({ categoryEnum }) => categoryEnum);
  const waitsForBorrower = isSigned && expected <= today && waitsFor.length > 0;
  const fundingDate = dateOf(sentAt) ?? (figuresHold(facts) && isReleased && !waitsForBorrower ? next : null);

  const done: Readonly<Record<Moment, Instant | undefined>> = {
    opened: facts.receivedAt,
    "offer-chosen": facts.offer?.at,
    submitted: facts.submittedAt,
    "income-verified": facts.incomeVerified?.at,
    "identity-verified": facts.identityChecks.at(-1)?.result?.at,
    "home-valued": facts.bpo?.at,
    "signing-opens": facts.closingSignedAt,
    "documents-signed": facts.closingSignedAt,
    "others-signed": lastOf(facts.signers.map(({ signedAt }) => signedAt)),
    "attorney-reviewed": facts.attorneyReviewed?.at,
    "deed-notarised": facts.deed?.notarisedAt,
    "rescission-ends": facts.rescissionOver,
    "hold-ends": facts.rescissionHoldOver?.at,
    recorded: facts.recording?.submittedAt,
    funded: sentAt,
    "debts-paid": Object.values(facts.payoffPayments)
      .map(({ at }) => at)
      .toSorted()
      .at(-1),
  };
  const planned: Partial<Record<Moment, LocalDate | null>> = {
    "home-valued": valuedOn,
    "signing-opens": opensOn,
    "documents-signed": holds.length > 0 || office || valuedOn ? unsignedOn : null,
    "attorney-reviewed": reviewedOn,
    "deed-notarised": needsAttorney || notaryWait || bookedOn ? deedOn : null,
    "rescission-ends": period?.lastDayToRescind ?? null,
    "hold-ends": facts.rescissionHoldOver?.because === "CONFIRMED" ? dateOf(facts.rescissionHoldOver.at) : holdLasts,
    // A county records on the days on which offices are open.
    recorded: period && latestOf(period.earliestDisbursement, deedOn ?? period.earliestDisbursement, heldUntil),
    funded: fundingDate,
  };
  const applies: Partial<Record<Moment, boolean>> = {
    "home-valued": valuedOn !== null || facts.bpo?.status === "COMPLETE",
    "signing-opens": holds.length > 0 && opensOn > latestOf(today, valuedOn ?? today),
    "attorney-reviewed": needsAttorney,
    "rescission-ends": isHome,
    "hold-ends": holdLasts !== null,
    "others-signed": facts.signers.length > 0,
    "debts-paid": debtsToPay(facts).length > 0,
  };
  const shown = moments.filter((moment) => applies[moment] ?? true);
  // Money and payoffs are one row of the plan, and come one after the other.
  const isDoneAt = (moment: Moment): boolean => {
    if (moment === "attorney-reviewed") return facts.attorneyReviewed !== undefined;
    if (moment === "home-valued") return valuedOn === null;
    if (moment === "rescission-ends" && row === momentRows[moment].row) return facts.rescissionOver !== undefined;
    if (moment === "funded") return row >= momentRows.funded.row && isSent;
    const before = standsBeside[moment];
    return row > momentRows[moment].row || (before !== undefined && isRangeDone(file, ...before));
  };
  const mayPay = waitsForBorrower ? "borrower" : "lender";
  const moverOf = (moment: Moment): TimelineEntry["mover"] => {
    if (moment === "funded") return mayPay;
    // Somebody looks at the home as soon as the borrower has ordered it.
    return moment === "home-valued" && facts.bpo?.status === "ORDERED" ? "lender" : momentRows[moment].mover;
  };
  const firstOpen = shown.find((moment) => !isDoneAt(moment));
  return {
    entries: shown.map((moment) => {
      const isDone = isDoneAt(moment);
      return {
        moment,
        // What ends with a day ends on its own, whenever the product took note of it.
        date: isDone && !moment.endsWith("-ends") ? dateOf(done[moment]) : (planned[moment] ?? null),
        at: isDone ? (done[moment] ?? null) : null,
        state: isDone ? "done" : moment === firstOpen ? "now" : "ahead",
        mover: moverOf(moment),
        estimated: !isDone && !isSigned,
      };
    }),
    fundingDate,
    days: period ? countedDays(signedOn, period.lastDayToRescind) : [],
    deadlines: deadlinesOf(file).filter(({ deadline }) => deadlineForBorrower(deadline) !== undefined),
    waitsFor,
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

/** The period in which the line may be cancelled, if everybody has signed by this day; Texas's own days count where the home is there. */
function periodFrom(signedOn: LocalDate, state: string | undefined): RescissionPeriod {
  const events = { accountOpened: signedOn, noticeDelivered: signedOn, materialDisclosuresDelivered: signedOn };
  return state === "TX" ? texasRescissionPeriod(events) : rescissionPeriod(events);
}

const lastOf = (instants: readonly (Instant | undefined)[]): Instant | undefined =>
  instants.some((instant) => instant === undefined)
    ? undefined
    : instants
        .filter((instant) => instant !== undefined)
        .toSorted()
        .at(-1);

/** The days from signing to the end of the right to cancel, each with why it counts or not. */
function countedDays(signedOn: LocalDate, lastDay: LocalDate): CountedDay[] {
  const days: CountedDay[] = [];
  for (let date = addDays(signedOn, 1); date <= lastDay; date = addDays(date, 1)) {
    const counts = isRescissionDay(date);
    const reason =
      weekdayOf(date) === SUNDAY
        ? "SUNDAY"
        : (statutoryHolidays(yearOf(date)).find((holiday) => holiday.date === date)?.name ?? null);
    days.push({ date, counts, reason: counts ? null : reason });
  }
  return days;
}
