import type { Instant } from "../../calendar/zoned-time.ts";
import { awaitsPapers } from "../../conditions/asked-papers.ts";
import { rowOf } from "../../journey/row-of.ts";
import { everySignerCleared } from "../../signers/signer-screening.ts";
import { mayRescind, rescissionOf } from "../closing/rescission.ts";
import { asksConfirmations, type EntitledPerson, entitledPersons, isHeld } from "../closing/rescission-hold.ts";
import { type Effect, effect } from "../effect.ts";
import type { PolicyProof } from "../facts/closing-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import type { FundingDecision } from "../facts/funding-facts.ts";
import { isCleared } from "../facts/watchlist-screening.ts";
import { isForPeople, releaseStanding } from "../funding/release.ts";
import { restStanding } from "../funding/rest-release.ts";
import { peopleToScreenAgain, screenAgainOrder } from "../funding/screened-again.ts";
import {
  attemptOf,
  everyDebtSettled,
  figuresHold,
  payoffsToSend,
  quotesToRenew,
  restForBorrower,
} from "../payoff/payoff-standing.ts";
import { needsFloodInsurance } from "../property/flood-papers.ts";
import { everySignerSigned } from "../signers/co-deed.ts";
import { isTaken, type Stage } from "../stage.ts";

const rescission: Stage = {
  row: rowOf.rescission,
  name: "rescission",
  applies: ({ facts }) => mayRescind(facts),
  done: (file) => file.facts.rescissionOver !== undefined && !isHeld(file.facts) && unsealed(file).length === 0,
  // After the period its confirmations are gathered, where the lender waits for them.
  step: ({ facts }) => (facts.rescission && !facts.rescissionOver ? "RESCISSION" : "GEN_RESCISSION"),
  effects: (file) => (isPeriodOpen(file.facts) ? confirmationWork(file) : [effect("open-rescission")]),
  // The period runs from signing, beside the deed and the insurance.
  startsAhead: ({ facts }) => facts.closingSignedAt !== undefined && everySignerSigned(facts),
};

/** Papers for everybody who is asked, and the seal on each that is signed. */
const confirmationWork = (file: LoanFile): readonly Effect[] => [
  ...(asksConfirmations(file) && entitledPersons(file).some(({ confirmation }) => !confirmation)
    ? [effect("draw-confirmations", file.facts.rescission?.endsOn ?? "")]
    : []),
  ...unsealed(file).map(({ uuid }) => effect("seal-confirmation", uuid)),
];

const unsealed = (file: LoanFile): readonly EntitledPerson[] =>
  entitledPersons(file).filter(({ confirmation }) => confirmation?.signed && !confirmation.sealed);

/** The period is known, and nobody has signed since who has a right of their own. */
function isPeriodOpen(facts: Facts): boolean {
  if (facts.rescissionOver || !facts.closingSignedAt) return facts.rescission !== undefined;
  return facts.rescission?.startsOn === rescissionOf(facts).startsOn;
}

/** The submission to the county that the plan calls for now. */
export const countyOrder = ({ recordingAttempts }: Pick<Facts, "recordingAttempts">): Effect =>
  effect("record-deed", recordingAttempts);

const recording: Stage = {
  row: rowOf.recording,
  name: "recording",
  done: ({ facts }) => isRecorded(facts),
  step: () => "RECORDING",
  effects: ({ facts }) => (facts.recording ? [] : [countyOrder(facts)]),
};

const isRecorded = ({ recording: deed }: Facts): boolean => deed !== undefined && deed.status !== "REJECTED";

/**
 * When everything that money waits for came to be; undefined while something is missing. 12 CFR 1026.15(c): nothing is paid out
 * before the right to cancel has ended, nor while the lender waits to be satisfied that nobody used it.
 */
export function fundingGates(facts: Facts): [Instant, ...Instant[]] | undefined {
  const { recording: deed, disbursementCheck, rescissionOver, rescissionHoldOver, disbursement } = facts;
  const { fundingHoursMissedAt } = facts;
  if (!deed || deed.status === "REJECTED") return undefined;
  if (facts.conditions.some(({ priorTo }) => priorTo === "funding") || awaitsPapers(facts, "funding")) return undefined;
  if (mayRescind(facts) && (!rescissionOver || isHeld(facts))) return undefined;
  // Nothing is paid to or for somebody on a sanctions list, whoever of the owners it is.
  if (!isCleared(facts.watchlist) || !everySignerCleared(facts)) return undefined;
  if (!facts.channel.isCrypto && disbursementCheck?.status !== "VERIFIED") return undefined;
  // What staff decide about a creditor's figure, or release, they decide for the next day on which money moves.
  const decided = [
    ...Object.values(facts.payoffsAccepted ?? {}),
    ...Object.values(facts.payoffsLeft ?? {}),
    ...(facts.shortfallBorne ? [facts.shortfallBorne] : []),
    ...(facts.release?.approved ? [facts.release.approved] : []),
  ].map(({ at }) => at);
  const others = [
    rescissionOver,
    rescissionHoldOver?.at,
    disbursementCheck?.at,
    disbursement?.at,
    fundingHoursMissedAt,
  ].filter((at) => at !== undefined);
  return [deed.submittedAt, ...others, ...decided];
}

