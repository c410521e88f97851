import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { floodRequirement } from "./flood-coverage.ts";

const facts = {
  zone: "AE",
  newLine: 10_000_000,
  seniorBalance: 20_000_000,
  insurableValue: 30_000_000,
  communityParticipates: true,
  year: 2026,
};

describe("flood insurance", () => {
  it.each([
    [{}, { insuranceRequired: true, requiredCoverage: 25_000_000 }],
    [{ insurableValue: 18_000_000 }, { requiredCoverage: 18_000_000 }],
    [{ seniorBalance: 0 }, { requiredCoverage: 10_000_000 }],
    [{ zone: "VE" }, { specialFloodHazardArea: true }],
    [{ zone: "X" }, { specialFloodHazardArea: false, insuranceRequired: false, requiredCoverage: 0 }],
    [{ communityParticipates: false }, { noticeRequired: true, insuranceRequired: false }],
    [{ newLine: 500_000, termYears: 1 }, { insuranceRequired: false }],
    [{ newLine: 500_000, termYears: 5 }, { insuranceRequired: true }],
  ])("%j requires %j", (changes, expected) => {
    expect(floodRequirement({ ...facts, ...changes }, defaultPolicy.yearlyAmounts)).toMatchObject(expected);
  });

  it("is not decided for a year without its limit", () => {
    expect(() => floodRequirement({ ...facts, year: 2040 }, defaultPolicy.yearlyAmounts)).toThrow("2040");
  });
});
