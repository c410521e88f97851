import type { ConditionCategory } from "../../application/enumerations.ts";
import { firstBusinessDayFrom } from "../../calendar/business-days.ts";
import { statutoryHolidays } from "../../calendar/federal-holidays.ts";
import { FEDERAL_RESERVE_ZONE, isFederalReserveDay } from "../../calendar/federal-reserve-days.ts";
import { fundingDayFrom } from "../../calendar/funding-hours.ts";
import { addDays, type LocalDate, latestOf, SUNDAY, weekdayOf, yearOf } from "../../calendar/local-date.ts";
import { isRescissionDay } from "../../calendar/rescission-days.ts";
import { type Instant, latestInstantOf, localDateAt } from "../../calendar/zoned-time.ts";
import { moneyWaitsFor } from "../../conditions/money-waits.ts";
import type { PlanRow } from "../../journey/plan-rows.ts";
import { rowOf } from "../../journey/row-of.ts";
import { deadlineForBorrower } from "../deadlines/deadline-words.ts";
import { deadlinesOf, type RunningDeadline } from "../deadlines/deadlines.ts";
import { decide, isRangeDone } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { awaitsRelease } from "../funding/awaits-release.ts";
import { debtsToPay } from "../payoff/debts-to-pay.ts";
import { figuresHold } from "../payoff/payoff-standing.ts";
import { zoneAtHome } from "../property/home.ts";
import { everySignerSigned } from "../signers/co-deed.ts";
import { fundingGates, isCashSent } from "../stages/funding.ts";
import { expectedDays } from "./expected-days.ts";
import { type Moment, moments, type TimelineEntry } from "./moment.ts";
import { momentRows } from "./moment-rows.ts";

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
  submitted: [rowOf.additionalInformation, rowOf.submission],
  "income-verified": [rowOf.income, rowOf.income],
  "identity-verified": [rowOf.identity, rowOf.identity],
};

/** What is behind once everybody has signed, and stays so where something before it falls, as the account to which the money could not go. */
const standsOnceSigned: ReadonlySet<Moment> = new Set<Moment>([
  "documents-signed",
  "others-signed",
  "deed-notarised",
  "rescission-ends",
  "hold-ends",
  "recorded",
]);

/**
 * What happened, what happens next, and when the money comes if the borrower does today what is theirs to do. `holdDays`: what the lender
 * would wait after the right to cancel if everybody signed today; of a line whose period runs its own facts say it.
 */
