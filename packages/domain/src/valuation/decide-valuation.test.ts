import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { decideValuation } from "./decide-valuation.ts";

const values: fc.Arbitrary<number> = fc.constantFrom(
  0,
  1,
  100,
  44_999_999,
  45_000_000,
  49_500_000,
  49_500_001,
  100_000_000_000_000,
);
const avms = fc.array(
  fc.option(
    fc.record({ value: values, fsd: fc.constantFrom("0", "0.1", "0.1001", "0.13", "0.1301", "0.2", "0.2001", "1") }),
  ),
  { maxLength: 2 },
);

describe("the value of a home", () => {
  it("is never nothing, nor above what any model or person said, nor taken from a model that is too unsure", () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        avms,
        fc.constantFrom("TX", "CA"),
        fc.constantFrom("POOR", "AVERAGE", null),
        (models, state, condition) => {
          const decided = decideValuation({ state, avms: models, opinion: null, condition }, defaultPolicy);
          const said = models.flatMap((model) => (model && model.value > 0 ? [model.value] : []));
          const mayAccept = models.some(
            (model) => model && model.value > 0 && Number(model.fsd) <= (state === "TX" ? 0.1 : 0.2),
          );
          expect(decided.value === null || (said.includes(decided.value) && decided.value <= (said[0] ?? 0))).toBe(
            true,
          );
          expect(decided.value === null || (mayAccept && condition !== "POOR")).toBe(true);
          accepted += Number(decided.value !== null);
        },
      ),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  it("is asked of a person where a model gives nothing for it", () => {
    const none = { value: 0, fsd: "0.05" };
    const facts = { state: "CA", opinion: null, condition: null };
    expect(decideValuation({ ...facts, avms: [none] }, defaultPolicy)).toMatchObject({ reason: "NO_HIT" });
    const unsure = { value: 50_000_000, fsd: "0.15" };
    expect(decideValuation({ ...facts, avms: [unsure, none] }, defaultPolicy)).toMatchObject({ reason: "NO_HIT" });
    const opinion = { value: 48_000_000 };
    expect(decideValuation({ ...facts, avms: [none], opinion }, defaultPolicy).value).toBe(48_000_000);
  });
});
