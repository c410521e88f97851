import { describe, expect, it } from "vitest";
import type { PersonName } from "../application/person-name.ts";
import { type DeedParty, deedNames, type HeldTitle } from "./deed-grantors.ts";

const person = (firstName: string, lastName: string, suffix: PersonName["suffix"] = null): PersonName => ({
  firstName,
  middleName: null,
  lastName,
  suffix,
});

const maria: DeedParty = { name: person("Maria", "Lopez") };
const luis: DeedParty = { name: person("Luis", "Lopez"), relation: "SPOUSE" };
const rosa: DeedParty = { name: person("Rosa", "Lopez"), relation: "PARENT" };

describe("how the deed names who gives the home", () => {
  it.each<[string, DeedParty[], HeldTitle, string]>([
    [
      "an owner alone",
      [maria],
      { owners: ["MARIA LOPEZ"], vesting: "an unmarried woman" },
      "Maria Lopez, an unmarried woman",
    ],
    [
      "a couple on the title",
      [maria, luis],
      { owners: ["MARIA LOPEZ", "LUIS LOPEZ"], vesting: "a married couple, as joint tenants" },
      "Maria Lopez and Luis Lopez, a married couple, as joint tenants",
    ],
    [
      "a spouse who is not on the title",
      [maria, luis],
      { owners: ["MARIA LOPEZ"], vesting: "a married woman, as her sole property" },
      "Maria Lopez, a married woman, as her sole property; joined by Luis Lopez, spouse",
    ],
    [
      "another owner",
      [maria, rosa],
      { owners: ["MARIA LOPEZ", "ROSA LOPEZ"], vesting: "" },
      "Maria Lopez and Rosa Lopez",
    ],
    [
      "a trust before its certificate is read, by whoever is said to be its trustee",
      [maria, { ...rosa, relation: "TRUSTEE" }],
      { owners: ["LOPEZ FAMILY TRUST"], vesting: "", trust: { name: "LOPEZ FAMILY TRUST" } },
      "Maria Lopez and Rosa Lopez, as trustee of LOPEZ FAMILY TRUST",
    ],
    [
      "a trust by the trustees of its certificate alone",
      [maria, { ...rosa, relation: "TRUSTEE" }],
      { owners: [], vesting: "", trust: { name: "The Lopez Family Trust", trustees: ["Rosa Lopez"] } },
      "Rosa Lopez, as trustee of The Lopez Family Trust; Maria Lopez",
    ],
  ])("%s", (_who, parties, held, line) => {
    expect(deedNames(held.trust ? "TRUST" : "SOLE", parties, held)).toBe(line);
  });

  it("is not foretold where the record has a trust and the borrower speaks of none, or the other way round", () => {
    const held = { owners: ["MARIA LOPEZ"], vesting: "an unmarried woman" };
    const trust = { name: "LOPEZ FAMILY TRUST" };
    expect(deedNames("TRUST", [maria], held)).toBeUndefined();
    expect(deedNames("SOLE", [maria], { ...held, trust })).toBeUndefined();
    expect(deedNames("LLC", [maria], { ...held, trust })).toBeUndefined();
  });
});
