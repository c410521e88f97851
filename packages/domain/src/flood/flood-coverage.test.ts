import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { type FloodFacts, floodRequirement, isSpecialFloodHazardArea } from "./flood-coverage.ts";

const facts: FloodFacts = {
  zone: "AE",
  newLine: 10_000_000,
  seniorBalance: 20_000_000,
  insurableValue: 30_000_000,
  communityParticipates: true,
  year: 2026,
};
const requirementOf = (changes: Partial<FloodFacts>) =>
  floodRequirement({ ...facts, ...changes }, defaultPolicy.yearlyAmounts);

describe("flood insurance", () => {
  it.each<[Partial<FloodFacts>, Partial<ReturnType<typeof floodRequirement>>]>([
    [{}, { insuranceRequired: true, requiredCoverage: 25_000_000 }],
    [{ insurableValue: 18_000_000 }, { requiredCoverage: 18_000_000 }],
    [{ insurableValue: 25_000_001 }, { requiredCoverage: 25_000_000 }],
    [{ insurableValue: 24_999_999 }, { requiredCoverage: 24_999_999 }],
    [{ seniorBalance: 0 }, { requiredCoverage: 10_000_000 }],
    [{ seniorBalance: 14_999_999 }, { requiredCoverage: 24_999_999 }],
    [{ zone: "X" }, { noticeRequired: false, insuranceRequired: false, requiredCoverage: 0 }],
    [{ communityParticipates: false }, { noticeRequired: true, insuranceRequired: false, requiredCoverage: 0 }],
  ])("%j requires %j", (changes, expected) => {
    expect(requirementOf(changes)).toMatchObject(expected);
  });

  it.each([
    [500_000, 1, false],
    [500_001, 1, true],
    [500_000, 2, true],
    [500_000, undefined, true],
  ] as const)("of a line of %i cents over %s years is required: %s", (newLine, termYears, isRequired) => {
    const requirement = requirementOf({ newLine, ...(termYears && { termYears }) });
    expect(requirement).toMatchObject({ noticeRequired: true, insuranceRequired: isRequired });
  });

  it("covers all loans or what the law caps, whichever is least, and nothing where none is required", () => {
    const cents = fc.oneof(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 24_999_998, max: 25_000_002 }));
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        fc.boolean(),
        (newLine, seniorBalance, insurableValue, communityParticipates) => {
          const given = { newLine, seniorBalance, insurableValue, communityParticipates };
          const { requiredCoverage, insuranceRequired } = requirementOf(given);
          const bounds = communityParticipates ? [newLine + seniorBalance, insurableValue, 25_000_000] : [0];
          // A line too small for insurance runs a year or less; of this one the term is not said.
          expect(insuranceRequired).toBe(communityParticipates);
          expect(bounds).toContain(requiredCoverage);
          expect(bounds.filter((bound) => requiredCoverage > bound)).toEqual([]);
        },
      ),
    );
  });

  it("is not decided for a year without its limit", () => {
    expect(() => requirementOf({ year: 2040 })).toThrow("2040");
  });
});

describe("a special flood hazard area", () => {
  it.each(["A", "AE", "A12", "A99", "AH", "AO", "AR", "AR/AE", "V", "VE", "V30", "ae", " VE "])(
    "is zone %j",
    (zone) => {
      expect(isSpecialFloodHazardArea(zone)).toBe(true);
    },
  );

  it.each(["X", "X500", "B", "C", "D", "SHADED X", ""])("is not zone %j", (zone) => {
    expect(isSpecialFloodHazardArea(zone)).toBe(false);
  });
});