/** The borrower has the cash; nothing is to be sent where creditors get all of it. */
export const isCashSent = ({ disbursement, funding: decided }: Facts): boolean =>
  decided !== undefined &&
  (decided.cash === 0 || (disbursement?.attempt === decided.attempt && disbursement.status === "SENT"));

/** The bank sent the money back or took none, and it has not been decided anew to send it: all that is missing is another account. */
export const hasMoneyComeBack = ({ disbursement, funding: decided }: Facts): boolean =>
  decided === undefined && disbursement !== undefined && disbursement.status !== "SENT";

/** Creditors whose figure would be too old when the money arrives are asked again. */
const renewals = (facts: Facts): readonly Effect[] =>
  quotesToRenew(facts).map(({ id }) => effect("renew-payoff", id, facts.payoffRenewals?.[id]?.times ?? 0));

/** Nothing but a release by two people, where the lender has it, keeps the money from being decided upon. */
export const isReadyToFund = (facts: Facts): boolean =>
  !facts.funding &&
  facts.fundingDay !== undefined &&
  fundingGates(facts) !== undefined &&
  quotesToRenew(facts).length === 0 &&
  figuresHold(facts);

/** The transfer to the borrower that was decided on. */
const cashOrder = ({ attempt }: FundingDecision): Effect => effect("disburse", attempt);

/** The first payment keeps the plain key. */
const payment = (id: string, attempt: number): Effect =>
  attempt === 1 ? effect("send-payoff", id) : effect("send-payoff", id, attempt);

/** A policy counts as looked at once its check, or a later one, is not older than the day on which the money may leave. */
const isCoveredOn = (proof: PolicyProof | undefined, day: Instant): boolean =>
  proof?.result?.accepted === true && (proof.recheckedAt ?? proof.result.at) >= day;

/** Policies that must be looked at once more before money leaves: what was accepted at closing may have lapsed since. */
function policiesToRecheck(facts: Facts): readonly PolicyProof[] {
  const { fundingDay, hazardInsurance, floodInsurance } = facts;
  if (!fundingDay || facts.funding) return [];
  const needed = [hazardInsurance, ...(needsFloodInsurance(facts) ? [floodInsurance] : [])];
  return needed.filter((proof) => proof !== undefined).filter((proof) => !isCoveredOn(proof, fundingDay.at));
}

const secondScreening: Stage = {
  row: rowOf.money,
  name: "second screening",
  done: ({ facts }) => peopleToScreenAgain(facts).length === 0,
  step: () => "FUNDABLE",
  effects: ({ facts }) => peopleToScreenAgain(facts).map((who) => screenAgainOrder(who, facts)),
};

const insuranceRecheck: Stage = {
  row: rowOf.money,
  name: "insurance recheck",
  done: ({ facts }) => policiesToRecheck(facts).length === 0,
  step: () => "FUNDABLE",
  effects: ({ facts }) =>
    policiesToRecheck(facts).map(({ policy }) => effect("recheck-insurance", policy.kind, facts.fundingDay?.at ?? "")),
};

const funding: Stage = {
  row: rowOf.money,
  name: "funding",
  done: ({ facts }) => isCashSent(facts) && everyDebtSettled(facts) && restForBorrower(facts) === 0,
  step: ({ facts }) => {
    if (!facts.funding) return "FUNDABLE";
    if (isCashSent(facts)) return "DIRECT_DEBT_PAYOFF";
    return isTaken(facts, cashOrder(facts.funding)) ? "WAITING_FOR_DISBURSEMENT" : "FUNDING_DECISION";
  },
  effects: ({ facts }) => {
    if (!facts.funding) {
      if (facts.fundingDay && fundingGates(facts) && quotesToRenew(facts).length > 0) return renewals(facts);
      // Creditors who ask for more than was signed for, or than the line holds, are a matter for staff, and so is a release.
      return isReadyToFund(facts) && !isForPeople(releaseStanding(facts)) ? [effect("decide-funding")] : [];
    }
    if (!isCashSent(facts))
      return facts.disbursement?.attempt === facts.funding.attempt ? [] : [cashOrder(facts.funding)];
    if (restForBorrower(facts) > 0) {
      // An account that is still looked at gets nothing, nor one that nobody but the borrower has named where two let money go.
      const mayLeave = fundingGates(facts) !== undefined && !isForPeople(restStanding(facts));
      return mayLeave ? [effect("return-rest", (facts.restPayments ?? []).length + 1)] : [];
    }
    return [...renewals(facts), ...payoffsToSend(facts).map(({ id }) => payment(id, attemptOf(facts, id)))];
  },
};

/** Rows 26 to 28: the wait that the law gives, the county's books, and the money. */
export const fundingStages: readonly Stage[] = [rescission, recording, secondScreening, insuranceRecheck, funding];
