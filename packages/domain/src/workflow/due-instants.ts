import { FIRST_ROW_OF_CLOSING, ROW_OF_NOTARY, ROW_OF_SIGNING } from "../journey/plan-rows.ts";
import { firstBusinessDayFrom } from "../calendar/business-days.ts";
import { isFederalReserveDay } from "../calendar/federal-reserve-days.ts";
import { addDays, latestOf, type LocalDate } from "../calendar/local-date.ts";
import { regulationBDays } from "../calendar/notice-clocks.ts";
import { type Instant, latestInstantOf, localDateAt, minutesAfter, startOfDay } from "../calendar/zoned-time.ts";
import { awaitsRelease } from "./awaits-release.ts";
import { autopayEndsOn } from "./autopay-standing.ts";
import { everySignerSigned } from "./co-deed.ts";
import { decide, type Outcome } from "./decide.ts";
import { employmentAgesOn, employmentAskedAnew } from "./employment-standing.ts";
import type { Facts, LoanFile } from "./facts/facts.ts";
import { homeOf } from "./home.ts";
import { awaitedReturn, lateReturn } from "./late-returns.ts";
import { failedSession, failedVisit, sessionWaitsUntil } from "./missed-appointments.ts";
import { awaitsNotaryDay, isTexasHomestead } from "./notarisation.ts";
import { adverseActionOf } from "./notices/adverse-action.ts";
import { goesByPost, sentOn } from "./notices/by-post.ts";
import { counterofferOf } from "./notices/counteroffer.ts";
import { incompletenessOn, missingOf, NOTICE_DAY } from "./notices/incompleteness.ts";
import { type NoticeDeadline, noticeDeadlines } from "./notices/three-day-notices.ts";
import { hasArrived, MINUTES_FOR_ORIGINALS, officeHours, ORIGINALS_LATE } from "./office-closing.ts";
import { oncePerFile } from "./once-per-file.ts";
import { isHeld } from "./rescission-hold.ts";
import { awaitedOriginals } from "./signed-originals.ts";
import { signerDueInstants, signerDueKinds, signersWhenDue } from "./signer-due-instants.ts";
import { fundingGates } from "./stages/funding.ts";
import { isUnwinding, unwindBy, unwindingReminderOn } from "./unwinding.ts";

/** The Federal Reserve's calendar is kept in Washington. */
export const FEDERAL_RESERVE_ZONE = "America/New_York";
/** Dates of an application whose home is not known yet. */
const FALLBACK_ZONE = "America/New_York";

/** A line whose documents are drawn and not signed stays open so many days after the application was submitted (policy). */
const DAYS_TO_SIGN = 90;
/** As `incompletenessOn` gives them. */
const DAYS_TO_ANSWER = 30;
const ROW_OF_CHOICE = 7;
const ROW_OF_EMPLOYMENT = 16;

/** What time alone brings about. */
export const dueKinds = [
  "records-again",
  "figures-again",
  "notary-wait-ends",
  "notary-session-missed",
  "notary-visit-over",
  "office-visit-missed",
  "papers-late",
  "rescission-ends",
  "rescission-hold-ends",
  "funding-day",
  "release-late",
  "employment-ages",
  "offers-expire",
  "incompleteness-notice",
  "incompleteness-ends",
  "counteroffer-ends",
  "action-due",
  "approval-ends",
  "unwinding-due",
  "notice-due",
  "autopay-ends",
  ...signerDueKinds,
] as const;
export type DueKind = (typeof dueKinds)[number];

export interface DueInstant {
  readonly kind: DueKind;
  readonly at: Instant;
}

