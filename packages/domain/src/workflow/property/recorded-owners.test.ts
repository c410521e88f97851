import { describe, expect, it } from "vitest";
import { awaitsPapers } from "../../conditions/asked-papers.ts";
import { openConditions } from "../../conditions/caused-conditions.ts";
import { newSigner } from "../../signers/name-signers.ts";
import type { Facts } from "../facts/facts.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { unnamedOwners } from "./recorded-owners.ts";

const at = "2026-11-20T18:00:00.000Z";
const deeded = (...recordedNames: string[]): Partial<Facts> => ({
  property: {
    outcome: "FOUND",
    parcels: [parcel({ owners: recordedNames.map((recordedName) => ({ recordedName, isPerson: true })) })],
    at,
  },
});
const ana = { firstName: "Ana", middleName: null, lastName: "Reed" };
const tom = { firstName: "Tom", lastName: "Reed", relation: "SPOUSE" as const };
const additional = (changes: Partial<NonNullable<Facts["additional"]>>): Partial<Facts> => {
  const given = loanFile().facts.additional;
  return given ? { additional: { ...given, ...changes } } : {};
};

describe("a second owner on record", () => {
  const both = deeded("ANA REED", "TOM W REED");

  it("whom the borrower does not name holds the documents until it is shown that they own the home no more", () => {
    const file = loanFile(both);
    expect(unnamedOwners(file.facts)).toEqual(["TOM W REED"]);
    expect(openConditions(file)).toMatchObject([
      { categoryEnum: "FALSE_OWNERSHIP_TYPE_REVIEW", requestDocuments: true, actionNeeded: true },
    ]);
    expect(openConditions(file)[0]?.commentsToBorrower).toContain("TOM W REED");
    expect(awaitsPapers(file.facts, "documents")).toBe(true);
    const accepted = { ...file.facts, papersAccepted: { OWNERS: { by: "staff", at } } };
    expect(awaitsPapers(accepted, "documents")).toBe(false);
  });

  it("is met by naming them, at once or later", () => {
    expect(
      unnamedOwners(loanFile({ ...both, ...additional({ ownership: "JOINT", titleCompanions: [tom] }) }).facts),
    ).toEqual([]);
    expect(unnamedOwners(loanFile({ ...both, signers: [newSigner("2", tom, "en", at)] }).facts)).toEqual([]);
  });

  it("is not the borrower's own other name, which papers have shown", () => {
    const ownershipCleared = { by: "staff", at };
    expect(unnamedOwners(loanFile({ ...deeded("ANA MARIA LOPEZ"), ownershipCleared }).facts)).toEqual([]);
    expect(unnamedOwners(loanFile({ ...deeded("ANA MARIA LOPEZ", "TOM REED"), ownershipCleared }).facts)).toHaveLength(
      1,
    );
  });

  it.each<[string, string[], string[], string[]]>([
    ["the father, of a son who says his generation", ["Jr"], ["ANA REED SR", "ANA REED JR"], ["ANA REED SR"]],
    ["one of the two, of a borrower who says none", [""], ["ANA REED SR", "ANA REED JR"], ["ANA REED JR"]],
    ["the one with it, where the record says the father's without", [""], ["ANA REED", "ANA REED JR"], ["ANA REED JR"]],
    ["nobody, of both", ["", "Jr"], ["ANA REED JR", "ANA REED SR"], []],
    ["nobody, of both without", ["", ""], ["ANA REED JR", "ANA REED SR"], []],
    ["nobody, of one who is there twice", [""], ["ANA REED", "ANA L REED"], []],
    ["nobody, of one with a generation on record", [""], ["ANA REED III"], []],
  ])("of the same name is %s", (_who, suffixes, recorded, unnamed) => {
    const [own, ...others] = suffixes.map((suffix) => ({ ...ana, suffix: suffix || null }));
    const file = loanFile(deeded(...recorded));
    const signers = others.map((name) => ({ ...newSigner("2", tom, "en", at), name }));
    const facts = { ...file.facts, answers: { ...file.facts.answers, name: own }, signers };
    expect(unnamedOwners(facts)).toEqual(unnamed);
  });

  it("of the same name is not the one who was named with the home and signs now", () => {
    const robert = { firstName: "Robert", lastName: "Reed", relation: "OTHER" as const };
    const named = { ...additional({ titleCompanions: [robert] }), signers: [newSigner("2", robert, "en", at)] };
    const recorded = deeded("ANA REED", "ROBERT REED SR", "ROBERT REED JR");
    expect(unnamedOwners(loanFile({ ...recorded, ...named }).facts)).toEqual(["ROBERT REED JR"]);
  });

  it("of the same name may be known to the title company alone", () => {
    const ownership = {
      owners: ["ANA REED JR", "ANA REED SR"].map((recordedName) => ({ recordedName, isPerson: true })),
      vesting: "joint tenants",
      since: "2019-04-01",
    };
    const prequalTitle = { search: "1", undisclosedLiens: [], judgments: 0, ownership, at };
    expect(unnamedOwners(loanFile({ ...deeded("ANA REED JR"), prequalTitle }).facts)).toEqual(["ANA REED SR"]);
  });

  it("is nobody where the borrower stands on record alone", () => {
    expect(openConditions(loanFile(deeded("ANA REED")))).toEqual([]);
  });
});

describe("a trust that the county does not know", () => {
  it("is asked for, where the borrower says that it owns the home", () => {
    const file = loanFile({ ...deeded("ANA REED"), ...additional({ ownership: "TRUST" }) });
    expect(openConditions(file).map(({ categoryEnum }) => categoryEnum)).toContain("FALSE_OWNERSHIP_TYPE_REVIEW");
  });
});
