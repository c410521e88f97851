import { FEDERAL_RESERVE_ZONE } from "../../calendar/federal-reserve-days.ts";
import { nextFundingInstant } from "../../calendar/funding-hours.ts";
import { addDays } from "../../calendar/local-date.ts";
import { regulationBDays } from "../../calendar/notice-clocks.ts";
import { type Instant, localDateAt } from "../../calendar/zoned-time.ts";
import { unwindBy } from "../closing/unwinding.ts";
import { decide } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { awaitedReturn } from "../notary/late-returns.ts";
import { failedSession, failedVisit, sessionWaitsUntil } from "../notary/missed-appointments.ts";
import { hasArrived, ORIGINALS_LATE, signsOnScreen } from "../notary/office-closing.ts";
import { unansweredVisit } from "../notary/unanswered-visit.ts";
import { incompletenessOn } from "../notices/incompleteness.ts";
import { unflaggedNotices } from "../notices/three-day-notices.ts";
import { dayAtHome } from "../property/home.ts";
import { employmentAskedAnew } from "../underwriting/employment-standing.ts";
import type { DueKind } from "./due-instants.ts";
import { signersWhenDue } from "./signer-due-instants.ts";

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
  "notary-visit-unanswered": ({ facts }, at) => ({
    event: "notary-visit-unanswered",
    facts: unansweredVisit(facts, at),
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
  "signer-quiet": ({ facts }, now) => ({
    event: "signer-quiet",
    facts: signersWhenDue("signer-quiet", facts, now),
  }),
  "signer-given-up": ({ facts }, now) => ({
    event: "signer-given-up",
    facts: signersWhenDue("signer-given-up", facts, now),
  }),
  // Looked at late, because nothing ran when it came: the hours of the banks may be over again.
  "funding-day": (_file, now) =>
    nextFundingInstant(now) === now
      ? {
          event: "funding-day-came",
          facts: { fundingDay: { date: localDateAt(now, FEDERAL_RESERVE_ZONE), at: now } },
        }
      : { event: "funding-hours-missed", facts: { fundingHoursMissedAt: now } },
  "release-late": ({ facts: { release } }, now) => ({
    event: "release-late",
    facts: { release: release && { ...release, lateAt: now } },
  }),
  "employment-ages": ({ facts }) => ({ event: "employment-too-old", facts: employmentAskedAnew(facts) }),
  // Without a decision the plan makes one at once, on the facts and rates of the day.
  "offers-expire": () => ({ event: "offers-expired", facts: { decision: undefined } }),
  "incompleteness-notice": (file, now) => ({
    event: "application-incomplete",
    facts: { incompleteness: incompletenessOn(file, decide(file), dayAtHome(file.facts, now), now) },
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
        by: addDays(dayAtHome(file.facts, file.facts.receivedAt ?? now), regulationBDays.APPROVE_COUNTER_ADVERSE),
        at: now,
      },
    },
  }),
  // 12 CFR 1026.15(d)(2): twenty calendar days to return what was paid and to give up the claim.
  "unwinding-due": ({ facts }, now) => ({
    event: "unwinding-due-soon",
    facts: { unwindingDue: { by: unwindBy(facts) ?? dayAtHome(facts, now), at: now } },
  }),
  // 12 CFR 1024.20(a)(1), 1002.14(a)(2): it is the last of the three business days.
  "notice-due": (file, now) => ({
    event: "notice-due-soon",
    facts: {
      noticesDueSoon: [
        ...(file.facts.noticesDueSoon ?? []),
        ...unflaggedNotices(file)
          .filter(({ by }) => by <= dayAtHome(file.facts, now))
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

/** Nobody is said to have been absent of whom we cannot know it: what was signed by hand is seen when it comes back. */
function whyOfficeVisitFailed(file: LoanFile): string {
  const { facts, identityUuid } = file;
  if (!signsOnScreen(facts)) return ORIGINALS_LATE;
  return facts.onPaper || facts.closingSignedAt || hasArrived(facts, identityUuid)
    ? "office-unfinished"
    : "signer-absent";
}
