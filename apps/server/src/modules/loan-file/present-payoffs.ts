import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { payeeFor } from "@gable/domain/workflow/funding/release.ts";
import {
  cashToBorrower,
  chequesDue,
  chequesOut,
  costOf,
  costsFromLine,
  type DebtToPay,
  debtsToPay,
  laidAsideFor,
  payoffTotal,
  quoteOf,
} from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { isSettled, returnedPayoffs, risenPayoffs, shortfall } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { fundingGates } from "@gable/domain/workflow/stages/funding.ts";

type Shown = Pick<
  LoanFileView,
  "chequesDue" | "chequesOut" | "payoffsBack" | "payoffFigures" | "payoffActsAsked" | "payoffAsksRefused"
>;

/** What staff must see of cheques, and of payoffs that did not go as they were signed. */
export const presentPayoffs = (facts: Facts, names: ReadonlyMap<string, string>): Shown => ({
  chequesDue: chequesDue(facts).map((debt) => ({
    ...ofDebt(facts, debt),
    mailTo: debt.mailTo,
    cameBack: facts.payoffPayments[debt.id]?.reason ?? null,
  })),
  chequesOut: chequesOut(facts).map(({ id, creditor, lastFour, payment: { amount, order, at } }) => ({
    debt: id,
    creditor,
    lastFour,
    amount,
    cheque: order,
    at,
  })),
  payoffsBack: presentReturned(facts, names),
  payoffFigures: presentFigures(facts, names),
  payoffActsAsked: Object.values(facts.payoffActsAsked ?? {}).map(({ by, at, act }) => ({
    debt: act.debt,
    act: act.act,
    byUuid: by,
    by: names.get(by) ?? "",
    at,
    amount: "amount" in act ? act.amount : null,
    reference: "reference" in act ? act.reference : null,
    reason: "reason" in act ? (act.reason ?? null) : null,
  })),
  payoffAsksRefused: Object.entries(facts.payoffAsksRefused ?? {}).map(([debt, { act, by, reason }]) => ({
    debt,
    act,
    by: names.get(by) ?? "",
    reason,
  })),
});

/** Which debt it is, and the figures that a payment of it by hand is held against. */
const ofDebt = (facts: Facts, debt: DebtToPay) => ({
  debt: debt.id,
  creditor: debt.creditor,
  lastFour: debt.lastFour,
  balance: debt.balance,
  laidAside: laidAsideFor(facts, debt),
});

function presentReturned(facts: Facts, names: ReadonlyMap<string, string>): Shown["payoffsBack"] {
  return returnedPayoffs(facts).flatMap((debt) => {
    const { id, creditor, securedByHome, payment } = debt;
    const to = payeeFor(facts, id);
    const correction = facts.payeeCorrections?.[id];
    if (payment.status === "SENT") return [];
    return [
      {
        ...ofDebt(facts, debt),
        mayLeave: !securedByHome,
        amount: payment.amount,
        status: payment.status,
        reason: payment.reason ?? "",
        at: payment.at,
        payee: to?.payee ?? creditor,
        account: to ? `•••• ${to.accountNumber.slice(-4)}` : "",
        correction: correction
          ? {
              byUuid: correction.by,
              by: names.get(correction.by) ?? "",
              writtenAt: correction.at,
              payee: correction.payee,
              routingNumber: correction.routingNumber,
              accountNumber: correction.accountNumber,
              creditorReference: correction.creditorReference,
              reason: correction.reason,
            }
          : null,
      },
    ];
  });
}

function presentFigures(facts: Facts, names: ReadonlyMap<string, string>): Shown["payoffFigures"] {
  const risen = new Set(risenPayoffs(facts).map(({ id }) => id));
  const missing = fundingGates(facts) && !facts.funding ? shortfall(facts) : 0;
  if (risen.size === 0 && missing === 0) return null;
  const { shortfallAsked: asked, shortfallRefused: refused } = facts;
  return {
    shortfall: missing,
    cash: Math.max(0, facts.funding?.cash ?? cashToBorrower(facts)),
    sums: facts.funding
      ? null
      : {
          initialDraw: facts.offer?.initialDraw ?? 0,
          costs: costsFromLine(facts),
          creditors: payoffTotal(facts),
          borne: facts.shortfallBorne?.amount ?? 0,
        },
    mayBear: missing > 0,
    bearAsked:
      asked && missing > 0 && asked.amount === missing
        ? { byUuid: asked.by, by: names.get(asked.by) ?? "", at: asked.at, reason: asked.reason ?? "" }
        : null,
    bearRefused: refused && missing > 0 ? { by: names.get(refused.by) ?? "", reason: refused.reason } : null,
    debts: debtsInQuestion(facts).map(({ id, creditor, lastFour, balance, securedByHome }) => ({
      debt: id,
      creditor,
      lastFour,
      signed: costOf(facts.payoffQuotes[id], balance),
      asked: costOf(quoteOf(facts, id), balance),
      isRisen: risen.has(id),
      isByCheque: quoteOf(facts, id)?.outcome === "BY_MAIL",
      mayLeave: !securedByHome,
    })),
  };
}

/** The debts that the sum is made of; who is paid by cheque has a row of their own once the money left. */
const debtsInQuestion = (facts: Facts): DebtToPay[] =>
  debtsToPay(facts).filter((debt) => {
    const outcome = quoteOf(facts, debt.id)?.outcome;
    return !isSettled(facts, debt) && (outcome === "QUOTED" || (outcome === "BY_MAIL" && !facts.funding));
  });
