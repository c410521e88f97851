import { addDays, type LocalDate } from "../../calendar/local-date.ts";
import { regulationBDeadline } from "../../calendar/notice-clocks.ts";
import { type Instant, localDateAt } from "../../calendar/zoned-time.ts";
import { FIRST_ROW_OF_CLOSING } from "../../journey/row-of.ts";
import { isUnwinding, unwindBy } from "../closing/unwinding.ts";
import { decide } from "../decide.ts";
import type { LoanFile } from "../facts/facts.ts";
import { adverseActionOf } from "../notices/adverse-action.ts";
import { counterofferOf } from "../notices/counteroffer.ts";
import { missingOf } from "../notices/incompleteness.ts";
import type { ThreeDayNotice } from "../notices/notice-deadline.ts";
import { noticeDeadlines } from "../notices/three-day-notices.ts";
import { zoneAtHome } from "../property/home.ts";
import { sanctionsReportBy, sanctionsReportSince } from "../sanctions/listed-person.ts";
import type { Deadline } from "./deadline-words.ts";
import { type DueKind, dueInstantsOf } from "./due-instants.ts";

/** A deadline that runs for an application. */
export interface RunningDeadline {
  readonly deadline: Deadline;
  /** The last day on which it is kept, where the home is. */
  readonly on: LocalDate;
}

/** What a due instant means as a last day: what ends with the first moment of a day is kept until the day before. */
const byClock: Readonly<Partial<Record<DueKind, (at: LocalDate, received: LocalDate) => RunningDeadline>>> = {
  "offers-expire": (at) => ({ deadline: "offers-stand", on: at }),
  "incompleteness-ends": (at) => ({ deadline: "answer-by", on: addDays(at, -1) }),
  "counteroffer-ends": (at) => ({ deadline: "accept-by", on: addDays(at, -1) }),
  "approval-ends": (at) => ({ deadline: "sign-by", on: addDays(at, -1) }),
  "action-due": (_at, received) => ({ deadline: "decide", on: decisionDay(received) }),
  "incompleteness-notice": (at, received) => {
    const last = regulationBDeadline("INCOMPLETE_NOTICE", received);
    // What is missing next is told on the day itself.
    return { deadline: "tell-missing", on: at > last ? at : last };
  },
};

const decisionDay = (received: LocalDate): LocalDate => regulationBDeadline("APPROVE_COUNTER_ADVERSE", received);

const byNotice: Readonly<Record<ThreeDayNotice, Deadline>> = {
  COUNSELLOR_LIST: "counsellor-list",
  RIGHT_TO_RECEIVE_VALUATION: "valuation-right",
};

/** Every deadline that runs now, the next first: the law's, and those that the lender has set itself. */
export function deadlinesOf(file: LoanFile): readonly RunningDeadline[] {
  const { facts } = file;
  const zone = zoneAtHome(facts);
  const dayOf = (at: Instant): LocalDate => localDateAt(at, zone);
  const received = dayOf(facts.receivedAt ?? file.createdAt);
  const clocks = dueInstantsOf(file).flatMap(({ kind, at }) => byClock[kind]?.(dayOf(at), received) ?? []);
  const notices = noticeDeadlines(file).map(({ kind, by }) => ({ deadline: byNotice[kind], on: by }));
  const unwound = isUnwinding(facts) ? unwindBy(facts) : undefined;
  const reported = sanctionsReportSince(facts) && sanctionsReportBy(facts);
  return [
    ...clocks,
    ...notices,
    ...(isDecisionDue(file) ? [{ deadline: "decide" as const, on: facts.actionDue?.by ?? decisionDay(received) }] : []),
    ...(reported === undefined ? [] : [{ deadline: "report-sanctions" as const, on: reported }]),
    ...(unwound === undefined ? [] : [{ deadline: "unwind" as const, on: unwound }]),
  ].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

/** The clock for a decision has fired, and the next move is still ours. */
function isDecisionDue(file: LoanFile): boolean {
  const { facts } = file;
  const outcome = decide(file);
  return (
    facts.actionDue !== undefined &&
    outcome.row < FIRST_ROW_OF_CLOSING &&
    facts.declined === undefined &&
    missingOf(file, outcome).length === 0 &&
    counterofferOf(file) === undefined &&
    adverseActionOf(file) === undefined
  );
}
