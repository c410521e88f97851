import { describe, expect, it } from "vitest";
import { isRecordedAs } from "./recorded-name.ts";

const robert = { firstName: "Robert", middleName: "James", lastName: "Whitfield", suffix: null };

describe("a name on record", () => {
  it.each([
    ["ROBERT WHITFIELD", true],
    ["ROBERT J WHITFIELD", true],
    ["Robert James Whitfield", true],
    ["ROBERT K WHITFIELD", false],
    ["JAMES WHITFIELD", false],
    ["ROBERT WHITFORD", false],
    ["ROBERT WHITFIELD JR", true],
    ["Robert J. Whitfield, Jr.", true],
    ["ROBERT WHITFIELD III", true],
    ["WHITFIELD", false],
    ["JR", false],
    ["", false],
  ])("%j is Robert James Whitfield's: %s", (recorded, isTheirs) => {
    expect(isRecordedAs(robert, recorded)).toBe(isTheirs);
  });

  it.each([
    ["Jr", "ROBERT WHITFIELD JR", true],
    ["jr.", "ROBERT WHITFIELD, JR.", true],
    ["Jr", "ROBERT WHITFIELD", true],
    ["Jr", "ROBERT WHITFIELD SR", false],
    ["Sr", "ROBERT WHITFIELD JR", false],
    ["III", "ROBERT WHITFIELD II", false],
    ["Esq", "ROBERT WHITFIELD JR", true],
  ])("of %s Robert Whitfield is %j: %s, for father and son are two people", (suffix, recorded, isTheirs) => {
    expect(isRecordedAs({ ...robert, suffix }, recorded)).toBe(isTheirs);
  });

  it("is theirs too who typed the generation into the field of the last name", () => {
    const typed = { ...robert, lastName: "Whitfield Jr." };
    const recorded = ["ROBERT WHITFIELD JR", "ROBERT WHITFIELD", "ROBERT WHITFIELD SR"];
    expect(recorded.map((line) => isRecordedAs(typed, line))).toEqual([true, true, false]);
  });

  it("may have a last name of several words", () => {
    const maria = { firstName: "María", middleName: null, lastName: "de la Cruz", suffix: null };
    const recorded = ["MARIA DE LA CRUZ", "MARIA L DE LA CRUZ II", "MARIA CRUZ"];
    expect(recorded.map((line) => isRecordedAs(maria, line))).toEqual([true, true, false]);
  });
});
