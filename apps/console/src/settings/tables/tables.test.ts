import { readFileSync } from "node:fs";
import { Lender } from "@gable/domain/organisations/lender.ts";
import { lenderSections } from "@gable/domain/organisations/settings/lender-sections.ts";
import { policySection, policySections } from "@gable/domain/organisations/settings/policy-sections.ts";
import {
  isPolicySubject,
  type SettingSubject,
  settingSubjectNames,
} from "@gable/domain/organisations/settings/subjects.ts";
import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { describe, expect, it } from "vitest";
import { differencesBetween } from "./differences.ts";
import { settingTables } from "./lender-tables.ts";
import { at, rowsOf, withMovedRow, withoutRow, withPart, withRow } from "./paths.ts";
import type { RowsTable, SettingTable, SettingValue } from "./table-shape.ts";
import { stored, typed } from "./units.ts";

const seeded = Lender.parse(
  JSON.parse(readFileSync(new URL("../../../../../lenders/harbor-pine/lender.json", import.meta.url), "utf8")),
);

const valueOf = (subject: SettingSubject): SettingValue =>
  JSON.parse(
    JSON.stringify(
      isPolicySubject(subject) ? policySection(defaultPolicy, subject) : lenderSections[subject].read(seeded),
    ),
  ) as SettingValue;
const tablesOf = (subject: SettingSubject): readonly SettingTable[] => settingTables[subject];

/** Every place of a table that has a value. */
const placesOf = (table: SettingTable, value: SettingValue) =>
  table.kind === "fields"
    ? table.fields.map((field) => ({ field, path: field.path }))
    : rowsOf(table, value).flatMap((row) =>
        table.columns.map((field) => ({ field, path: `${row.path}.${field.path}` })),
      );

function leaves(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || (Array.isArray(value) && typeof value[0] !== "object"))
    return value === null ? [] : [path];
  return Object.entries(value).flatMap(([name, part]) => leaves(part, path === "" ? name : `${path}.${name}`));
}

/** Follow from others: the name of a sheet from its change, a weekday's number from its name, the brand's shades from its colour. */
const followsFromOthers =
  /^rateSheet\.id$|\.weekdayValue$|^colours\.shades|^disclosureCopy$|^closingOffices$|^closedDays$|^otherDays$|^answers$|^flags$/;

describe.each(settingSubjectNames)("the tables of %s", (subject) => {
  const value = valueOf(subject);

  it("say what it means where nothing need be set in them, and what brings the first row", () => {
    const canBeEmpty = tablesOf(subject).filter(
      (table): table is RowsTable => table.kind === "rows" && table.fresh !== undefined && !isPolicySubject(subject),
    );
    expect(canBeEmpty.filter(({ none }) => none === undefined).map(({ path }) => path)).toEqual([]);
  });

  it("show everything that is set", () => {
    const shown = new Set(tablesOf(subject).flatMap((table) => placesOf(table, value).map(({ path }) => path)));
    expect(leaves(value).filter((path) => !shown.has(path) && !followsFromOthers.test(path))).toEqual([]);
  });

  it("give back what stands in them when nobody changes it", () => {
    for (const { field, path } of tablesOf(subject).flatMap((table) => placesOf(table, value))) {
      const present = at(value, path);
      if (field.unit === "yes-no-open" && present === undefined) continue;
      if (present === null || present === undefined) continue;
      expect([path, stored(field, typed(field, present))]).toEqual([path, present]);
    }
  });

  it("find no difference between a value and itself", () => {
    expect(differencesBetween(tablesOf(subject), value, value, "en")).toEqual([]);
  });
});

const find = (subject: SettingSubject, path: string) =>
  tablesOf(subject).find((table): table is RowsTable => table.kind === "rows" && table.path === path) as RowsTable;

