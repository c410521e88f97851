import { isDeepStrictEqual } from "node:util";
import { isStatutoryHoliday } from "@gable/domain/calendar/federal-holidays.ts";
import { addDays, type LocalDate, SUNDAY, weekdayOf } from "@gable/domain/calendar/local-date.ts";
import { localDateAt, startOfDay, wallTimeAt } from "@gable/domain/calendar/zoned-time.ts";
import { isHeld } from "@gable/domain/workflow/closing/rescission-hold.ts";
import { dueInstantsOf } from "@gable/domain/workflow/deadlines/due-instants.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { History, Moment } from "./history.ts";

/** What is wrong with an application's history by one rule; nothing where the rule was kept. */
type Invariant = (history: History) => readonly string[];

/** What must be so in the moment in which money is let go. Not asked of the product's own rules, but written down again. */
const beforeMoney: Readonly<Record<string, (facts: Facts) => boolean>> = {
  "a decision that approves": ({ decision }) => decision?.result.decision === "APPROVED",
  "an offer that was chosen": ({ offer }) => offer !== undefined,
  "a hard credit report": ({ hardCredit }) => hardCredit?.outcome === "HIT",
  "a name that is on no list": ({ watchlist }) => watchlist?.outcome === "CLEAR" || watchlist?.clearedBy !== undefined,
  "verified income": ({ incomeVerified }) => incomeVerified !== undefined,
  "the borrower's signed summary": ({ summarySignature }) => summarySignature !== undefined,
  "a signature on every closing document": ({ closingDocuments, closingSealedAt, signatures }) =>
    closingSealedAt !== undefined && (closingDocuments?.length ?? 0) > 0 && signatures.length > 0,
  "a passed identity check": ({ identityChecks }) => identityChecks.at(-1)?.result?.outcome === "PASSED",
  "everybody else's signature and identity": ({ signers }) =>
    signers.every(
      (other) => other.signedAt && other.sealed && other.identityChecks.at(-1)?.result?.outcome === "PASSED",
    ),
  "a deed signed before a notary": ({ deed }) => deed !== undefined,
  "a verified account, or a wallet": ({ channel, wallet, disbursementCheck }) =>
    channel.isCrypto ? wallet !== undefined : disbursementCheck?.status === "VERIFIED",
  "accepted hazard insurance": ({ hazardInsurance }) => hazardInsurance?.result?.accepted === true,
  "flood insurance where it floods": ({ flood, floodInsurance }) =>
    flood !== undefined && (!flood.specialHazardArea || floodInsurance?.result?.accepted === true),
  "a clear title": ({ finalTitle }) => finalTitle?.clearToClose === true,
  "a deed on its way into the county's books": ({ recording }) =>
    recording !== undefined && recording.status !== "REJECTED",
  "the word of two people, where it was asked for": ({ release }) =>
    !release || (release.approved !== undefined && release.prepared?.by !== release.approved.by),
  "no end that came before": ({ withdrawn, rescinded, declined, lapsedAt, coDeedCancelled }) =>
    !withdrawn && !rescinded && !declined && lapsedAt === undefined && !coDeedCancelled,
};

const letsMoneyGo = ({ funding, disbursement, payoffPayments }: Facts): unknown => [
  funding,
  disbursement,
  payoffPayments,
];

/** The moments in which the money moved one step on. */
function moneyMoments({ moments }: History): readonly Moment[] {
  return moments.filter(({ facts }, index) => {
    const before = moments[index - 1];
    return facts.funding !== undefined && !isDeepStrictEqual(letsMoneyGo(facts), before && letsMoneyGo(before.facts));
  });
}

const neverFundedWithout: Invariant = (history) => {
  const [first] = moneyMoments(history);
  if (!first) return [];
  return Object.entries(beforeMoney).flatMap(([what, holds]) => (holds(first.facts) ? [] : [`money without ${what}`]));
};

/**
 * 12 CFR 1026.15(a)(3), (c): not before midnight after the third business day that follows the last signature of anybody who owns the
 * home and lives there. Counted on the fingers: Sundays and the holidays of the law do not count.
 */
const notWithinRescission: Invariant = (history) => {
  const [first] = moneyMoments(history);
  const { answers, additional, closingSignedAt, signers } = first?.facts ?? history.file.facts;
  const home = homeOf(history.file.facts);
  if (!first || !home || (additional?.occupancy ?? answers.occupancy ?? "PRIMARY") !== "PRIMARY") return [];
  if (first.facts.rescissionOver === undefined) return ["money before the right to cancel was over"];
  if (isHeld(first.facts)) return ["money in the wait after the right to cancel"];
  const signings = [closingSignedAt, ...signers.map(({ signedAt }) => signedAt)].filter((at) => at !== undefined);
  const last = signings
    .map((at) => localDateAt(at, home.timeZone))
    .toSorted()
    .at(-1);
  if (last === undefined) return ["money before anything was signed"];
  const over = startOfDay(addDays(thirdBusinessDayAfter(last), 1), home.timeZone);
  return Date.parse(first.at) < Date.parse(over) ? [`money at ${first.at}, before ${over}`] : [];
};

