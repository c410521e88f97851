import { accountMask } from "@gable/domain/accounts/account-number.ts";
import { fundingDayFrom } from "@gable/domain/calendar/funding-hours.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { PayeeAccount } from "@gable/domain/workflow/facts/funding-facts.ts";
import { debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import {
  attemptOf,
  isSettled,
  payoffsToSend,
  returnedPayoffs,
  risenPayoffs,
  shortfall,
} from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/advance.ts";
import { type ActNamed, nothingToDecide } from "../../workflow/staff-act.ts";
import { recordMailedPayoff, recordReturnedCheque } from "./record-mailed-payoff.ts";

export const payoffActNames = [
  "record-mailed-payoff",
  "record-returned-cheque",
  "send-payoff-again",
  "correct-payee",
  "approve-payee",
  "ask-payoff-again",
  "accept-payoff-amount",
  "leave-debt-unpaid",
  "bear-shortfall",
  "agree-to-bear-shortfall",
  "refuse-to-bear-shortfall",
  "agree-to-payoff-act",
  "refuse-payoff-act",
] as const;
export type PayoffAct = ActNamed<(typeof payoffActNames)[number]>;

type DecidingAct = Exclude<PayoffAct, { readonly act: "agree-to-payoff-act" | "refuse-payoff-act" }>;

/** What staff decide about a debt that is to be paid off, when its figure or its payment did not go as it was signed. */
export function changeOfPayoff(file: LoanFile, act: DecidingAct, by: string, at: string): Change {
  const { facts } = file;
  const refused = () => nothingToDecide(file);
  if (act.act === "bear-shortfall") {
    const missing = shortfall(facts);
    if (missing === 0 || facts.funding) throw refused();
    return {
      event: "shortfall-asked",
      facts: { shortfallAsked: { by, at, reason: act.reason, amount: missing }, shortfallRefused: undefined },
      detail: { amount: missing, reason: act.reason },
    };
  }
  if (act.act === "agree-to-bear-shortfall") {
    const asked = facts.shortfallAsked;
    // What is missing may be another sum by now than the one that was asked for, or is agreed to.
    if (!asked || facts.funding || asked.amount !== shortfall(facts) || asked.amount !== act.amount) throw refused();
    // It is the lender's own money: nobody gives it away alone.
    if (asked.by === by)
      throw new Refusal(403, "second-person", "Somebody else than the one who asked for it must agree to it.");
    const amount = asked.amount + (facts.shortfallBorne?.amount ?? 0);
    const borne = { by, at, amount, ...(asked.reason !== undefined && { reason: asked.reason }) };
    return {
      event: "staff-bear-shortfall",
      facts: { shortfallBorne: borne, shortfallAsked: undefined, fundingDay: undefined },
      detail: { amount: asked.amount, askedBy: asked.by },
    };
  }
  if (act.act === "refuse-to-bear-shortfall") {
    const asked = facts.shortfallAsked;
    if (!asked || facts.funding || asked.at !== act.askedAt) throw refused();
    const { amount } = asked;
    return {
      event: "staff-refuse-to-bear-shortfall",
      facts: { shortfallAsked: undefined, shortfallRefused: { by, at, reason: act.reason, amount, askedBy: asked.by } },
      detail: { amount, askedBy: asked.by, reason: act.reason },
    };
  }
  const { debt } = act;
  const known = debtsToPay(facts).find(({ id }) => id === debt);
  if (!known) throw notFound();
  const returned = returnedPayoffs(facts).find(({ id }) => id === debt);
  switch (act.act) {
    case "record-mailed-payoff":
      return recordMailedPayoff(file, act, at);
    case "record-returned-cheque":
      return recordReturnedCheque(file, act, at);
    case "send-payoff-again":
      if (!returned) throw refused();
      return { event: "payoff-ordered-again", facts: again(facts, debt, at), detail: { debt } };
    case "correct-payee": {
      if (!returned) throw refused();
      const { payee, routingNumber, accountNumber, creditorReference, reason } = act;
      const correction = { payee, routingNumber, accountNumber, creditorReference, reason, by, at };
      return {
        event: "payee-corrected",
        facts: { payeeCorrections: { ...facts.payeeCorrections, [debt]: correction } },
        detail: { debt, account: accountMask(accountNumber) },
      };
    }
    case "approve-payee": {
      const asked = facts.payeeCorrections?.[debt];
      // What was compared may have been written anew meanwhile.
      if (!returned || asked?.at !== act.writtenAt) throw refused();
      // Money to another account needs two people: one alone could send it to their own.
      if (asked.by === by)
        throw new Refusal(
          403,
          "second-person",
          "Somebody else than the one who wrote the account down must agree to it.",
        );
      const { payee, routingNumber, accountNumber, creditorReference } = asked;
      return {
        event: "payee-approved",
        facts: {
          ...again(facts, debt, at, { payee, routingNumber, accountNumber, creditorReference }),
          payeeCorrections: without(facts.payeeCorrections, debt),
        },
        detail: { debt, askedBy: asked.by, account: accountMask(accountNumber) },
      };
    }
    case "ask-payoff-again": {
      if (!isOpenForFigures(facts, debt)) throw refused();
      const { times = 0, quote } = facts.payoffRenewals?.[debt] ?? {};
      const renewal = { times, ...(quote && { quote }), wanted: true };
      return {
        event: "staff-ask-payoff-again",
        facts: { payoffRenewals: { ...facts.payoffRenewals, [debt]: renewal }, ...sentOn(facts, debt, at) },
        detail: { debt },
      };
    }
    case "accept-payoff-amount": {
      const risen = risenPayoffs(facts).find(({ id }) => id === debt);
      if (!risen || risen.asked !== act.amount) throw refused();
      const accepted = { by, at, amount: act.amount };
      return {
        event: "staff-accept-payoff-amount",
        facts: { payoffsAccepted: { ...facts.payoffsAccepted, [debt]: accepted }, ...sentOn(facts, debt, at) },
        detail: { debt, amount: act.amount },
      };
    }
    case "leave-debt-unpaid": {
      // A lien that stays would stand before this one.
      if (known.securedByHome || isSettled(facts, known)) throw refused();
      if (facts.funding ? !returned && !isOpenForFigures(facts, debt) : !isInQuestion(facts)) throw refused();
      return {
        event: "staff-leave-debt-unpaid",
        facts: {
          payoffsLeft: { ...facts.payoffsLeft, [debt]: { by, at, reason: act.reason } },
          payeeCorrections: without(facts.payeeCorrections, debt),
          ...(!facts.funding && { fundingDay: undefined }),
        },
        detail: { debt, reason: act.reason },
      };
    }
    default:
      return act satisfies never;
  }
}

/** The figures are what keeps the money back. */
const isInQuestion = (facts: Facts): boolean => risenPayoffs(facts).length > 0 || shortfall(facts) > 0;

/** A figure of a debt is in question, and no payment of it is under way. */
function isOpenForFigures(facts: Facts, debt: string): boolean {
  const isUnderWay = facts.funding !== undefined && payoffsToSend(facts).some(({ id }) => id === debt);
  const isOpen = debtsToPay(facts).some((one) => one.id === debt && !isSettled(facts, one));
  return isOpen && !isUnderWay && isInQuestion(facts);
}

/** The next payment of a debt that came back, to the same account unless told otherwise. */
function again(facts: Facts, debt: string, at: string, to?: PayeeAccount): Pick<Change["facts"], "payoffOrders"> {
  const former = facts.payoffOrders?.[debt]?.to;
  const payee = to ?? former;
  const order = { attempt: attemptOf(facts, debt) + 1, on: fundingDayFrom(at), ...(payee && { to: payee }) };
  return { payoffOrders: { ...facts.payoffOrders, [debt]: order } };
}

/** The money goes on the next day that there is: before the funding for all of it, after it for this debt. */
function sentOn(facts: Facts, debt: string, at: string): Change["facts"] {
  if (!facts.funding) return { fundingDay: undefined };
  const order = facts.payoffOrders?.[debt] ?? { attempt: attemptOf(facts, debt) };
  return { payoffOrders: { ...facts.payoffOrders, [debt]: { ...order, on: fundingDayFrom(at) } } };
}

/** All but one of what is kept by a debt. */
export function without<T>(all: Readonly<Record<string, T>> | undefined, key: string): Readonly<Record<string, T>> {
  const { [key]: _taken, ...left } = all ?? {};
  return left;
}
