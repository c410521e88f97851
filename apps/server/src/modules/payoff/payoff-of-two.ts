import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { PayoffActOfTwo } from "@gable/domain/workflow/payoff/asked-of-two.ts";
import { takesTwo } from "@gable/domain/workflow/payoff/payoff-of-two.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";
import { changeOfPayoff, type PayoffAct } from "./payoff-acts.ts";
import { without } from "./without.ts";

/** What staff do about a creditor: at once, or where two let the money of the line go, once a second person has agreed to it. */
export function payoffDecided(file: LoanFile, act: PayoffAct, by: string, at: string): Change {
  const { facts } = file;
  const nothingAsked = () => outOfOrder(decide(file).step, "Nobody asked for this.");
  if (act.act === "agree-to-payoff-act") {
    const asked = facts.payoffActsAsked?.[act.debt];
    if (!asked || asked.at !== act.askedAt) throw nothingAsked();
    const change = withoutAsked(facts, asked.act.debt, changeOfPayoff(file, asked.act, by, at));
    return { ...change, detail: { ...change.detail, askedBy: asked.by } };
  }
  if (act.act === "refuse-payoff-act") {
    const change = askRefused(facts, act, by, at);
    if (!change) throw nothingAsked();
    return change;
  }
  // What is not due is refused to the first person as well.
  const change = changeOfPayoff(file, act, by, at);
  if (takesTwo(facts, act)) return askedOfAnother(facts, act, by, at);
  return "debt" in act ? withoutAsked(facts, act.debt, change) : change;
}

const askedOfAnother = (facts: Facts, act: PayoffActOfTwo, by: string, at: string): Change => ({
  event: "payoff-act-asked",
  facts: {
    payoffActsAsked: { ...facts.payoffActsAsked, [act.debt]: { by, at, act } },
    payoffAsksRefused: without(facts.payoffAsksRefused, act.debt),
  },
  detail: { debt: act.debt, act: act.act, ...("amount" in act && { amount: act.amount }) },
});

/** What waits for a second person, another account too, is not agreed to: it is as if nobody had asked, but for the reason. */
function askRefused(facts: Facts, act: ActNamed<"refuse-payoff-act">, by: string, at: string): Change | undefined {
  const { debt, askedAt, reason } = act;
  const asked = facts.payoffActsAsked?.[debt];
  const correction = facts.payeeCorrections?.[debt];
  const refused =
    asked?.at === askedAt
      ? { act: asked.act.act, askedBy: asked.by }
      : correction?.at === askedAt && { act: "correct-payee" as const, askedBy: correction.by };
  if (!refused) return undefined;
  return {
    event: "staff-refuse-payoff-act",
    facts: {
      ...(refused.act === "correct-payee"
        ? { payeeCorrections: without(facts.payeeCorrections, debt) }
        : { payoffActsAsked: without(facts.payoffActsAsked, debt) }),
      payoffAsksRefused: { ...facts.payoffAsksRefused, [debt]: { by, at, reason, ...refused } },
    },
    detail: { debt, ...refused, reason },
  };
}

/** Whatever is done about a debt, what was asked for it before, or refused, is over. */
function withoutAsked({ payoffActsAsked, payoffAsksRefused }: Facts, debt: string, change: Change): Change {
  const isThere = [payoffActsAsked, payoffAsksRefused].some((all) => all !== undefined && Object.hasOwn(all, debt));
  if (!isThere) return change;
  return {
    ...change,
    facts: {
      ...change.facts,
      payoffActsAsked: without(payoffActsAsked, debt),
      payoffAsksRefused: without(payoffAsksRefused, debt),
    },
  };
}