function thirdBusinessDayAfter(date: LocalDate): LocalDate {
  let day = date;
  for (let counted = 0; counted < 3; ) {
    day = addDays(day, 1);
    if (weekdayOf(day) !== SUNDAY && !isStatutoryHoliday(day)) counted += 1;
  }
  return day;
}

/** Money leaves from Monday to Friday, from nine to a quarter to five in Washington. */
const withinBankHours: Invariant = ({ file: { facts } }) => {
  if (!facts.fundingDay) return [];
  const { weekday, time } = wallTimeAt(facts.fundingDay.at, "America/New_York");
  const isOpen = weekday >= 1 && weekday <= 5 && time >= "09:00:00" && time < "16:45:00";
  return isOpen ? [] : [`money let go at ${facts.fundingDay.at}, when banks do not send it`];
};

const sentOnce: Invariant = ({ paid }) =>
  paid
    .filter((payment, index) => paid.indexOf(payment) !== index)
    .map((payment) => `the same payment twice: ${payment}`);

/** The cash of the borrower and what creditors got is what was decided, as soon as all of it has gone. */
const sentAsDecided: Invariant = ({ file: { facts } }) => {
  const { funding, disbursement } = facts;
  if (!funding || !disbursement || disbursement.status !== "SENT") return [];
  return disbursement.amount === funding.cash ? [] : [`${disbursement.amount} cents sent, ${funding.cash} decided`];
};

/** A look at what is due comes every second, and a command that waits for the machine may take a little more. */
const LATE_AFTER_MS = 60_000;

/** Whatever time alone brings about, notices among it, came on time by the application's own clock. */
const nothingLate: Invariant = (history) => {
  const latest = Date.parse(history.moments.at(-1)?.at ?? "");
  return history.dues.flatMap(({ kind, dueAt, firedAt }) => {
    const happened = firedAt === null ? latest : Date.parse(firedAt);
    const could = couldHappenAt(history, kind, Date.parse(dueAt));
    return happened - could > LATE_AFTER_MS ? [`${kind} was due at ${dueAt}: ${firedAt ?? "not yet"}`] : [];
  });
};

/** When something due could happen first: on its time, or when it was known of, or at the end of the leaps of the clock over both. */
function couldHappenAt({ file, moments, leaps }: History, kind: string, dueMs: number): number {
  const known = moments.find(({ facts }) =>
    dueInstantsOf({ ...file, facts }).some((due) => due.kind === kind && Date.parse(due.at) === dueMs),
  );
  const fromMs = Math.max(dueMs, known ? Date.parse(known.at) : dueMs);
  // A leap that follows at once on another leaves no time between them either.
  return leaps.reduce(
    (couldMs, { from, to }) =>
      Date.parse(from) - couldMs < LATE_AFTER_MS && Date.parse(to) >= couldMs ? Date.parse(to) : couldMs,
    fromMs,
  );
}

const DAY_MS = 86_400_000;
/** 12 CFR 1002.9(a)(1)(i). */
const ANSWER_WITHIN_DAYS = 30;

/** Thirty days after it was received an application has an answer, was told what is missing, or has ended by the borrower's own will. */
const answeredInTime: Invariant = ({ file, moments }) => {
  const { receivedAt } = file.facts;
  if (receivedAt === undefined) return [];
  const limit = new Date(Date.parse(receivedAt) + (ANSWER_WITHIN_DAYS + 1) * DAY_MS).toISOString();
  const last = moments.at(-1);
  if (!last || last.at <= limit) return [];
  const then = moments.findLast(({ at }) => at <= limit)?.facts;
  const told = then?.deliveries.some(({ documentKind }) => answers.has(documentKind)) ?? false;
  const hasAnswer =
    told ||
    then?.decision?.result.decision === "APPROVED" ||
    then?.incompleteness !== undefined ||
    then?.withdrawn !== undefined ||
    then?.lapsedAt !== undefined ||
    // Our own move: staff are told before the day.
    then?.actionDue !== undefined;
  return hasAnswer ? [] : [`no answer within ${ANSWER_WITHIN_DAYS} days of ${receivedAt}`];
};
const answers: ReadonlySet<string> = new Set(["ADVERSE_ACTION_NOTICE", "COUNTEROFFER_NOTICE", "INCOMPLETENESS_NOTICE"]);

const logIsWhole: Invariant = ({ brokenAt, moments, file }) => [
  ...(brokenAt === undefined ? [] : [`the log breaks at event ${brokenAt}`]),
  ...(isDeepStrictEqual(moments.at(-1)?.facts, file.facts) ? [] : ["the log tells of other facts than are kept"]),
];

/** What a lender would swear to of each application. */
export const invariants: Readonly<Record<string, Invariant>> = {
  "never funded without": neverFundedWithout,
  "never funded while it can be cancelled": notWithinRescission,
  "money within the hours of banks": withinBankHours,
  "no payment twice": sentOnce,
  "paid what was decided": sentAsDecided,
  "nothing late": nothingLate,
  "answered in time": answeredInTime,
  "the log tells everything": logIsWhole,
};

/** Every rule that an application's history breaks, in words. */
export const breachesOf = (history: History): string[] =>
  Object.entries(invariants).flatMap(([name, holds]) => holds(history).map((breach) => `${name}: ${breach}`));
