import { describe, expect, it } from "vitest";
import type { HomeLimit } from "../../profile/home-correction.ts";
import type { Parcel } from "../facts/application-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { valuerOrder } from "../stages/verification.ts";
import { hit, loanFile, parcel } from "../testing/loan-file.ts";
import { consequencesOf } from "./foretell-consequences.ts";
import { homeLimit, limitFor, matchOf } from "./home-limits.ts";
import { homeReaddressed } from "./same-home.ts";

const at = "2026-11-20T19:00:00.000Z";
const later = "2026-12-01T19:00:00.000Z";
const visit = "2026-11-28T15:00:00.000Z";

const some = <K extends keyof Facts>(_name: K, fact: object): Facts[K] => fact as Facts[K];
const account = some("disbursementAccount", { accountUuid: "1", owners: [], source: "LINKED", at });

/** Every condition of credit is met, and the papers are drawn. */
const drawn = (changes: Partial<Facts> = {}): LoanFile =>
  loanFile({
    submittedAt: at,
    hardCredit: hit({ reportId: "hard" }),
    incomeVerified: { annualAmount: 14_200_000, match: true, at },
    ...(account && { disbursementAccount: account }),
    disbursementCheck: { status: "VERIFIED", reason: "", at },
    payType: "MANUAL",
    employer: { at } as NonNullable<Facts["employer"]>,
    employment: { outcome: "CONFIRMED", at },
    identityChecks: [{ kind: "PASSPORT", documentUuids: ["1"], submittedAt: at, result: { outcome: "PASSED", at } }],
    finalTitle: { clearToClose: true, exceptions: [], at },
    flood: { zone: "X", specialHazardArea: false, participates: true, community: "", determination: "1", at },
    county: { recordsElectronically: true, acceptsRemoteNotarisation: true, recordingFee: 0, at },
    closingDocuments: [],
    ...changes,
  });

const same = parcel();
/** The county writes the same parcel with a unit by now. */
const renamed = parcel({ address: { ...same.address, street2: "Unit B" } });
const other = parcel({ parcelId: "2", address: { ...same.address, street1: "9 Oak Street" } });

describe("whether another address is another home", () => {
  it("is the county's to say, by the parcel, however it is written", () => {
    const { facts } = drawn();
    expect([same, renamed, other].map((found) => matchOf(facts, found))).toEqual(["SAME", "SAME", "OTHER"]);
  });
});

const opened = { closingSignedAt: at };
const arrived = {
  notaryVisit: { requestedAt: visit } as NonNullable<Facts["notaryVisit"]>,
  officeArrivals: [{ who: "1", visit }] as unknown as NonNullable<Facts["officeArrivals"]>,
};

describe("another address takes the place of the home's", () => {
  it.each<[string, Partial<Facts>, Parcel, HomeLimit | undefined]>([
    ["of the same home while papers wait to be signed", {}, renamed, undefined],
    ["of another home too", {}, other, undefined],
    ["of the same home once the line is open, for letters", opened, same, undefined],
    ["but not where the county writes it otherwise than what is signed", opened, renamed, "NAMED_OTHERWISE"],
    ["nor that of another home then", opened, other, "OPENED"],
    [
      "nor once the money is decided upon",
      { ...opened, funding: { cash: 1, attempt: 1 } as NonNullable<Facts["funding"]> },
      other,
      "FUNDED",
    ],
    [
      "nor while signed originals are there",
      { originals: [{}] as unknown as NonNullable<Facts["originals"]> },
      same,
      "BY_HAND",
    ],
    ["nor while somebody is at the office", arrived, same, "AT_OFFICE"],
    [
      "but does when another visit is booked since",
      { ...arrived, notaryVisit: { requestedAt: later } as NonNullable<Facts["notaryVisit"]> },
      same,
      undefined,
    ],
    ["nor where a contractor works at the named home", { channel: { merchantUuid: "1" } }, other, "CONTRACTOR"],
    ["nor before the home is found", { property: { outcome: "NONE", at } }, other, "NOT_YET"],
    ["nor when it is over", { withdrawn: { at } }, same, "ENDED"],
  ])("%s", (_what, facts, found, limit) => {
    expect(limitFor(drawn(facts), found)).toBe(limit);
  });

  it("is not looked up where no answer of the county's could change that", () => {
    expect(homeLimit(drawn(opened))).toBeUndefined();
    expect(homeLimit(drawn({ withdrawn: { at } }))).toBe("ENDED");
  });
});

describe("a slip in the address of the same home", () => {
  const home = { ...same.address, state: "CA" as const, street2: "Unit B" };
  const policy = {
    kind: "HAZARD",
    insurer: "Acorn",
    policyNumber: "123",
    dwellingCoverage: 1,
    expiresOn: later,
  } as const;
  const insured = { hazardInsurance: { policy, givenAt: at, result: { accepted: true, at } } };
  const after = (file: LoanFile, found: Parcel) => {
    const facts = homeReaddressed(file, { home, found, by: "1", at: later }, later);
    return { ...file, facts: { ...file.facts, ...facts } as Facts };
  };

  it("leaves everything as it is where the county writes it as before", () => {
    const file = drawn(insured);
    const told = after(file, same);
    expect(told.facts.answers.home).toEqual(home);
    expect(consequencesOf(file, told)).toEqual(["NOTHING_ELSE"]);
    expect([told.facts.closingEdition, told.facts.hazardInsurance]).toEqual([0, insured.hazardInsurance]);
  });

  it("has what goes by address asked again, and papers drawn anew, where the county writes it otherwise", () => {
    const file = drawn(insured);
    const told = after(file, renamed);
    expect(consequencesOf(file, told)).toEqual(["FLOOD_AGAIN", "INSURANCE_ASKED", "PAPERS_ANEW"]);
    // The borrower need not give the policy again, nor sign the summary.
    expect(told.facts.hazardInsurance).toEqual({ policy, givenAt: later });
    expect([told.facts.summarySignature, told.facts.valuation, told.facts.liens]).toEqual([
      file.facts.summarySignature,
      file.facts.valuation,
      file.facts.liens,
    ]);
  });

  it("sends the valuer who is on the way to the right door, by another order than the one that is called back", () => {
    const file = drawn({ bpo: { status: "ORDERED", attempt: 1, at } });
    expect([file, after(file, same), after(file, renamed)].map(({ facts }) => valuerOrder(facts).key)).toEqual([
      "order-bpo:1",
      "order-bpo:1",
      "order-bpo:2",
    ]);
    expect(consequencesOf(file, after(file, renamed))).toContain("VALUER_RECALLED");
  });

  it("has papers drawn anew that were posted to the wrong door", () => {
    const file = drawn({ onPaper: { at } });
    expect(consequencesOf(file, after(file, same))).toEqual(["PAPERS_ANEW"]);
  });

  it("changes nothing but where letters go once the line is open", () => {
    const file = drawn(opened);
    const told = after(file, same);
    expect({ ...told.facts, answers: file.facts.answers, lookedUpHome: undefined }).toEqual(file.facts);
  });
});