export function timelineOf(file: LoanFile, now: Instant, holdDays = 0): LoanTimeline {
  const { facts } = file;
  const zone = zoneAtHome(facts);
  const today = localDateAt(now, zone);
  const dateOf = (instant: Instant | undefined): LocalDate | null => (instant ? localDateAt(instant, zone) : null);
  const { row } = decide(file);

  const days = expectedDays(facts, today, zone, holdDays);
  const isSent = isCashSent(facts);
  // A day that has passed is none to promise; while a creditor's figure is in question, or people have yet to let the money go, no day is.
  const gates = facts.funding || facts.fundingDay ? undefined : fundingGates(facts);
  const banks = gates ? fundingDayFrom(latestInstantOf(...gates)) : days.money;
  const next = latestOf(days.money, banks, firstBusinessDayFrom(today, isFederalReserveDay));
  const isReleased = !awaitsRelease(file);
  const isSigned = facts.closingSignedAt !== undefined && everySignerSigned(facts);
  // Of whoever has signed and still owes an answer, the day is over that counted on it: the next one is theirs to set.
  const waitsFor = isSent ? [] : moneyWaitsFor(file).map(({ categoryEnum }) => categoryEnum);
  const waitsForBorrower = isSigned && days.money <= today && waitsFor.length > 0;
  const fundingDate = moneySentOn(facts) ?? (figuresHold(facts) && isReleased && !waitsForBorrower ? next : null);

  const done = happenedAt(facts);
  const planned: Partial<Record<Moment, LocalDate | null>> = {
    "home-valued": days.valued,
    "signing-opens": days.signingOpens,
    "documents-signed": days.isSigningSet ? days.unsigned : null,
    "attorney-reviewed": days.attorney,
    "deed-notarised": days.isDeedSet ? days.deed : null,
    "rescission-ends": days.period?.lastDayToRescind ?? null,
    "hold-ends":
      facts.rescissionHoldOver?.because === "CONFIRMED" ? dateOf(facts.rescissionHoldOver.at) : days.holdLasts,
    recorded: days.recorded,
    funded: fundingDate,
  };
  const applies: Partial<Record<Moment, boolean>> = {
    "home-valued": days.valued !== null || facts.bpo?.status === "COMPLETE",
    "signing-opens": days.isSigningHeld && days.signingOpens > latestOf(today, days.valued ?? today),
    "attorney-reviewed": days.attorney !== null,
    "rescission-ends": days.period !== null,
    "hold-ends": days.holdLasts !== null,
    "others-signed": facts.signers.length > 0,
    "debts-paid": debtsToPay(facts).length > 0,
  };
  const shown = moments.filter((moment) => applies[moment] ?? true);
  // Money and payoffs are one row of the plan, and come one after the other.
  const isDoneAt = (moment: Moment): boolean => {
    if (moment === "attorney-reviewed") return facts.attorneyReviewed !== undefined;
    if (moment === "home-valued") return days.valued === null;
    if (moment === "rescission-ends" && row === momentRows[moment].row) return facts.rescissionOver !== undefined;
    if (moment === "funded") return row >= momentRows.funded.row && isSent;
    const { row: own } = momentRows[moment];
    const beside = isSigned && standsOnceSigned.has(moment) ? ([own, own] as const) : standsBeside[moment];
    return row > own || (beside !== undefined && isRangeDone(file, ...beside));
  };
  const mayPay = waitsForBorrower ? "borrower" : "lender";
  const moverOf = (moment: Moment): TimelineEntry["mover"] => {
    if (moment === "funded") return mayPay;
    // Somebody looks at the home as soon as the borrower has ordered it.
    return moment === "home-valued" && facts.bpo?.status === "ORDERED" ? "lender" : momentRows[moment].mover;
  };
  const dayOf = (moment: Moment) => (moneyMoments.has(moment) ? bankDayOf : dateOf);
  const firstOpen = shown.find((moment) => !isDoneAt(moment));
  return {
    entries: shown.map((moment) => {
      const isDone = isDoneAt(moment);
      return {
        moment,
        // What ends with a day ends on its own, whenever the product took note of it.
        date: isDone && !moment.endsWith("-ends") ? dayOf(moment)(done[moment]) : (planned[moment] ?? null),
        at: isDone ? (done[moment] ?? null) : null,
        state: isDone ? "done" : moment === firstOpen ? "now" : "ahead",
        mover: moverOf(moment),
        estimated: !isDone && !isSigned,
      };
    }),
    fundingDate,
    days: days.period ? countedDays(days.signed, days.period.lastDayToRescind) : [],
    deadlines: deadlinesOf(file).filter(({ deadline }) => deadlineForBorrower(deadline) !== undefined),
    waitsFor,
  };
}

/** Of these the day counts that the banks have: what leaves as it begins is of the day before in the west. */
const moneyMoments: ReadonlySet<Moment> = new Set<Moment>(["funded", "debts-paid"]);

const bankDayOf = (instant: Instant | undefined): LocalDate | null =>
  instant ? localDateAt(instant, FEDERAL_RESERVE_ZONE) : null;

/** The day on which the money left, as the banks have it; null while it has not. */
export const moneySentOn = (facts: Facts): LocalDate | null => bankDayOf(sentAt(facts));

/** When the money left; undefined while it has not. */
const sentAt = (facts: Facts): Instant | undefined =>
  isCashSent(facts) ? (facts.disbursement?.at ?? facts.funding?.at) : undefined;

/** When what has happened did. What is to be done again may have an instant all the same. */
const happenedAt = (facts: Facts): Readonly<Record<Moment, Instant | undefined>> => ({
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
  funded: sentAt(facts),
  "debts-paid": Object.values(facts.payoffPayments)
    .map(({ at }) => at)
    .toSorted()
    .at(-1),
});

/** The last of all; undefined while one is missing. */
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
