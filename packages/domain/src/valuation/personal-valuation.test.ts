import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { decide } from "../workflow/decide.ts";
import { fileOf, verified } from "../workflow/testing/open-states.ts";
import { personalValuationIn } from "./personal-valuation.ts";

const { valuation, stateOverrides } = defaultPolicy;
const evaluates = { valuation: { ...valuation, personalValuation: "EVALUATION" as const }, stateOverrides };

describe("a person's look at the home", () => {
  it.each([
    ["a broker's opinion where nothing is set", "CA", defaultPolicy, "BROKER_OPINION"],
    ["what the lender has set", "CA", evaluates, "EVALUATION"],
    ["what is set for the state", "NY", { valuation, stateOverrides: { NY: evaluates.valuation } }, "EVALUATION"],
    ["a broker's opinion in Texas", "TX", evaluates, "BROKER_OPINION"],
  ] as const)("is %s", (_what, state, policy, expected) => {
    expect(personalValuationIn(state, policy)).toBe(expected);
  });

  const at = "2026-11-20T18:00:00.000Z";
  it.each([
    [{}, "NAV_BPO_ORDERED"],
    [{ stage: "assigned" }, "NAV_BPO_PROCESSING"],
    [{ product: "EVALUATION" }, "NAV_RESI_EVAL_ORDERED"],
    [{ product: "EVALUATION", stage: "scheduled" }, "NAV_RESI_EVAL_PROCESSING"],
  ] as const)("that is ordered as %j stands at %s", (order, step) => {
    const bpo = { status: "ORDERED", attempt: 1, at, ...order } as const;
    expect(decide(fileOf({ ...verified, bpo })).step).toBe(step);
  });
});
