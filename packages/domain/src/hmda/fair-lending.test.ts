import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fairLendingOf, SMALLEST_GROUP, shownOf, type Trait } from "./fair-lending.ts";
import { type LarRow, larFields } from "./lar-row.ts";

const blank = Object.fromEntries(larFields.map(({ name }) => [name, ""])) as LarRow;
const person = (changes: Partial<LarRow>): LarRow => ({
  ...blank,
  actionTaken: "1",
  interestRate: "9",
  applicantRace1: "5",
  applicantEthnicity1: "2",
  applicantSex: "1",
  applicantAge: "44",
  ...changes,
});
const many = (count: number, changes: Partial<LarRow>): LarRow[] =>
  Array.from({ length: count }, () => person(changes));
const denied = { actionTaken: "3", interestRate: "NA" } as const;
const groupsOf = (rows: readonly LarRow[], trait: Trait) =>
  fairLendingOf(rows).traits.find((one) => one.trait === trait)?.groups ?? [];
const groupOf = (changes: Partial<LarRow>, trait: Trait) => groupsOf([person(changes)], trait)[0]?.group;

describe("approval and pricing by group", () => {
  const rows = [
    ...many(80, {}),
    ...many(20, denied),
    ...many(12, { applicantRace1: "3", interestRate: "9.25", actionTaken: "2" }),
    ...many(8, { applicantRace1: "3", ...denied }),
    ...many(5, { actionTaken: "4", interestRate: "NA" }),
    ...many(2, { actionTaken: "5", interestRate: "NA" }),
  ];

  it("compare each group with the reference group, and mark what is below four fifths", () => {
    const { decided, undecided } = fairLendingOf(rows);
    expect([decided, undecided]).toEqual([120, 7]);
    expect(groupsOf(rows, "race")).toEqual([
      {
        group: "WHITE",
        decided: 100,
        approved: 80,
        approvalPercent: "80.0",
        impactRatio: null,
        isBelowFourFifths: false,
        priced: 80,
        meanRate: "9.000",
        basisPointsAbove: null,
      },
      {
        group: "BLACK",
        decided: 20,
        approved: 12,
        approvalPercent: "60.0",
        impactRatio: "0.75",
        isBelowFourFifths: true,
        priced: 12,
        meanRate: "9.250",
        basisPointsAbove: 25,
      },
    ]);
    const at = groupsOf([...rows, ...many(4, { applicantRace1: "3" })], "race")[1];
    expect(at).toMatchObject({ impactRatio: "0.83", isBelowFourFifths: false });
  });

  it.each([
    ["four fifths to the last person", 1000, 800, "0.80", false],
    ["one person less", 1000, 799, "0.79", true],
    ["so little less that it would be rounded away", 20_000, 15_999, "0.79", true],
    ["as much", 1000, 1000, "1.00", false],
  ])("say of %s what is so, and show no more", (_what, decided, approved, impactRatio, isBelowFourFifths) => {
    const women = { applicantSex: "2" };
    const theirs = [...many(approved, women), ...many(decided - approved, { ...women, ...denied })];
    expect(groupsOf([...many(20, {}), ...theirs], "sex")[1]).toMatchObject({ impactRatio, isBelowFourFifths });
  });

  it("are four fifths where both rates are fractions without an end", () => {
    const men = [...many(25, {}), ...many(5, denied)];
    const women = [...many(20, { applicantSex: "2" }), ...many(10, { applicantSex: "2", ...denied })];
    expect(groupsOf([...men, ...women], "sex")[1]).toMatchObject({ impactRatio: "0.80", isBelowFourFifths: false });
  });

  it("tell nothing of a group of a few, nor of the one from which it could be worked out", () => {
    const few = [...rows, ...many(SMALLEST_GROUP - 1, { applicantRace1: "2" })];
    expect(groupsOf(few, "race").map(({ group, decided }) => [group, decided])).toEqual([
      ["WHITE", 100],
      ["BLACK", null],
      ["ASIAN", null],
    ]);
    expect(groupsOf(few, "race")[2]).toMatchObject({ approvalPercent: null, impactRatio: null, meanRate: null });
  });

  it("tell no price of a group of which a few took a line", () => {
    const cheap = [...many(30, {}), ...many(30, { applicantSex: "2", ...denied }), ...many(9, { applicantSex: "2" })];
    expect(groupsOf(cheap, "sex")).toMatchObject([
      { group: "MALE", decided: 30 },
      { group: "FEMALE", decided: 39, impactRatio: "0.23", priced: null, meanRate: null, basisPointsAbove: null },
    ]);
  });

  it("compare with nobody where the reference group is too small", () => {
    const [male, female] = groupsOf([...many(3, {}), ...many(40, { applicantSex: "2" })], "sex");
    expect(male?.decided).toBeNull();
    expect(female).toMatchObject({ decided: null, impactRatio: null, basisPointsAbove: null });
  });

  it.each<[string, Partial<LarRow>, Trait, string]>([
    ["a subcategory", { applicantRace1: "24" }, "race", "ASIAN"],
    ["white and one minority race", { applicantRace1: "5", applicantRace2: "3" }, "race", "BLACK"],
    ["a race and its own subcategory", { applicantRace1: "4", applicantRace2: "42" }, "race", "PACIFIC"],
    ["two minority races", { applicantRace1: "3", applicantRace2: "1" }, "race", "SEVERAL"],
    ["a race that was not given", { applicantRace1: "6" }, "race", "NOT_AVAILABLE"],
    ["a race in words alone", { applicantRace1: "" }, "race", "NOT_AVAILABLE"],
    ["a Hispanic subcategory", { applicantEthnicity1: "12" }, "ethnicity", "HISPANIC"],
    ["both ethnicities", { applicantEthnicity1: "2", applicantEthnicity2: "1" }, "ethnicity", "HISPANIC"],
    ["no ethnicity", { applicantEthnicity1: "3" }, "ethnicity", "NOT_AVAILABLE"],
    ["both sexes", { applicantSex: "6" }, "sex", "BOTH"],
    ["no sex", { applicantSex: "3" }, "sex", "NOT_AVAILABLE"],
    ["the last day before it", { applicantAge: "61" }, "age", "UNDER_62"],
    ["an elderly person", { applicantAge: "62" }, "age", "FROM_62"],
    ["no age", { applicantAge: "8888" }, "age", "NOT_AVAILABLE"],
  ])("count %s where the published data does", (_what, changes, trait, group) => {
    expect(groupOf(changes, trait)).toBe(group);
  });

  it("never leave a single group out, whatever the numbers", () => {
    const some = fc.integer({ min: 1, max: 40 });
    const counts = fc
      .tuple(some, some, fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }))
      .map(([first, second, rest]) => [first, second, ...rest]);
    fc.assert(
      fc.property(counts, (all) => {
        const shown = shownOf(all);
        const held = all.filter((count, index) => count > 0 && !shown.has(index));
        // A second group is always there: of a single one there is nothing else from which it could be worked out.
        expect(held.length).not.toBe(1);
        for (const index of shown) expect(all[index]).toBeGreaterThanOrEqual(SMALLEST_GROUP);
      }),
    );
  });
});
