import type { Facts } from "../facts/facts.ts";
import type { Instant } from "../../calendar/zoned-time.ts";
import { everySignerSigned } from "../co-deed.ts";
import { mayRescind, rescissionOf } from "../rescission.ts";
import { cashToBorrower, debtsToPay, quotedPayoffs } from "../debts-to-pay.ts";
import { effect, type Stage } from "../stage.ts";

const rescission: Stage = {
  row: 26,
  name: "rescission",
  applies: ({ facts }) => mayRescind(facts),
  done: ({ facts }) => facts.rescissionOver !== undefined,
  step: ({ facts }) => (facts.rescission ? "RESCISSION" : "GEN_RESCISSION"),
  effects: ({ facts }) => (isPeriodOpen(facts) ? [] : [effect("open-rescission")]),
  // The period runs from signing, beside the deed and the insurance.
  startsAhead: ({ facts }) => facts.closingSignedAt !== undefined && everySignerSigned(facts),
};

/** The period is known, and nobody has signed since who has a right of their own. */
function isPeriodOpen(facts: Facts): boolean {
  if (facts.rescissionOver || !facts.closingSignedAt) return facts.rescission !== undefined;
  return facts.rescission?.startsOn === rescissionOf(facts).startsOn;
}

const recording: Stage = {
  row: 27,
  name: "recording",
  done: ({ facts }) => isRecorded(facts),
  step: () => "RECORDING",
  effects: ({ facts }) => (facts.recording ? [] : [effect("record-deed", facts.recordingAttempts)]),
};

const isRecorded = ({ recording: deed }: Facts): boolean => deed !== undefined && deed.status !== "REJECTED";

/**
 * When everything that money waits for came to be; undefined while something is missing. 12 CFR 1026.15(c): nothing is paid out
 * before the right to cancel has ended.
 */
export function fundingGates(facts: Facts): [Instant, ...Instant[]] | undefined {
  const { recording: deed, disbursementCheck, rescissionOver, disbursement } = facts;
  if (!deed || deed.status === "REJECTED") return undefined;
  if (facts.conditions.some(({ priorTo }) => priorTo === "funding")) return undefined;
  if (mayRescind(facts) && !rescissionOver) return undefined;
  if (!facts.channel.isCrypto && disbursementCheck?.status !== "VERIFIED") return undefined;
  const others = [rescissionOver, disbursementCheck?.at, disbursement?.at].filter((at) => at !== undefined);
  return [deed.submittedAt, ...others];
}

/** The borrower has the cash; nothing is to be sent where creditors get all of it. */
const isCashSent = ({ disbursement, funding: decided }: Facts): boolean =>
  decided !== undefined &&
  (decided.cash === 0 || (disbursement?.attempt === decided.attempt && disbursement.status === "SENT"));

/** A creditor who knows of no such debt is paid nothing. */
const isPaid = (facts: Facts, id: string): boolean =>
  facts.payoffPayments[id]?.status === "SENT" || facts.payoffQuotes[id]?.outcome === "NOT_FOUND";

const funding: Stage = {
  row: 28,
  name: "funding",
  done: ({ facts }) => isCashSent(facts) && debtsToPay(facts).every(({ id }) => isPaid(facts, id)),
  step: ({ facts }) => {
    if (!facts.funding) return "FUNDABLE";
    return isCashSent(facts) ? "DIRECT_DEBT_PAYOFF" : "FUNDING_DECISION";
  },
  effects: ({ facts }) => {
    // Creditors who ask for more than the line holds are a matter for staff.
    if (!facts.funding)
      return facts.fundingDay && fundingGates(facts) && cashToBorrower(facts) >= 0 ? [effect("decide-funding")] : [];
    if (!isCashSent(facts))
      return facts.disbursement?.attempt === facts.funding.attempt ? [] : [effect("disburse", facts.funding.attempt)];
    return quotedPayoffs(facts)
      .filter(({ id }) => facts.payoffPayments[id] === undefined)
      .map(({ id }) => effect("send-payoff", id));
  },
};

/** Rows 26 to 28: the wait that the law gives, the county's books, and the money. */
export const fundingStages: readonly Stage[] = [rescission, recording, funding];