/** The instants for which an application is waiting, derived from its facts as its step is. */
export const dueInstantsOf = oncePerFile((file): readonly DueInstant[] => {
  const { facts } = file;
  const outcome = decide(file);
  if (facts.declined) return [];
  const { row } = outcome;
  const due: DueInstant[] = [];
  const { property, notaryVisit: visit } = facts;
  if (row === 3 && property?.outcome === "RECORDS_DOWN")
    due.push({ kind: "records-again", at: minutesAfter(property.at, RECORDS_PAUSE_MINUTES) });
  if (outcome.step === "WAITING_FOR_UNDERWRITING" && facts.decisionWaits)
    due.push({ kind: "figures-again", at: minutesAfter(facts.decisionWaits.at, FIGURES_PAUSE_MINUTES) });
  if (facts.notaryWait && awaitsNotaryDay(facts) && row <= ROW_OF_NOTARY)
    due.push({ kind: "notary-wait-ends", at: facts.notaryWait.opensAt });
  const session = row === ROW_OF_NOTARY ? sessionWaitsUntil(facts) : undefined;
  if (session) due.push({ kind: "notary-session-missed", at: session.at });
  if (row === ROW_OF_NOTARY && visit?.state === "CONFIRMED" && visit.startsAt)
    due.push({ kind: "notary-visit-over", at: minutesAfter(visit.startsAt, VISIT_MINUTES) });
  const office = row >= ROW_OF_SIGNING && row < ROW_OF_NOTARY ? officeHours(facts) : undefined;
  const isDone = facts.closingSignedAt !== undefined && everySignerSigned(facts);
  const missed = office && !isDone && isTexasHomestead(facts) ? countsAsMissedAt(file, office.to) : undefined;
  if (missed) due.push({ kind: "office-visit-missed", at: missed });
  const awaited = awaitedReturn(file);
  if (awaited && !lateReturn(file)) due.push({ kind: "papers-late", at: awaited.due });
  if (facts.rescission && !facts.rescissionOver && row < 29)
    due.push({ kind: "rescission-ends", at: facts.rescission.expiresAt });
  if (facts.rescissionHold && isHeld(facts) && row < 29)
    due.push({ kind: "rescission-hold-ends", at: facts.rescissionHold.endsAt });
  if (row < ROW_OF_NOTARY) due.push(...signerDueInstants(facts));
  const gates = row === 28 && !facts.fundingDay ? fundingGates(facts) : undefined;
  if (gates) {
    const from = localDateAt(latestInstantOf(...gates), FEDERAL_RESERVE_ZONE);
    const day = firstBusinessDayFrom(from, isFederalReserveDay);
    due.push({ kind: "funding-day", at: startOfDay(day, FEDERAL_RESERVE_ZONE) });
  }
  const { release, fundingDay } = facts;
  if (fundingDay && !release?.lateAt && awaitsRelease(file))
    due.push({ kind: "release-late", at: startOfDay(addDays(fundingDay.date, 1), FEDERAL_RESERVE_ZONE) });
  const ages = row === 21 || row === 22 ? employmentAgesOn(facts) : undefined;
  if (ages) due.push({ kind: "employment-ages", at: startOfDay(ages, zoneOf(file)) });
  const unwinding = isUnwinding(facts) && !facts.unwindingDue ? unwindingReminderOn(facts) : undefined;
  if (unwinding) due.push({ kind: "unwinding-due", at: startOfDay(unwinding, zoneOf(file)) });
  const [notice] =
    row < 29
      ? unflaggedNotices(file)
          .map(({ by }) => by)
          .toSorted()
      : [];
  if (notice) due.push({ kind: "notice-due", at: startOfDay(notice, zoneOf(file)) });
  const byHandFrom = autopayEndsOn(facts);
  if (byHandFrom) due.push({ kind: "autopay-ends", at: startOfDay(byHandFrom, zoneOf(file)) });
  return [...due, ...decisionClocks(file, outcome)];
});

/** Notices that are not out, and of which staff have not been told. */
const unflaggedNotices = (file: LoanFile): readonly NoticeDeadline[] =>
  noticeDeadlines(file).filter(({ kind }) => !file.facts.noticesDueSoon?.some((flagged) => flagged.kind === kind));

/** When an appointment at an office counts as missed; undefined where all that was signed by hand is back, and only a colleague is waited for. */
function countsAsMissedAt(file: LoanFile, closes: Instant): Instant | undefined {
  // Who signs on a screen and did not needs another day, whatever of the others is still to come back.
  if (signsOnScreen(file.facts)) return closes;
  const byHand = awaitedOriginals(file);
  if (byHand.some(({ original }) => original === undefined))
    // What is signed there on paper still has to come back from the office.
    return minutesAfter(file.facts.notaryVisit?.foundHeldAt ?? closes, MINUTES_FOR_ORIGINALS);
  return byHand.length > 0 ? undefined : closes;
}

/** Nobody is said to have been absent of whom we cannot know it: what was signed by hand is seen when it comes back. */
function whyOfficeVisitFailed(file: LoanFile): string {
  const { facts, identityUuid } = file;
  if (!signsOnScreen(facts)) return ORIGINALS_LATE;
  return facts.onPaper || facts.closingSignedAt || hasArrived(facts, identityUuid)
    ? "office-unfinished"
    : "signer-absent";
}

/** Whether somebody is still to sign who does it on a screen, and so can only have done it there on the day. */
const signsOnScreen = ({ onPaper, closingSignedAt, signers }: Facts): boolean =>
  (!onPaper && !closingSignedAt) || signers.some((signer) => !signer.onPaper && !signer.signedAt);

