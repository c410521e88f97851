import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/local-date.ts";
import { type Deposit, depositIncome } from "./deposit-income.ts";
import { type PayrollRecord, payrollIncome } from "./payroll-income.ts";
import { type TaxYear, transcriptIncome } from "./transcript-income.ts";

const monthly = (kind: Deposit["kind"], amount: number): Deposit[] =>
  Array.from({ length: 12 }, (_, month) => ({ on: addDays("2026-01-05", month * 30), kind, amount }));

const taxYear = (year: number, businessProfit: number): TaxYear => ({
  year,
  wages: 0,
  pensions: 0,
  socialSecurity: 0,
  businessProfit,
  businessDepreciation: 620_000,
});

describe("income from a payroll account", () => {
  const job: PayrollRecord = {
    isActive: true,
    annualBase: 11_800_000,
    variableToDate: 0,
    asOf: "2026-06-30",
    priorYears: [{ year: 2025, gross: 12_400_000 }],
  };

  it("is the base pay where nothing else is paid", () => {
    expect(payrollIncome(job)).toBe(11_800_000);
  });

  it("counts variable pay up to what was earned last year as well", () => {
    expect(payrollIncome({ ...job, variableToDate: 100_000 })).toBe(11_800_000 + 201_657);
    expect(payrollIncome({ ...job, variableToDate: 2_000_000 })).toBe(12_400_000);
  });

  it("counts no variable pay in the first year of a job", () => {
    expect(payrollIncome({ ...job, variableToDate: 2_000_000, priorYears: [] })).toBe(11_800_000);
  });

  it("is nothing where the job has ended", () => {
    expect(payrollIncome({ ...job, isActive: false })).toBe(0);
  });
});

describe("income from bank deposits", () => {
  const year = ["2026-01-01", "2026-12-31"] as const;

  it.each([
    ["pay, which arrives after tax", "payroll", 735_000, 11_760_000],
    ["a business's takings, less its costs", "self-employment", 1_520_000, 13_680_000],
    ["benefits, as they come", "benefits", 645_000, 7_740_000],
    ["transfers between own accounts, not at all", "other", 900_000, 0],
  ] as const)("counts %s", (_what, kind, amount, annual) => {
    expect(depositIncome(monthly(kind, amount), ...year)).toBe(annual);
  });

  it("says nothing of an account younger than sixty days", () => {
    expect(depositIncome(monthly("payroll", 735_000), "2026-11-03", "2026-12-31")).toBeNull();
  });

  it("never falls when another deposit comes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 40 }),
        fc.nat(2_000_000),
        (amounts, more) => {
          const deposits = amounts.map((amount): Deposit => ({ on: "2026-05-05", kind: "payroll", amount }));
          const extra: Deposit = { on: "2026-06-05", kind: "payroll", amount: more };
          expect(depositIncome([...deposits, extra], ...year) ?? 0).toBeGreaterThanOrEqual(
            depositIncome(deposits, ...year) ?? 0,
          );
        },
      ),
    );
  });
});

describe("income from tax returns", () => {
  it("is the average of two years of a business that grows", () => {
    expect(transcriptIncome([taxYear(2025, 13_400_000), taxYear(2024, 12_150_000)], "SELF_EMPLOYED")).toBe(13_395_000);
  });

  it("is the later year of a business that shrinks", () => {
    expect(transcriptIncome([taxYear(2024, 13_400_000), taxYear(2025, 12_150_000)], "SELF_EMPLOYED")).toBe(12_770_000);
  });

  it("is unknown where one year is missing, and never below nothing", () => {
    expect(transcriptIncome([taxYear(2025, 13_400_000), taxYear(2023, 12_150_000)], "SELF_EMPLOYED")).toBeNull();
    expect(transcriptIncome([taxYear(2025, -9_000_000), taxYear(2024, 1_000_000)], "SELF_EMPLOYED")).toBe(0);
  });

  it("adds a pensioner's pension and social security", () => {
    const returned = { ...taxYear(2025, 0), pensions: 4_920_000, socialSecurity: 2_820_000 };
    expect(transcriptIncome([returned], "RETIRED")).toBe(7_740_000);
  });
});
