import { valueMayChange } from "@gable/domain/valuation/value-may-change.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Change } from "../../workflow/change.ts";
import { type ActNamed, allBy, beforeEnd, nothingToDecide, spokenIn } from "../../workflow/staff-act.ts";

const names = ["order-valuation", "reject-value-challenge"] as const;

export const valuationActs = beforeEnd(allBy(names, ({ file, act, at }) => changeOfValuation(file, act, at)));

/** What staff decide about the value of the home without a paper. Throws a Refusal where there is nothing of the kind. */
function changeOfValuation(file: LoanFile, act: ActNamed<(typeof names)[number]>, at: string): Change {
  const { bpo, valueChallenge } = file.facts;
  if (!valueMayChange(file)) throw nothingToDecide(file);
  const event = `staff-${act.act}`;
  if (act.act === "order-valuation") {
    if (bpo?.status !== "NOT_POSSIBLE") throw nothingToDecide(file);
    const { reason: _failed, stage: _stage, visit: _visit, ...order } = bpo;
    return { event, facts: { bpo: { ...order, status: "ORDERED", attempt: bpo.attempt + 1, at } } };
  }
  // Asked and not answered, or answered by nobody's being able to look.
  if (!valueChallenge || (valueChallenge.answer && valueChallenge.answer.value !== null)) throw nothingToDecide(file);
  if (valueChallenge.answer?.reason) throw nothingToDecide(file);
  return {
    event,
    facts: {
      valueChallenge: { ...valueChallenge, answer: { value: null, at, reason: act.reason, ...spokenIn(act) } },
      // A broker who was sent for the challenge alone need not come any more; one that the rules ask for must.
      ...(bpo?.status === "ORDERED" && bpo.valuation && { bpo: { ...bpo, status: "COMPLETE", at } }),
    },
  };
}
