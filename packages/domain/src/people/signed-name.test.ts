import { describe, expect, it } from "vitest";
import { isSignedAs } from "./signed-name.ts";

describe("a signature typed by Walter Émil Haugen", () => {
  const walter = { firstName: "Walter", middleName: "Émil", lastName: "Haugen", suffix: null };
  it.each([
    ["Walter Haugen", null, true],
    ["walter emil haugen", null, true],
    ["Walter Haugen Sr", "SR", true],
    ["Walter Haugen, Sr.", "SR", true],
    ["Walter Haugen", "SR", true],
    ["Walter Haugen Jr", "SR", false],
    ["Walter Haugen III", "III", true],
    ["Walter Emil", null, false],
    ["Emil Haugen", "SR", false],
  ])("%j, who is %j: %s", (typed, suffix, isTheirs) => {
    expect(isSignedAs(typed, { ...walter, suffix })).toBe(isTheirs);
  });
  it("is the name also where the generation was typed with the last name", () => {
    expect(isSignedAs("Walter Haugen Jr", { ...walter, lastName: "Haugen Jr." })).toBe(true);
    expect(isSignedAs("Walter Haugen", undefined)).toBe(false);
  });
});
