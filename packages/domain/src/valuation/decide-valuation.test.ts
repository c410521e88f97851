import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { type AutomatedValue, decideValuation, type ValuationFacts } from "./decide-valuation.ts";

const asked: ValuationFacts = { state: "CA", avms: [], opinion: null, condition: "AVERAGE" };
const decisionOn = (changes: Partial<ValuationFacts>) => decideValuation({ ...asked, ...changes }, defaultPolicy);
const model = (value: number, fsd: string): AutomatedValue => ({ value, fsd });
/** What became of it, in a word: the value, or why there is none. */
const said = (changes: Partial<ValuationFacts>) => {
  const decided = decisionOn(changes);
  return decided.result === "BPO_REQUIRED" ? decided.reason : (decided.value ?? decided.result);
};

describe("the value of a home by models", () => {
  const sure = model(45_000_000, "0.13");
  const unsure = model(45_000_000, "0.1301");

  it.each<[string, ValuationFacts["avms"], ReturnType<typeof said>]>([
    ["one as sure as it must be", [sure], 45_000_000],
    ["one a little less sure: another is asked", [unsure], "SECOND_AVM"],
    ["one as unsure as another may help", [model(45_000_000, "0.20")], "SECOND_AVM"],
    ["one more unsure than that", [model(45_000_000, "0.2001")], "UNCERTAIN"],
    ["none that found the home", [null], "NO_HIT"],
    ["none at all", [], "NO_HIT"],
    ["one for which it is worth nothing", [model(0, "0.05")], "NO_HIT"],
    ["one for which it is worth a cent", [model(1, "0.05")], 1],
    ["the second alone found it", [null, sure], "NO_HIT"],
    ["the first is sure, whatever the second says", [sure, model(30_000_000, "0.01")], 45_000_000],
    ["two, of which the lower counts", [unsure, model(44_000_000, "0.20")], 44_000_000],
    ["two, of which the first is the lower", [unsure, model(46_000_000, "0.05")], 45_000_000],
    ["the second is too unsure", [unsure, model(45_000_000, "0.2001")], "UNCERTAIN"],
    ["the second found nothing", [unsure, null], "NO_HIT"],
    ["the second says that it is worth nothing", [unsure, model(0, "0.05")], "NO_HIT"],
    ["the second is a tenth higher", [unsure, model(49_500_000, "0.15")], 45_000_000],
    ["the second is a cent more than a tenth higher", [unsure, model(49_500_001, "0.15")], "CONFLICT"],
    ["the second is lower, and the first a tenth above it", [model(49_500_000, "0.15"), sure], 45_000_000],
    ["the second is lower by more", [model(49_500_001, "0.15"), sure], "CONFLICT"],
  ])("%s", (_which, avms, outcome) => expect(said({ avms })).toBe(outcome));

  it.each([
    ["0.10", 45_000_000],
    ["0.1001", "UNCERTAIN"],
    ["0.13", "UNCERTAIN"],
  ] as const)("in Texas is taken from a precise one alone, which no second replaces: %s", (fsd, outcome) => {
    expect(said({ state: "TX", avms: [model(45_000_000, fsd), model(40_000_000, "0.05")] })).toBe(outcome);
  });

  it.each([
    ["POOR", "CONDITION"],
    ["FAIR", "CONDITION"],
    ["AVERAGE", 45_000_000],
    ["EXCELLENT", 45_000_000],
    ["UNKNOWN_CONDITION", 45_000_000],
    [null, 45_000_000],
  ] as const)("counts for a home in condition %s: %s", (condition, outcome) => {
    expect(said({ avms: [sure], condition })).toBe(outcome);
  });
});

describe("the value of a home by a person", () => {
  it.each<[ValuationFacts["avms"], number]>([
    [[], 48_000_000],
    [[null], 48_000_000],
    [[model(0, "0.05")], 48_000_000],
    [[model(48_000_001, "0.05")], 48_000_000],
    [[model(47_999_999, "0.9")], 47_999_999],
    [[model(50_000_000, "0.15"), model(46_000_000, "0.15")], 46_000_000],
  ])("is the least that it or a model says: beside %j, %i", (avms, value) => {
    const opinion = { value: 48_000_000 };
    for (const condition of ["POOR", "GOOD"] as const) {
      expect(decisionOn({ state: "TX", avms, opinion, condition })).toEqual({ result: "ACCEPT_OPINION", value });
    }
  });
});

it("is never above what any model says, nor taken from one that is too unsure, wherever and whatever is asked", () => {
  const fsd = fc.constantFrom("0", "0.1", "0.1001", "0.13", "0.1301", "0.2", "0.2001", "1");
  const value = fc.oneof(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 40_000_000, max: 50_000_000 }));
  const avms = fc.array(fc.option(fc.record({ value, fsd })), { maxLength: 2 });
  fc.assert(
    fc.property(
      avms,
      fc.constantFrom("TX", "CA"),
      fc.constantFrom("POOR", "GOOD", null),
      (models, state, condition) => {
        const { value: decided } = decisionOn({ avms: models, state, condition });
        const values = models.flatMap((one) => (one && one.value > 0 ? [one.value] : []));
        const isSureEnough = models[0] !== null && Number(models[0]?.fsd) <= (state === "TX" ? 0.1 : 0.2);
        const lowest = Math.min(...values);
        const isRight = isSureEnough && condition !== "POOR" && (decided === values[0] || decided === lowest);
        expect(decided === null || isRight).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
