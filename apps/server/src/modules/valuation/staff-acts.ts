import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { valueMayChange } from "@gable/domain/valuation/value-may-change.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/advance.ts";

type ValuationAct = Extract<StaffAct, { readonly act: "order-valuation" | "reject-value-challenge" }>;

/** What staff decide about the value of the home without a paper. Throws a Refusal where there is nothing of the kind. */
export function changeOfValuation(file: LoanFile, act: ValuationAct, at: string): Change {
  const { bpo, valueChallenge } = file.facts;
  const nothing = () => outOfOrder(decide(file).step, "There is nothing of the kind to decide just now.");
  if (!valueMayChange(file)) throw nothing();
  const event = `staff-${act.act}`;
  if (act.act === "order-valuation") {
    if (bpo?.status !== "NOT_POSSIBLE") throw nothing();
    const { reason: _failed, stage: _stage, visit: _visit, ...order } = bpo;
    return { event, facts: { bpo: { ...order, status: "ORDERED", attempt: bpo.attempt + 1, at } } };
  }
  // Asked and not answered, or answered by nobody's being able to look.
  if (!valueChallenge || (valueChallenge.answer && valueChallenge.answer.value !== null)) throw nothing();
  if (valueChallenge.answer?.reason) throw nothing();
  return {
    event,
    facts: {
      valueChallenge: { ...valueChallenge, answer: { value: null, at, reason: act.reason } },
      // A broker who was sent for the challenge alone need not come any more; one that the rules ask for must.
      ...(bpo?.status === "ORDERED" && bpo.valuation && { bpo: { ...bpo, status: "COMPLETE", at } }),
    },
  };
}
