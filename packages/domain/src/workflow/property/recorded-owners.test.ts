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