/** The clocks of Regulation B, and those of the lender's own promises. One at most of notice, end and counteroffer runs at a time. */
function decisionClocks(file: LoanFile, outcome: Outcome): readonly DueInstant[] {
  const { facts } = file;
  const { row } = outcome;
  // A line that is signed was approved and accepted: no clock of Regulation B runs against it any more, whatever is asked for again.
  if (!facts.receivedAt || row >= 29 || facts.closingSignedAt) return [];
  const day = (date: LocalDate): Instant => startOfDay(date, zoneOf(file));
  const counteroffer = counterofferOf(file);
  if (counteroffer) {
    const notice = facts.deliveries.find(
      ({ documentKind, basis }) => documentKind === "COUNTEROFFER_NOTICE" && basis === counteroffer.basis,
    );
    const from = notice && sentOn(facts, notice, zoneOf(file));
    if (!from) return [];
    const last = addDays(from, regulationBDays.COUNTEROFFER_NOT_ACCEPTED);
    return [{ kind: "counteroffer-ends", at: day(addDays(last, 1)) }];
  }
  const due: DueInstant[] = [];
  if (row === ROW_OF_CHOICE && facts.decision) due.push({ kind: "offers-expire", at: facts.decision.expiresAt });
  if (adverseActionOf(file)) return due;
  const isMissing = missingOf(file, outcome).length > 0;
  // Credit was approved; the employer is asked once more, because closing took its time.
  const isAskedAnew = row === ROW_OF_EMPLOYMENT && facts.employmentBefore !== undefined && !isMissing;
  if (row >= FIRST_ROW_OF_CLOSING || isAskedAnew) {
    const from = facts.submittedAt;
    if (row <= ROW_OF_SIGNING && from)
      due.push({ kind: "approval-ends", at: day(addDays(dateIn(file, from), DAYS_TO_SIGN)) });
    return due;
  }
  const told = facts.incompleteness;
  const noticeDay = addDays(dateIn(file, facts.receivedAt), NOTICE_DAY);
  if (isMissing) {
    if (!told) due.push({ kind: "incompleteness-notice", at: day(noticeDay) });
    // What was missing came, and something else is missing now: that is told as well, not held against the borrower.
    else if (row > told.row) due.push({ kind: "incompleteness-notice", at: day(addDays(told.respondBy, 1)) });
    else {
      const last = lastDayToAnswer(file, told);
      if (last) due.push({ kind: "incompleteness-ends", at: day(addDays(last, 1)) });
    }
  } else if (!facts.actionDue) due.push({ kind: "action-due", at: day(noticeDay) });
  return due;
}

/** A notice of incompleteness gives its thirty days from when it is out: none run before, or while it waits to be posted. */
export function lastDayToAnswer(
  file: LoanFile,
  { at, respondBy }: NonNullable<Facts["incompleteness"]>,
): LocalDate | undefined {
  const { facts } = file;
  const letter = facts.deliveries.find(
    ({ documentKind, basis }) => documentKind === "INCOMPLETENESS_NOTICE" && basis === at,
  );
  if (!letter || (!letter.posted && goesByPost(facts, letter))) return undefined;
  const outOn = letter.posted?.on ?? dateIn(file, letter.deliveredAt);
  return latestOf(respondBy, addDays(outOn, DAYS_TO_ANSWER));
}

const zoneOf = ({ facts }: LoanFile): string => homeOf(facts)?.timeZone ?? FALLBACK_ZONE;
const dateIn = (file: LoanFile, at: Instant): LocalDate => localDateAt(at, zoneOf(file));

/** What is down or not published is looked at again after a quarter of an hour; a notary in person is done within the hour. */
const RECORDS_PAUSE_MINUTES = 15;
const FIGURES_PAUSE_MINUTES = 15;
const VISIT_MINUTES = 60;

export interface Fired {
  readonly event: string;
  /** A fact given as `undefined` is taken back. */
  readonly facts: { readonly [K in keyof Facts]?: Facts[K] | undefined };
}

