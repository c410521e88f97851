import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { type PayoffActOfTwo, takesTwo } from "@gable/domain/workflow/payoff/payoff-of-two.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/advance.ts";
import { changeOfPayoff, type PayoffAct } from "./payoff-acts.ts";

/** What staff do about a creditor: at once, or where two let the money of the line go, once a second person has agreed to it. */
export function payoffDecided(file: LoanFile, act: PayoffAct, by: string, at: string): Change {
  const { facts } = file;
  if (act.act === "agree-to-payoff-act") {
    const asked = facts.payoffActsAsked?.[act.debt];
    if (!asked || asked.at !== act.askedAt) throw outOfOrder(decide(file).step, "Nobody asked for this.");
    if (asked.by === by)
      throw new Refusal(403, "second-person", "Somebody else than the one who asked for it must agree to it.");
    const change = withoutAsked(facts, asked.act.debt, changeOfPayoff(file, asked.act, by, at));
    return { ...change, detail: { ...change.detail, askedBy: asked.by } };
  }
  // What is not due is refused to the first person as well.
  const change = changeOfPayoff(file, act, by, at);
  if (takesTwo(facts, act)) return askedOfAnother(facts, act, by, at);
  return "debt" in act ? withoutAsked(facts, act.debt, change) : change;
}

const askedOfAnother = ({ payoffActsAsked }: Facts, act: PayoffActOfTwo, by: string, at: string): Change => ({
  event: "payoff-act-asked",
  facts: { payoffActsAsked: { ...payoffActsAsked, [act.debt]: { by, at, act } } },
  detail: { debt: act.debt, act: act.act, ...("amount" in act && { amount: act.amount }) },
});

/** Whatever is done about a debt, what was asked for it before is over. */
function withoutAsked({ payoffActsAsked }: Facts, debt: string, change: Change): Change {
  if (!payoffActsAsked || !Object.hasOwn(payoffActsAsked, debt)) return change;
  const { [debt]: _over, ...left } = payoffActsAsked;
  return { ...change, facts: { ...change.facts, payoffActsAsked: left } };
}
