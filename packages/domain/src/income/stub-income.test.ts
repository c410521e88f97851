import { describe, expect, it } from "vitest";
import type { IncomeSource } from "../workflow/facts/verification-facts.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { countedIncomeOf, countedSources } from "./counted-income.ts";
import { paperDifferences } from "./paper-differences.ts";
import { shownByStubs } from "./stub-income.ts";

const PAID_TO = "2026-12-31";
let serial = 0;
const paper = (
  source: IncomeSource["source"],
  annualAmount: number,
  more: Partial<IncomeSource> = {},
): IncomeSource => ({
  uuid: String((serial += 1)),
  source,
  employmentType: "FULL_TIME",
  annualAmount,
  reference: String(serial),
  readWith: [],
  at: "2026-11-20T18:00:00Z",
  ...more,
});
/** Stubs of a job with overtime in this year. */
const stubs = (annualBase: number, variableToDate: number, more: Partial<IncomeSource> = {}, paidTo = PAID_TO) => {
  const stub = { annualBase, variableToDate, paidTo };
  return paper("MANUAL_PAYSTUB", shownByStubs(stub), { employerName: "Delta Water", stub, ...more });
};
const form = (gross: number, year = 2025, employerName = "DELTA WATER, Inc.") =>
  paper("W2", gross, { employerName, year });

const facts = (...incomeSources: IncomeSource[]) => loanFile({ incomeSources }).facts;

describe("overtime and bonus on stubs", () => {
  it.each([
    ["count as far as the W-2 of last year bears them out", [stubs(60_000, 20_000), form(70_000)], 70_000],
    ["count as this year has them, where last year had more", [stubs(60_000, 5_000), form(90_000)], 65_000],
    ["do not count without a W-2", [stubs(60_000, 20_000)], 60_000],
    ["do not count by the W-2 of another employer", [stubs(60_000, 20_000), form(90_000, 2025, "Harbor")], 60_000],
    ["do not count by a W-2 of long ago", [stubs(60_000, 20_000), form(90_000, 2024)], 60_000],
    ["count by the latest of two", [stubs(60_000, 20_000), form(62_000, 2025), form(90_000, 2024)], 62_000],
    [
      "count by the only W-2 there is, where the stubs name nobody",
      [stubs(60_000, 20_000, { employerName: "" }), form(70_000)],
      70_000,
    ],
    [
      "count in winter by the year before, whose form is the last there is",
      [stubs(60_000, 10_000, {}, "2026-02-20"), form(70_000, 2024)],
      70_000,
    ],
  ] as const)("%s", (_what, sources, counted) => {
    expect(countedIncomeOf(sources)).toBe(counted);
  });

  it("leave the base as it is where the year before was poorer", () => {
    expect(countedIncomeOf([stubs(60_000, 20_000), form(30_000)])).toBe(60_000);
  });
});

describe("a W-2", () => {
  it("is listed and counts nothing by itself: it shows what was paid, not what is", () => {
    const rows = countedSources([form(90_000)]);
    expect(rows.map(({ counted }) => counted)).toEqual([0]);
  });

  it("read again takes the place of what was read in it", () => {
    const wrong = form(90_000);
    const right = { ...form(65_000), reference: wrong.reference };
    expect(countedIncomeOf([stubs(60_000, 20_000), wrong, right])).toBe(65_000);
  });

  const read = { source: "W2", employerName: "Harbor School" } as const;
  it("of an employer of whom no stub is, or a stub of one of whom no W-2 is, differs", () => {
    expect(paperDifferences(facts(stubs(60_000, 0)), read)).toEqual(["employer-differs"]);
    expect(paperDifferences(facts(stubs(60_000, 0)), { ...read, employerName: "delta water" })).toEqual([]);
    expect(paperDifferences(facts(form(70_000)), { ...read, source: "MANUAL_PAYSTUB" })).toEqual(["employer-differs"]);
  });

  it("differs from nothing where it is the first paper", () => {
    expect(paperDifferences(facts(), read)).toEqual([]);
  });

  it("in another name differs, and in the borrower's in capitals does not", () => {
    const { firstName = "", lastName = "" } = facts().answers.name ?? {};
    const named = (nameRead: string) => paperDifferences(facts(), { ...read, nameRead });
    expect(named(`${firstName} ${lastName}`.toUpperCase())).toEqual([]);
    expect(named("Otto Somebody")).toEqual(["paper-name-differs"]);
  });
});
