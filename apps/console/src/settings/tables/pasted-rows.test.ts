import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { describe, expect, it } from "vitest";
import { settingTables } from "./lender-tables.ts";
import { canBePasted, readPasted, withPasted } from "./pasted-rows.ts";
import type { RowsTable, SettingTable, SettingValue } from "./table-shape.ts";

const rows = (tables: readonly SettingTable[], path: string) =>
  tables.find((table): table is RowsTable => table.kind === "rows" && table.path === path) as RowsTable;
const base = rows(settingTables.rates, "rateSheet.base");
const tiers = rows(settingTables.guidelines, "eligibility.tiers");
const licenses = rows(settingTables.states, "licenses");
const cellsOf = (table: RowsTable, text: string) => readPasted(table, text, "en").rows.map(({ values }) => values);
const faultsOf = (table: RowsTable, text: string) => readPasted(table, text, "en").faults;

describe("rows that are pasted from a spreadsheet", () => {
  it.each([
    ["as a spreadsheet copies them", "780\t7.60%\r\n760\t7.80%\r\n"],
    ["with a row of headings", "Score from\tBase rate\n780\t7.60\n760\t7.80"],
    ["with headings in Spanish and the columns the other way round", "Tasa base\tPuntaje desde\n7.60\t780\n7.80\t760"],
    ["with headings of their own", "FICO,Rate\n780,7.60\n760,7.80"],
    ["with a heading that breaks its line", '"FICO\nscore",Rate\n780,7.60\n760,7.80'],
    ["as a file of commas and quotes", '"780","7.60"\n"760","7.80"'],
    ["with empty lines around them", "\n780\t 7.60 \n\n760\t7.80\n\t\n"],
  ])("are read %s", (_how, text) => {
    expect(readPasted(base, text, "en")).toMatchObject({ faults: [] });
    expect(cellsOf(base, text)).toEqual([
      [780, "7.60"],
      [760, "7.80"],
    ]);
  });

  it("hold amounts with signs and commas, and what is left empty", () => {
    const text = 'A,780,"$400,000 ",80,85,70,,,';
    expect(cellsOf(tiers, `Tier,Score from,Largest line\n${text}`)).toEqual([]);
    expect(cellsOf(tiers, '780,A,"$400,000 ",80,85,70,75,,')).toEqual([
      [780, "A", 40_000_000, "80", "85", "70", "75", undefined, undefined],
    ]);
  });

  it("name states and days as people write them", () => {
    expect(cellsOf(licenses, "Idaho\tML-1\tFinance\t3/1/2022\t\nTX\tML-2\tOCCC\t2022-03-01\t12/31/2027")).toEqual([
      ["ID", "ML-1", "Finance", "2022-03-01", null],
      ["TX", "ML-2", "OCCC", "2022-03-01", "2027-12-31"],
    ]);
  });

  it.each([
    [
      "a figure with a decimal comma",
      base,
      "780\t7,60",
      "Row 1, Base rate: Write a figure as 7.75, without other signs.",
    ],
    ["a cell that says nothing", base, "780\t7.60\n760\t", "Row 2, Base rate: Fill this in."],
    ["a word for a score", base, "780\t7.60\ngood\t7.80", "Row 2, Score from: Write a whole number."],
    ["too many columns", base, "780\t7.60\t7.61", "These are 3 columns. Copy 2: Score from, Base rate."],
    ["no such state", licenses, "Idahoe\tML-1\tFinance\t2022-03-01\t", "Row 1, State: Choose one that is offered."],
    [
      "a day that does not exist",
      licenses,
      "ID\tML-1\tFinance\t2/30/2022\t",
      "Row 1, First day: Write a day as 12/24/2026.",
    ],
    ["nothing", base, " \n", "There are no rows in it."],
    ["a whole book", base, "780\t7.60\n".repeat(201), "These are 201 rows. Paste 200 at most."],
  ])("are refused for %s, in words", (_what, table, text, fault) => {
    expect(faultsOf(table, text)).toEqual([fault]);
  });

  it("take the place of the rows that were there, and of nothing else", () => {
    const value = { rateSheet: defaultPolicy.rateSheet, overlayPercent: "0" } as unknown as SettingValue;
    const next = withPasted(base, value, readPasted(base, "800\t7\n700\t8.5", "en").rows);
    expect(next).toEqual({
      ...value,
      rateSheet: {
        ...defaultPolicy.rateSheet,
        base: [
          { minScore: 800, percent: "7" },
          { minScore: 700, percent: "8.5" },
        ],
      },
    });
  });

  it("are offered for lists of figures and names, and not where rows have codes or are to be ticked", () => {
    const offered = Object.values(settingTables).flatMap((tables: readonly SettingTable[]) =>
      tables.flatMap((table) => (table.kind === "rows" && canBePasted(table) ? [table.path] : [])),
    );
    expect(offered).toEqual(
      expect.arrayContaining(["rateSheet.base", "rateSheet.cltv", "rateSheet.term", "rateSheet.fee", "licenses"]),
    );
    expect(offered).not.toContain("stateOverrides");
    expect(offered).not.toContain("products");
  });
});
