import { addDays, type LocalDate, latestOf } from "../../calendar/local-date.ts";
import { regulationBDays } from "../../calendar/notice-clocks.ts";
import { type Instant, startOfDay } from "../../calendar/zoned-time.ts";
import { FIRST_ROW_OF_CLOSING, rowOf } from "../../journey/row-of.ts";
import { END_ROW, type Outcome } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { adverseActionOf } from "../notices/adverse-action.ts";
import { goesByPost, sentOn } from "../notices/by-post.ts";
import { counterofferOf } from "../notices/counteroffer.ts";
import { missingOf, NOTICE_DAY } from "../notices/incompleteness.ts";
import { dayAtHome, zoneAtHome } from "../property/home.ts";

/** A line whose documents are drawn and not signed stays open so many days after the application was submitted (policy). */
const DAYS_TO_SIGN = 90;
/** As `incompletenessOn` gives them. */
const DAYS_TO_ANSWER = 30;

/** The instants with which a decision, or the wait for one, ends. */
export const decisionClockKinds = [
  "offers-expire",
  "incompleteness-notice",
  "incompleteness-ends",
  "counteroffer-ends",
  "action-due",
  "approval-ends",
] as const;
export type DecisionClockKind = (typeof decisionClockKinds)[number];

interface DueClock {
  readonly kind: DecisionClockKind;
  readonly at: Instant;
}

/** The clocks of Regulation B, and those of the lender's own promises. One at most of notice, end and counteroffer runs at a time. */
export function decisionClocks(file: LoanFile, outcome: Outcome): readonly DueClock[] {
  const { facts } = file;
  const { row } = outcome;
  // A line that is signed was approved and accepted: no clock of Regulation B runs against it any more, whatever is asked for again.
  if (!facts.receivedAt || row >= END_ROW || facts.closingSignedAt) return [];
  const day = (date: LocalDate): Instant => startOfDay(date, zoneAtHome(facts));
  const counteroffer = counterofferOf(file);
  if (counteroffer) {
    const notice = facts.deliveries.find(
      ({ documentKind, basis }) => documentKind === "COUNTEROFFER_NOTICE" && basis === counteroffer.basis,
    );
    const from = notice && sentOn(facts, notice, zoneAtHome(facts));
    if (!from) return [];
    const last = addDays(from, regulationBDays.COUNTEROFFER_NOT_ACCEPTED);
    return [{ kind: "counteroffer-ends", at: day(addDays(last, 1)) }];
  }
  const due: DueClock[] = [];
  if (row === rowOf.choice && facts.decision) due.push({ kind: "offers-expire", at: facts.decision.expiresAt });
  if (adverseActionOf(file)) return due;
  const missing = missingOf(file, outcome);
  const isMissing = missing.length > 0;
  // Credit was approved; the employer is asked once more, because closing took its time.
  const isAskedAnew = row === rowOf.employment && facts.employmentBefore !== undefined && !isMissing;
  if (row >= FIRST_ROW_OF_CLOSING || isAskedAnew) {
    const from = facts.submittedAt;
    if (row <= rowOf.signing && from)
      due.push({ kind: "approval-ends", at: day(addDays(dayAtHome(facts, from), DAYS_TO_SIGN)) });
    return due;
  }
  const told = facts.incompleteness;
  const noticeDay = addDays(dayAtHome(facts, facts.receivedAt), NOTICE_DAY);
  if (isMissing) {
    if (!told) due.push({ kind: "incompleteness-notice", at: day(noticeDay) });
    // What was missing came, and something else is missing now: that is told as well, not held against the borrower.
    else if (row > told.row || !missing.every((item) => told.missing.includes(item)))
      due.push({ kind: "incompleteness-notice", at: day(addDays(told.respondBy, 1)) });
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
  const outOn = letter.posted?.on ?? dayAtHome(facts, letter.deliveredAt);
  return latestOf(respondBy, addDays(outOn, DAYS_TO_ANSWER));
}
