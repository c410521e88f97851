import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IncomeSource } from "../workflow/facts/verification-facts.ts";
import { countedIncomeOf, countedSources } from "./counted-income.ts";

let serial = 0;
const shown = (
  source: IncomeSource["source"],
  annualAmount: number,
  more: Partial<IncomeSource> = {},
): IncomeSource => ({
  uuid: String((serial += 1)),
  source,
  employmentType: "FULL_TIME",
  annualAmount,
  reference: "",
  at: "2026-11-20T18:00:00Z",
  ...more,
});
const payroll = (employerName: string, annualAmount: number) => shown("PAYROLL", annualAmount, { employerName });
const letter = (employerName: string, annualAmount: number) => shown("AWARD_LETTER", annualAmount, { employerName });
const stubOf = (employerName: string, annualAmount: number, reference: string) =>
  shown("MANUAL_PAYSTUB", annualAmount, { employerName, reference, readWith: [] });
const deposits = (parts: NonNullable<IncomeSource["parts"]>) =>
  shown(
    "PLAID_TRANSACTIONS",
    Object.values(parts).reduce((sum, part) => sum + part, 0),
    { parts },
  );

describe("verified income", () => {
  it.each([
    ["a payroll account linked twice", [payroll("Delta Water", 100), payroll("DELTA WATER, Inc.", 110)], 110],
    [
      "a payroll account, and stubs that spell the employer without accents and with “and”",
      [payroll("Société Pérez & Sons, Ltd.", 100), stubOf("Societe Perez and Sons", 120, "paper")],
      100,
    ],
    [
      "each of two jobs whose names are in other letters",
      [payroll("東京水道局", 100), payroll("Київводоканал", 50)],
      150,
    ],
    ["payroll, and the bank where that pay arrives", [payroll("Delta Water", 100), deposits({ pay: 104 })], 100],
    ["the same two the other way round", [deposits({ pay: 104 }), payroll("Delta Water", 100)], 100],
    ["payroll, and stubs of the same job", [payroll("Delta Water", 100), shown("MANUAL_PAYSTUB", 105)], 100],
    ["payroll, and a tax return with its wages", [payroll("Delta Water", 100), shown("TAX_RETURN", 98)], 100],
    ["one bank linked twice", [deposits({ pay: 90 }), deposits({ pay: 95 })], 95],
    [
      "a pension on a tax transcript and at the bank",
      [shown("TAX_TRANSCRIPT", 70, { parts: { benefits: 70 } }), deposits({ benefits: 77 })],
      70,
    ],
    [
      "a pension by its letter, and at the bank where less of it came",
      [letter("Fund", 80), deposits({ benefits: 60 })],
      80,
    ],
    [
      "benefits of several payers at the bank, and the letter of one",
      [letter("Social Security", 30), deposits({ benefits: 75 })],
      75,
    ],
    [
      "a stub that was read again, since the employer's name was wrong",
      [stubOf("Delta Watter", 90, "paper"), stubOf("Delta Water", 100, "paper")],
      100,
    ],
    [
      "a letter, and the newer one of the same payer",
      [letter("Social Security", 30), letter("SOCIAL SECURITY", 31)],
      31,
    ],
  ] as const)("counts %s once", (_what, sources, counted) => {
    expect(countedIncomeOf(sources)).toBe(counted);
  });

  it.each([
    ["two jobs", [payroll("Delta Water", 100), payroll("Harbor School", 40)], 140],
    [
      "a job, and benefits that come to the bank",
      [payroll("Delta Water", 100), deposits({ pay: 80, benefits: 24 })],
      124,
    ],
    ["letters of two payers", [letter("Social Security", 30), letter("Teachers’ Pension Fund", 40)], 70],
    ["a letter, and a job beside it", [letter("Social Security", 30), payroll("Delta Water", 100)], 130],
    [
      "a business on tax returns, and pay beside it",
      [shown("TAX_TRANSCRIPT", 60, { parts: { business: 60 } }), payroll("Delta Water", 30)],
      90,
    ],
  ] as const)("adds %s", (_what, sources, counted) => {
    expect(countedIncomeOf(sources)).toBe(counted);
  });

  it("does not fall back on the bank's pay where the payroll account that shows it was taken out", () => {
    const removed = { ...payroll("Delta Water", 100), removedAt: "2026-11-20T19:00:00Z" };
    expect(countedIncomeOf([removed, deposits({ pay: 130, benefits: 10 })])).toBe(10);
  });

  it("never counts more of a source than it shows, nor of one kind more than once", () => {
    const source = fc.record({ pay: fc.nat(1000), benefits: fc.nat(1000) }).map(deposits);
    fc.assert(
      fc.property(fc.array(source, { minLength: 1, maxLength: 5 }), (sources) => {
        const rows = countedSources(sources);
        expect(rows.every(({ source: { annualAmount }, counted }) => counted <= annualAmount)).toBe(true);
        expect(countedIncomeOf(sources)).toBe(sources.at(-1)?.annualAmount);
      }),
    );
  });
});
