import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { notFound } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";
import { payeeApproved, payeeCorrected, payoffSentAgain } from "./payee-acts.ts";
import { debtLeftUnpaid, payoffAmountAccepted, payoffAskedAgain } from "./payoff-figure-acts.ts";
import { recordMailedPayoff, recordReturnedCheque } from "./record-mailed-payoff.ts";
import { changeOfShortfall } from "./shortfall-acts.ts";

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
  if (!("debt" in act)) return changeOfShortfall(file, act, by, at);
  const known = debtsToPay(file.facts).find(({ id }) => id === act.debt);
  if (!known) throw notFound();
  switch (act.act) {
    case "record-mailed-payoff":
      return recordMailedPayoff(file, act, at);
    case "record-returned-cheque":
      return recordReturnedCheque(file, act, at);
    case "send-payoff-again":
      return payoffSentAgain(file, act, at);
    case "correct-payee":
      return payeeCorrected(file, act, by, at);
    case "approve-payee":
      return payeeApproved(file, act, at);
    case "ask-payoff-again":
      return payoffAskedAgain(file, act, at);
    case "accept-payoff-amount":
      return payoffAmountAccepted(file, act, by, at);
    case "leave-debt-unpaid":
      return debtLeftUnpaid(file, known, act, by, at);
    default:
      return act satisfies never;
  }
}
