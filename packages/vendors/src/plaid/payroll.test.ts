import type { CreditPayStub, CreditW2, PayrollItem } from "plaid";
import { describe, expect, it } from "vitest";
import { employmentsOf } from "./payroll.ts";

const TODAY = "2026-11-23";

interface Told {
  readonly employer?: string;
  readonly employee?: string;
  readonly payDate?: string | null;
  readonly from?: string;
  readonly to?: string;
  readonly gross?: number | null;
  readonly yearToDate?: number;
  readonly frequency?: string | null;
  readonly basis?: string;
  readonly hours?: number;
  readonly lines?: readonly { readonly word?: string | null; readonly text?: string; readonly amount: number }[];
}

/** A stub of Plaid's with what it says; everything that is not told is null, as Plaid has it. */
function stub(told: Told): CreditPayStub {
  const { employer = "Cedar Mills", employee = "Ada Sorensen", gross = 2_000, hours = null } = told;
  return {
    employer: { name: employer },
    employee: { name: employee },
    net_pay: { current_amount: 1_400 },
    earnings: {
      breakdown: (told.lines ?? []).map(({ word = null, text = null, amount }) => ({
        canonical_description: word,
        description: text,
        current_amount: amount,
        ytd_amount: amount * 10,
      })),
      total: { current_amount: gross, hours, ytd_amount: told.yearToDate ?? null },
    },
    pay_period_details: {
      pay_date: told.payDate === undefined ? "2026-11-13" : told.payDate,
      start_date: told.from ?? "2026-10-26",
      end_date: told.to ?? "2026-11-08",
      gross_earnings: null,
      pay_amount: null,
      pay_frequency: told.frequency === undefined ? "PAY_FREQUENCY_BIWEEKLY" : told.frequency,
      pay_basis: told.basis,
      distribution_breakdown: [],
    },
  } as unknown as CreditPayStub;
}

const w2 = (year: string | null, wages: string | null, ein: string | null = null, employer = "Cedar Mills") =>
  ({
    employer: { name: employer },
    tax_year: year,
    wages_tips_other_comp: wages,
    employer_id_number: ein,
  }) as unknown as CreditW2;

const jobsOf = (stubs: readonly CreditPayStub[], w2s: readonly CreditW2[] = []) =>
  employmentsOf([{ payroll_income: [{ pay_stubs: stubs, w2s }] } as unknown as PayrollItem], TODAY);

describe("what a payroll account shows", () => {
  it.each([
    ["PAY_FREQUENCY_WEEKLY", "weekly", 104_000],
    ["BIWEEKLY", "every-two-weeks", 52_000],
    ["Semi-Monthly", "twice-a-month", 48_000],
    ["MONTHLY", "monthly", 24_000],
  ])("reckons a year's base of pay %s", (frequency, payFrequency, dollars) => {
    expect(jobsOf([stub({ frequency })])).toMatchObject([{ payFrequency, annualBase: dollars * 100 }]);
  });

  it.each([
    ["2026-11-06", "weekly"],
    ["2026-10-30", "every-two-weeks"],
    ["2026-10-29", "twice-a-month"],
    ["2026-10-13", "monthly"],
  ])("knows how often somebody is paid by the pay before, on %s", (payDate, payFrequency) => {
    expect(jobsOf([stub({ frequency: null }), stub({ frequency: null, payDate })])).toMatchObject([{ payFrequency }]);
  });

  it.each([
    ["that nobody can say how often is paid", stub({ frequency: null, from: "2026-01-01", to: "2026-03-01" })],
    ["that is of nobody", stub({ employee: " " })],
    ["without an employer", stub({ employer: "" })],
    ["without a day", stub({ payDate: null, to: undefined as unknown as string, gross: null })],
    ["without an amount", stub({ gross: null })],
  ])("leaves out pay %s", (_what, paper) => {
    expect(jobsOf([paper])).toEqual([]);
  });

  it("takes a salary as the latest stub has it, and pay by the hour as it is on average", () => {
    const two = [stub({ gross: 2_100 }), stub({ gross: 1_900, payDate: "2026-10-30" })];
    expect(jobsOf(two)).toMatchObject([{ annualBase: 5_200_000 }]);
    const salary = [stub({ gross: 2_100, basis: "SALARY" }), stub({ gross: 1_900, payDate: "2026-10-30" })];
    expect(jobsOf(salary)).toMatchObject([{ annualBase: 5_460_000 }]);
  });

  it("does not count what was paid more than a year ago in the average", () => {
    const two = [stub({ gross: 2_000 }), stub({ gross: 9_000, payDate: "2025-11-13" })];
    expect(jobsOf(two)).toMatchObject([{ annualBase: 5_200_000 }]);
  });

  it("tells the base from what varies, by Plaid's words or else by the stub's own", () => {
    const lines = [
      { word: "REGULAR PAY", amount: 1_000 },
      { word: "VACATION", amount: 200 },
      { word: "OVERTIME", amount: 300 },
      { word: "BONUS", amount: 150 },
      { word: "COMMISSION", amount: 50 },
      { word: null, text: "Cash tips", amount: 40 },
      { word: null, text: "Regular hours", amount: 100 },
      { word: "BASIC ALLOWANCE HOUSING", amount: 160 },
    ];
    const [job] = jobsOf([stub({ lines })]);
    expect(job?.annualBase).toBe(1_300 * 26 * 100);
    expect(job?.payStubs[0]?.earnings.map(({ earningType }) => earningType)).toEqual([
      "base",
      "base",
      "overtime",
      "bonus",
      "commission",
      "tips",
      "base",
      "other",
    ]);
  });

  it("is of each employer apart, each with its own forms", () => {
    const jobs = jobsOf(
      [stub({ employer: "Cedar Mills" }), stub({ employer: "Alder & Sons", gross: 500 })],
      [w2("2025", "51,250.75", "12-3456789", "CEDAR MILLS"), w2("2024", "$50000.00"), w2(null, "1"), w2("2023", null)],
    );
    expect(jobs).toMatchObject([
      {
        employer: { name: "Cedar Mills", ein: "12-3456789" },
        priorYears: [
          { year: 2025, gross: 5_125_075 },
          { year: 2024, gross: 5_000_000 },
        ],
      },
      { employer: { name: "Alder & Sons" }, priorYears: [] },
    ]);
    expect(jobs[1]?.employer).not.toHaveProperty("ein");
  });

  it("has ended where nothing was paid for longer than a month's pay may take", () => {
    expect(jobsOf([stub({ payDate: "2026-10-09" })])).toMatchObject([{ standing: "active" }]);
    expect(jobsOf([stub({ payDate: "2026-10-08" })])).toMatchObject([{ standing: "ended" }]);
  });

  it("is part time below thirty hours a week", () => {
    expect(jobsOf([stub({ hours: 58 })])).toMatchObject([{ employmentType: "PART_TIME" }]);
    expect(jobsOf([stub({ hours: 60 })])).toMatchObject([{ employmentType: "FULL_TIME" }]);
    expect(jobsOf([stub({})])).toMatchObject([{ employmentType: "FULL_TIME" }]);
  });

  it.each([
    ["ADA LOUISE SORENSEN JR.", { first: "ADA", middle: "LOUISE", last: "SORENSEN", suffix: "JR." }],
    ["Maria de la Cruz", { first: "Maria", middle: "de la", last: "Cruz" }],
    ["Madonna", { first: "", last: "Madonna" }],
    ["John Ii", { first: "John", last: "Ii" }],
  ])("takes the name %s apart", (employee, name) => {
    expect(jobsOf([stub({ employee })])).toMatchObject([{ employee: name }]);
  });
});
