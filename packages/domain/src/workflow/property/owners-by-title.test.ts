import { describe, expect, it } from "vitest";
import { askedBy, openConditions } from "../../conditions/caused-conditions.ts";
import type { Facts } from "../facts/facts.ts";
import { loanFile, parcel } from "../testing/loan-file.ts";
import { decisionBasis } from "../underwriting/decision-basis.ts";
import { titleChangedOn, vestingOf } from "./owners-by-title.ts";
import { unnamedOwners } from "./recorded-owners.ts";

const at = "2026-11-20T18:00:00.000Z";
const later = "2026-11-21T18:00:00.000Z";
const person = (recordedName: string) => ({ recordedName, isPerson: true });

/** The county has Ana Reed, alone; the title company has searched. */
const searched = (owners: readonly ReturnType<typeof person>[], since = "2018-05-14"): Partial<Facts> => ({
  submittedAt: at,
  property: { outcome: "FOUND", parcels: [parcel({ owners: [person("ANA REED")], titleChangedOn: "2018-05-14" })], at },
  prequalTitle: {
    search: "1",
    undisclosedLiens: [],
    judgments: 0,
    ownership: { owners, vesting: "as the company has it", since },
    at: later,
  },
});
const askedOf = (facts: Partial<Facts>) => {
  const file = loanFile(facts);
  return openConditions(file).map(({ uuid, commentsToBorrower }) => ({
    key: askedBy(file, uuid)?.key,
    comment: commentsToBorrower,
  }));
};

describe("owners as the title company finds them", () => {
  it.each(["ANA REED", "REED ANA", "Reed, Ana"])("are the county's where they are written %s", (recordedName) => {
    expect(askedOf(searched([person(recordedName)]))).toEqual([]);
  });

  it("must sign or be shown to own the home no more, though the county does not know them", () => {
    const facts = searched([person("ANA REED"), person("TOM W REED")]);
    expect(unnamedOwners(loanFile(facts).facts)).toEqual(["TOM W REED"]);
    expect(askedOf(facts)).toMatchObject([{ key: "OWNERS", comment: expect.stringContaining("TOM W REED") as string }]);
  });

  it("are asked about alone where the borrower beside them is written with the last name first", () => {
    expect(askedOf(searched([person("REED, ANA"), person("TOM W REED")]))).toMatchObject([{ key: "OWNERS" }]);
  });

  it("are asked about anew, though papers for the county's word were accepted before", () => {
    const facts = searched([person("ANA REED"), person("TOM W REED")]);
    expect(askedOf({ ...facts, papersAccepted: { OWNERS: { by: "staff", at } } })).toHaveLength(1);
    expect(askedOf({ ...facts, papersAccepted: { OWNERS: { by: "staff", at: later } } })).toEqual([]);
  });

  it("hold the documents where the borrower is none of them", () => {
    const [asked, ...more] = askedOf(searched([person("LENA FOSTER")]));
    expect(asked).toMatchObject({ key: "OWNER_BY_TITLE", comment: expect.stringContaining("LENA FOSTER") as string });
    expect(more).toEqual([]);
  });

  it("are a trust, whose certificate is read, where the borrower says so", () => {
    const { additional } = loanFile().facts;
    const trust = searched([{ recordedName: "REED FAMILY TRUST", isPerson: false }]);
    expect(askedOf(trust)).toMatchObject([{ key: "OWNER_BY_TITLE" }]);
    const said = additional && { additional: { ...additional, ownership: "TRUST" as const } };
    expect(askedOf({ ...trust, ...said }).map(({ key }) => key)).not.toContain("OWNER_BY_TITLE");
  });
});

describe("a change of the title that the title company alone knows of", () => {
  it("is the day that a decision reads, and a decision without it stands no more", () => {
    const before = loanFile(searched([person("ANA REED")]));
    const changed = loanFile(searched([person("ANA REED")], "2026-10-01"));
    expect(titleChangedOn(before.facts)).toBe("2018-05-14");
    expect(titleChangedOn(changed.facts)).toBe("2026-10-01");
    expect(decisionBasis(changed)).not.toBe(decisionBasis(before));
  });

  it("goes with how the title is held: the deed is drawn as the company has it", () => {
    expect(vestingOf(loanFile(searched([person("ANA REED")])).facts)).toBe("as the company has it");
  });
});
