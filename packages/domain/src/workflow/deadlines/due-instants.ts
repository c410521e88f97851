import { FEDERAL_RESERVE_ZONE } from "../../calendar/federal-reserve-days.ts";
import { nextFundingInstant } from "../../calendar/funding-hours.ts";
import { addDays, type LocalDate } from "../../calendar/local-date.ts";
import { type Instant, latestInstantOf, minutesAfter, startOfDay } from "../../calendar/zoned-time.ts";
import { FIRST_ROW_OF_CLOSING, rowOf } from "../../journey/row-of.ts";
import { isHeld } from "../closing/rescission-hold.ts";
import { awaitedOriginals } from "../closing/signed-originals.ts";
import { isUnwinding, unwindingReminderOn } from "../closing/unwinding.ts";
import { decide, END_ROW, type Outcome } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { autopayEndsOn } from "../funding/autopay-standing.ts";
import { awaitsRelease } from "../funding/awaits-release.ts";
import { awaitedReturn, lateReturn } from "../notary/late-returns.ts";
import { sessionWaitsUntil } from "../notary/missed-appointments.ts";
import { awaitsNotaryDay, isTexasHomestead } from "../notary/notarisation.ts";
import { MINUTES_FOR_ORIGINALS, officeHours, signsOnScreen } from "../notary/office-closing.ts";
import { unansweredVisitDue } from "../notary/unanswered-visit.ts";
import { unflaggedNotices } from "../notices/three-day-notices.ts";
import { oncePerFile } from "../once-per-file.ts";
import { zoneAtHome } from "../property/home.ts";
import { everySignerSigned } from "../signers/co-deed.ts";
import { fundingGates } from "../stages/funding.ts";
import { employmentAgesOn } from "../underwriting/employment-standing.ts";
import { type DecisionClockKind, decisionClockKinds, decisionClocks } from "./decision-clocks.ts";
import { type SignerDueKind, signerDueInstants, signerDueKinds } from "./signer-due-instants.ts";

/** What is down or not published is looked at again after a quarter of an hour; a notary in person is done within the hour. */
const RECORDS_PAUSE_MINUTES = 15;
const FIGURES_PAUSE_MINUTES = 15;
const VISIT_MINUTES = 60;

/** What time alone brings about. */
export const dueKinds = [
  "records-again",
  "figures-again",
  "notary-wait-ends",
  "notary-session-missed",
  "notary-visit-over",
  "notary-visit-unanswered",
  "office-visit-missed",
  "papers-late",
  "rescission-ends",
  "rescission-hold-ends",
  "funding-day",
  "release-late",
  "employment-ages",
  "unwinding-due",
  "notice-due",
  "autopay-ends",
  ...decisionClockKinds,
  ...signerDueKinds,
] as const;
export type DueKind = (typeof dueKinds)[number];

export interface DueInstant {
  readonly kind: DueKind;
  readonly at: Instant;
}

/** The instants for which an application is waiting, derived from its facts as its step is. One of each kind at most. */
export const dueInstantsOf = oncePerFile((file): readonly DueInstant[] => {
  const outcome = decide(file);
  // Declined after signing, a line is still to be unwound; nothing else comes by itself.
  const kinds = file.facts.declined ? (["unwinding-due"] as const) : ownKinds;
  const own = kinds.flatMap((kind) => {
    const at = comesAt[kind](file, outcome);
    return at === undefined ? [] : [{ kind, at }];
  });
  if (file.facts.declined) return own;
  const ofSigners = outcome.row < rowOf.notary ? signerDueInstants(file.facts) : [];
  return [...own, ...ofSigners, ...decisionClocks(file, outcome)];
});

type OwnKind = Exclude<DueKind, SignerDueKind | DecisionClockKind>;

/** When each comes; undefined while it is not waited for. */
const comesAt: Readonly<Record<OwnKind, (file: LoanFile, outcome: Outcome) => Instant | undefined>> = {
  "records-again": ({ facts: { property } }, { row }) =>
    row === rowOf.home && property?.outcome === "RECORDS_DOWN"
      ? minutesAfter(property.at, RECORDS_PAUSE_MINUTES)
      : undefined,
  "figures-again": ({ facts: { decisionWaits } }, { step }) =>
    step === "WAITING_FOR_UNDERWRITING" && decisionWaits
      ? minutesAfter(decisionWaits.at, FIGURES_PAUSE_MINUTES)
      : undefined,
  "notary-wait-ends": ({ facts }, { row }) =>
    awaitsNotaryDay(facts) && row <= rowOf.notary ? facts.notaryWait?.opensAt : undefined,
  "notary-session-missed": ({ facts }, { row }) => (row === rowOf.notary ? sessionWaitsUntil(facts)?.at : undefined),
  "notary-visit-over": ({ facts: { notaryVisit: visit } }, { row }) =>
    row === rowOf.notary && visit?.state === "CONFIRMED" && visit.startsAt
      ? minutesAfter(visit.startsAt, VISIT_MINUTES)
      : undefined,
  "notary-visit-unanswered": ({ facts }, { row }) => (row <= rowOf.notary ? unansweredVisitDue(facts) : undefined),
  "office-visit-missed": (file, { row }) => {
    const { facts } = file;
    if (row < rowOf.signing || row >= rowOf.notary || !isTexasHomestead(facts)) return undefined;
    const office = officeHours(facts);
    const isDone = facts.closingSignedAt !== undefined && everySignerSigned(facts);
    return office && !isDone ? countsAsMissedAt(file, office.to) : undefined;
  },
  "papers-late": (file) => (lateReturn(file) ? undefined : awaitedReturn(file)?.due),
  "rescission-ends": ({ facts }, { row }) =>
    row < END_ROW && !facts.rescissionOver ? facts.rescission?.expiresAt : undefined,
  "rescission-hold-ends": ({ facts }, { row }) =>
    row < END_ROW && isHeld(facts) ? facts.rescissionHold?.endsAt : undefined,
  "funding-day": ({ facts }, { row }) => {
    const gates = row === rowOf.money && !facts.fundingDay ? fundingGates(facts) : undefined;
    return gates && nextFundingInstant(latestInstantOf(...gates));
  },
  "release-late": (file) => {
    const { fundingDay, release } = file.facts;
    const isAwaited = fundingDay && !release?.lateAt && awaitsRelease(file);
    return isAwaited ? startOfDay(addDays(fundingDay.date, 1), FEDERAL_RESERVE_ZONE) : undefined;
  },
  "employment-ages": ({ facts }, { row }) =>
    row >= FIRST_ROW_OF_CLOSING && row <= rowOf.signing ? beginOf(employmentAgesOn(facts), facts) : undefined,
  "unwinding-due": ({ facts }) =>
    isUnwinding(facts) && !facts.unwindingDue ? beginOf(unwindingReminderOn(facts), facts) : undefined,
  "notice-due": (file, { row }) => {
    const [first] = unflaggedNotices(file)
      .map(({ by }) => by)
      .toSorted();
    return row < END_ROW ? beginOf(first, file.facts) : undefined;
  },
  "autopay-ends": ({ facts }) => beginOf(autopayEndsOn(facts), facts),
};
const ownKinds = Object.keys(comesAt) as OwnKind[];

const beginOf = (day: LocalDate | undefined, facts: Facts): Instant | undefined =>
  day && startOfDay(day, zoneAtHome(facts));

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