/** The fact that an instant brings about once it has come. */
export const factsWhenDue: Readonly<Record<DueKind, (file: LoanFile, now: Instant) => Fired>> = {
  "records-again": ({ facts }) => ({
    event: "county-records-asked-again",
    facts: { property: undefined, propertyAttempts: (facts.propertyAttempts ?? 0) + 1 },
  }),
  // The plan decides at once where they are there now, and else waits anew.
  "figures-again": () => ({ event: "figures-looked-for-again", facts: { decisionWaits: undefined } }),
  "notary-wait-ends": (_file, now) => ({ event: "notary-wait-ended", facts: { notaryWaitOver: now } }),
  "notary-session-missed": ({ facts }, at) => {
    const { notarySession: session } = facts;
    const reason = sessionWaitsUntil(facts)?.why;
    return {
      event: "notary-session-missed",
      facts: session && reason ? failedSession(facts, session, { reason, at }) : {},
    };
  },
  "notary-visit-over": ({ facts }) => ({
    event: "notary-visit-over",
    facts: facts.notaryVisit ? { notaryVisit: { ...facts.notaryVisit, state: "OVER" } } : {},
  }),
  // The day of the appointment is over, and not everybody has signed who has to before the deed, as far as we can see.
  "office-visit-missed": (file, at) => {
    const { notaryVisit: visit } = file.facts;
    const reason = whyOfficeVisitFailed(file);
    return { event: "office-visit-missed", facts: visit ? failedVisit(file.facts, visit, { reason, at }) : {} };
  },
  "papers-late": (file, at) => {
    const awaited = awaitedReturn(file);
    return {
      event: "papers-late",
      facts: awaited ? { lateReturn: { key: awaited.key, due: awaited.due, at } } : {},
    };
  },
  "rescission-ends": (_file, now) => ({ event: "rescission-ended", facts: { rescissionOver: now } }),
  "rescission-hold-ends": (_file, now) => ({
    event: "rescission-hold-ended",
    facts: { rescissionHoldOver: { at: now, because: "WAITED" } },
  }),
  "signer-reminder": ({ facts }, now) => ({
    event: "signers-reminded",
    facts: signersWhenDue("signer-reminder", facts, now),
  }),
  "signer-invitation-lapses": ({ facts }, now) => ({
    event: "signer-invitation-lapsed",
    facts: signersWhenDue("signer-invitation-lapses", facts, now),
  }),
  "signer-given-up": ({ facts }, now) => ({
    event: "signer-given-up",
    facts: signersWhenDue("signer-given-up", facts, now),
  }),
  "funding-day": (_file, now) => ({
    event: "funding-day-came",
    facts: { fundingDay: { date: localDateAt(now, FEDERAL_RESERVE_ZONE), at: now } },
  }),
  "release-late": ({ facts: { release } }, now) => ({
    event: "release-late",
    facts: { release: release && { ...release, lateAt: now } },
  }),
  "employment-ages": ({ facts }) => ({ event: "employment-too-old", facts: employmentAskedAnew(facts) }),
  // Without a decision the plan makes one at once, on the facts and rates of the day.
  "offers-expire": () => ({ event: "offers-expired", facts: { decision: undefined } }),
  "incompleteness-notice": (file, now) => ({
    event: "application-incomplete",
    facts: { incompleteness: incompletenessOn(file, decide(file), dateIn(file, now), now) },
  }),
  "incompleteness-ends": (_file, now) => ({ event: "lapsed", facts: { lapsedAt: now, lapse: "INCOMPLETE" } }),
  "counteroffer-ends": (_file, now) => ({
    event: "lapsed",
    facts: { lapsedAt: now, lapse: "COUNTEROFFER_NOT_ACCEPTED" },
  }),
  // 12 CFR 1002.9(a)(1)(i): a decision within thirty days of a completed application.
  "action-due": (file, now) => ({
    event: "action-due-soon",
    facts: {
      actionDue: {
        by: addDays(dateIn(file, file.facts.receivedAt ?? now), regulationBDays.APPROVE_COUNTER_ADVERSE),
        at: now,
      },
    },
  }),
  // 12 CFR 1026.15(d)(2): twenty calendar days to return what was paid and to give up the claim.
  "unwinding-due": ({ facts }, now) => ({
    event: "unwinding-due-soon",
    facts: { unwindingDue: { by: unwindBy(facts) ?? localDateAt(now, FALLBACK_ZONE), at: now } },
  }),
  // 12 CFR 1024.20(a)(1), 1002.14(a)(2): it is the last of the three business days.
  "notice-due": (file, now) => ({
    event: "notice-due-soon",
    facts: {
      noticesDueSoon: [
        ...(file.facts.noticesDueSoon ?? []),
        ...unflaggedNotices(file)
          .filter(({ by }) => by <= dateIn(file, now))
          .map((notice) => ({ ...notice, at: now })),
      ],
    },
  }),
  // The account was never confirmed: nothing is drawn from it, and the borrower pays by hand.
  "autopay-ends": () => ({
    event: "autopay-turned-off",
    facts: { payType: "MANUAL", autopayAccount: undefined, autopayCheck: undefined },
  }),
  "approval-ends": (_file, now) => ({ event: "lapsed", facts: { lapsedAt: now, lapse: "NOT_ACCEPTED" } }),
};