describe("a change", () => {
  const rates = valueOf("rates");
  const base = find("rates", "rateSheet.base");
  const states = find("guidelines", "stateOverrides");

  it("of one figure is said with its row and its column", () => {
    const after = withPart(rates, "rateSheet.base.1.percent", "7.95");
    expect(differencesBetween(tablesOf("rates"), rates, after, "en")).toEqual([
      { table: "Base rate by credit score", what: "Score from 760: Base rate", was: "7.80%", is: "7.95%" },
    ]);
  });

  it("of rows is said row by row, whatever their places are", () => {
    const [first] = rowsOf(base, rates);
    if (!first) throw new Error("There is no row.");
    const after = withoutRow(base, rates, first);
    expect(differencesBetween(tablesOf("rates"), rates, after, "en")).toEqual([
      { table: "Base rate by credit score", what: "Score from 780", was: "Base rate 7.60%", is: null },
    ]);
    expect(rowsOf(base, withRow(base, rates))).toHaveLength(rowsOf(base, rates).length + 1);
  });

  it("of the premium that is counted where no mortgage pays it is said, and it may be left to us again", () => {
    const guidelines = valueOf("guidelines");
    const set = withPart(guidelines, "dti.assumedInsurance", 25_000);
    const said = { table: "Debt to income", what: "Insurance assumed, a month" };
    expect(differencesBetween(tablesOf("guidelines"), guidelines, set, "en")).toMatchObject([
      { ...said, is: expect.stringContaining("$250") as string },
    ]);
    expect(differencesBetween(tablesOf("guidelines"), set, guidelines, "en")).toMatchObject([said]);
    expect(policySections.guidelines.schema.parse(set)).toMatchObject({ dti: { assumedInsurance: 25_000 } });
  });

  it("of a state's departures is said by the state's name", () => {
    const guidelines = valueOf("guidelines");
    const after = withPart(withRow(states, guidelines, "ME"), "stateOverrides.ME.minLine", 2_000_000);
    expect(differencesBetween(tablesOf("guidelines"), guidelines, after, "es")).toMatchObject([
      { what: "Maine", was: null, is: expect.stringContaining("$20,000") as string },
    ]);
  });
});

describe("what may be left open", () => {
  it("is open again when its field is emptied, whatever is written in it", () => {
    const { columns } = find("products", "products");
    const open = columns.filter(({ whenEmpty }) => whenEmpty === "absent");
    expect(open.map((one) => stored(one, " "))).toEqual(columns.slice(2).map(() => undefined));
    const fees = find("guidelines", "stateOverrides").columns.find(({ path }) => path === "homesteadFeePercents");
    expect(fees && stored(fees, "")).toBeUndefined();
  });
});

const field = (unit: "dollars" | "percent" | "percents" | "count" | "year") => ({
  label: { en: "", es: "" },
  path: "x",
  unit,
});

describe("what is typed", () => {
  it.each([
    ["dollars", "$35,000", 3_500_000],
    ["dollars", "12.50", 1250],
    ["dollars", "many", "many"],
    ["dollars", " $1,250.00\u00a0", 125_000],
    ["dollars", "$ 1,250", 125_000],
    ["dollars", "1250,50", "1250,50"],
    ["dollars", "1.250,00", "1.250,00"],
    ["dollars", "10.005", "10.005"],
    ["dollars", "-5", -500],
    ["count", "7,5", "7,5"],
    ["count", "1,000", 1000],
    ["percent", "7,5", "7,5"],
    ["percent", "8.45 %", "8.45"],
    ["percents", "4.99%, 2.99, 0", ["4.99", "2.99", "0"]],
    ["count", "720", 720],
    ["count", "", undefined],
    ["year", " 2027 ", 2027],
    ["year", "2,027", "2,027"],
    ["year", "27", "27"],
  ] as const)("as %s: %s", (unit, text, expected) => {
    expect(stored(field(unit), text)).toEqual(expected);
  });
});

const answer = (name: string, place: number) => ({
  place,
  title: { en: name, es: name },
  text: { en: name, es: name },
  isOffered: true,
});

describe("rows that stand in an order of their own", () => {
  const table = settingTables.answers[0] as RowsTable;
  const value: SettingValue = {
    answers: [answer("third", 7), answer("first", 1), answer("second", 1)],
    offersPhrases: true,
    offersHelp: true,
  };
  const inRow = (of: SettingValue) =>
    rowsOf(table, of).map(({ path }) => [at(of, `${path}.title.en`), at(of, `${path}.place`)]);

  it("are read in it, those of one place as they are listed", () => {
    expect(inRow(value).map(([name]) => name)).toEqual(["first", "second", "third"]);
  });

  it("are moved by one, and numbered from 1 on", () => {
    const [, , third] = rowsOf(table, value);
    const up = withMovedRow(table, value, third ?? { path: "", code: null }, -1);
    expect(inRow(up)).toEqual([
      ["first", 1],
      ["third", 2],
      ["second", 3],
    ]);
    const [first] = rowsOf(table, up);
    expect(withMovedRow(table, up, first ?? { path: "", code: null }, -1)).toEqual(up);
  });

  it("come last when they are new", () => {
    const added = withRow(table, value);
    expect(inRow(added).at(-1)).toEqual(["", 8]);
  });
});
