import { describe, expect, it } from "vitest";
import { missingSigner, placeOfOwnName } from "./who-must-sign.ts";

const spouse = { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE" } as const;
const sister = { firstName: "Ada", lastName: "Bergstrom", relation: "SIBLING" } as const;
const alone = { ownership: "SOLE", occupancy: "PRIMARY", titleCompanions: [] } as const;

describe("who must sign beside the borrower", () => {
  it.each([
    ["nobody beside an unmarried sole owner", { ...alone, maritalStatus: "UNMARRIED" }, "NC", null],
    ["a husband or wife who lives in the home", { ...alone, maritalStatus: "MARRIED" }, "NC", "spouse-missing"],
    ["nobody where the law gives a spouse no right", { ...alone, maritalStatus: "MARRIED" }, "PA", null],
    [
      "nobody in a home where they do not live",
      { ...alone, occupancy: "INVESTMENT", maritalStatus: "MARRIED" },
      "NC",
      null,
    ],
    [
      "nobody more once the spouse is named",
      { ...alone, maritalStatus: "MARRIED", titleCompanions: [spouse] },
      "NC",
      null,
    ],
    ["the other owner", { ...alone, ownership: "JOINT", maritalStatus: "UNMARRIED" }, "NC", "co-owner-missing"],
    [
      "the spouse beside the other owner",
      { ...alone, ownership: "JOINT", maritalStatus: "MARRIED", titleCompanions: [sister] },
      "TX",
      "spouse-missing",
    ],
    ["nobody more than the other owner", { ...alone, ownership: "JOINT", titleCompanions: [sister] }, "PA", null],
  ] as const)("%s", (_who, answers, state, missing) => {
    expect(missingSigner(answers, state)).toBe(missing);
  });
});

describe("somebody named who is the borrower themselves", () => {
  const name = { firstName: "José", middleName: null, lastName: "Ñuñez", suffix: "SR" };
  const own = { name, email: "jose@example.com", phone: "+12085550142" };
  const named = { firstName: "jose", lastName: "Nuñez", relation: "TRUSTEE" } as const;
  it.each([
    ["without a mailbox or phone", named, true],
    ["with the borrower's own", { ...named, email: own.email, phone: own.phone }, true],
    ["with a phone of their own", { ...named, email: own.email, phone: "+12085550143" }, false],
    ["with a mailbox of their own", { ...named, email: "jr@example.com" }, false],
    ["as a senior too", { ...named, suffix: "SR" as const }, true],
    ["as a junior", { ...named, suffix: "JR" as const }, false],
    ["as a junior by the last name", { ...named, lastName: "Nuñez Jr." }, false],
    ["of another first name", { ...named, firstName: "Josefa" }, false],
  ])("of the same name, %s", (_who, companion, isThem) => {
    expect(placeOfOwnName([spouse, companion], own)).toBe(isThem ? 1 : -1);
  });
});
