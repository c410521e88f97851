import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { type AssetType, depleteAssets } from "./asset-depletion.ts";
import { matchIncome } from "./income-match.ts";

describe("assets that stand for income", () => {
  it.each<[AssetType, number]>([
    ["CHECKING", 10_000_000],
    ["CERTIFICATE_OF_DEPOSIT", 10_000_000],
    ["BROKERAGE", 8_000_000],
    ["RETIREMENT_59_5_PLUS", 8_000_000],
    ["RETIREMENT_UNDER_59_5", 6_000_000],
    ["CRYPTO", 0],
  ])("count as their kind does: %s", (type, eligible) => {
    expect(depleteAssets([{ type, balance: 10_000_000 }], defaultPolicy.income).eligible).toBe(eligible);
  });

  it.each([
    [23_999, 99],
    [24_000, 100],
    [0, 0],
  ])("are drawn down over twenty years, to the cent below: %i a month gives %i", (balance, monthlyIncome) => {
    expect(depleteAssets([{ type: "SAVINGS", balance }], defaultPolicy.income).monthlyIncome).toBe(monthlyIncome);
  });

  it("are rounded down each by itself", () => {
    const cent = { type: "BROKERAGE", balance: 1 } as const;
    expect(depleteAssets([cent, cent, { ...cent, balance: 9 }], defaultPolicy.income).eligible).toBe(7);
    expect(depleteAssets([], defaultPolicy.income)).toEqual({ eligible: 0, monthlyIncome: 0 });
  });
});

describe("a verified income", () => {
  it.each([
    [10_000_000, 9_500_000, "VERIFIED_INCOME_MATCHED_OFFER"],
    [10_000_000, 9_499_999, "REPRICE_WITH_VERIFIED"],
    [10_000_001, 9_500_000, "REPRICE_WITH_VERIFIED"],
    [10_000_000, 20_000_000, "VERIFIED_INCOME_MATCHED_OFFER"],
    [0, 0, "VERIFIED_INCOME_MATCHED_OFFER"],
  ])("beside %i stated, of %i: %s", (stated, verified, outcome) => {
    expect(matchIncome(stated, verified, defaultPolicy.income)).toBe(outcome);
  });
});
