import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { shortfall } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import type { Change } from "../../workflow/change.ts";
import { type ActNamed, nothingToDecide } from "../../workflow/staff-act.ts";

type ShortfallAct = ActNamed<"bear-shortfall" | "agree-to-bear-shortfall" | "refuse-to-bear-shortfall">;

/** Whether the lender pays what the line leaves missing of the payoffs: asked for by one, and agreed to or refused by another. */
export function changeOfShortfall(file: LoanFile, act: ShortfallAct, by: string, at: string): Change {
  switch (act.act) {
    case "bear-shortfall":
      return askedToBear(file, act, by, at);
    case "agree-to-bear-shortfall":
      return agreedToBear(file, act, by, at);
    case "refuse-to-bear-shortfall":
      return refusedToBear(file, act, by, at);
    default:
      return act satisfies never;
  }
}

/** It is the lender's own money: nobody gives it away alone. */
function askedToBear(file: LoanFile, act: ActNamed<"bear-shortfall">, by: string, at: string): Change {
  const { facts } = file;
  const missing = shortfall(facts);
  if (missing === 0 || facts.funding) throw nothingToDecide(file);
  return {
    event: "shortfall-asked",
    facts: { shortfallAsked: { by, at, reason: act.reason, amount: missing }, shortfallRefused: undefined },
    detail: { amount: missing, reason: act.reason },
  };
}

function agreedToBear(file: LoanFile, act: ActNamed<"agree-to-bear-shortfall">, by: string, at: string): Change {
  const { facts } = file;
  const asked = facts.shortfallAsked;
  // What is missing may be another sum by now than the one that was asked for, or is agreed to.
  if (!asked || facts.funding || asked.amount !== shortfall(facts) || asked.amount !== act.amount)
    throw nothingToDecide(file);
  const amount = asked.amount + (facts.shortfallBorne?.amount ?? 0);
  const borne = { by, at, amount, ...(asked.reason !== undefined && { reason: asked.reason }) };
  return {
    event: "staff-bear-shortfall",
    facts: { shortfallBorne: borne, shortfallAsked: undefined, fundingDay: undefined },
    detail: { amount: asked.amount, askedBy: asked.by },
  };
}

function refusedToBear(file: LoanFile, act: ActNamed<"refuse-to-bear-shortfall">, by: string, at: string): Change {
  const { facts } = file;
  const asked = facts.shortfallAsked;
  if (!asked || facts.funding || asked.at !== act.askedAt) throw nothingToDecide(file);
  const { amount } = asked;
  return {
    event: "staff-refuse-to-bear-shortfall",
    facts: { shortfallAsked: undefined, shortfallRefused: { by, at, reason: act.reason, amount, askedBy: asked.by } },
    detail: { amount, askedBy: asked.by, reason: act.reason },
  };
}
