import { describe, expect, it } from "vitest";
import { ASSUMED_INSURANCE, borrowerBudget } from "../../underwriting/borrower-budget.ts";
import { defaultPolicy } from "../../underwriting/default-policy.ts";
import { paymentRoom } from "../../underwriting/payment-room.ts";
import { underwrite } from "../../underwriting/underwrite.ts";
import type { UnderwritingInput } from "../../underwriting/underwriting-input.ts";
import { decide } from "../decide.ts";
import type { Facts } from "../facts/facts.ts";
import { answeredLiens } from "../liens/answered-liens.ts";
import { foundLiens } from "../liens/found-liens.ts";
import { hit, loanFile, parcel, recordedMortgage } from "../testing/loan-file.ts";
import { decisionStands } from "./decision-basis.ts";
import { underwritingInput } from "./underwriting-input.ts";

const california = { state: "CA", number: "1", regulator: "", effectiveFrom: "2020-01-01", effectiveUntil: null };
const lender = { orgMetaData: { other: { licenses: [california] } } };
const underwritten = (facts: Partial<Facts>) =>
  underwrite(underwritingInput(loanFile(facts), lender, "2026-11-20", null), defaultPolicy);

const exampleLien: UnderwritingInput["liens"][number] = {
  id: "mortgage",
  lender: "Sierra Crest Bank",
  position: 1,
  balance: 20_000_000,
  openEnd: false,
  limit: null,
  monthlyPayment: 140_000,
  paidOffAtClosing: false,
  inForbearance: false,
};

const reservesIn = (facts: Partial<Facts>) =>
  underwritingInput(loanFile(facts), lender, "2026-11-20", null).applicant.reserves;

describe("reserves", () => {
  it("count by the amount that staff read, and change what the decision rests on", () => {
    const reserves = { amount: 2_400_000, by: "dana", at: "2026-11-20T18:00:00.000Z" };
    expect(reservesIn({})).toBeNull();
    expect(reservesIn({ reserves })).toBe(2_400_000);
    expect(decisionStands(loanFile())).toBe(true);
    const file = loanFile();
    expect(decisionStands({ ...file, facts: { ...file.facts, reserves } })).toBe(false);
  });
});

/** The file with so many people in the household. */
const living = (people: number) => {
  const file = loanFile();
  const { additional } = file.facts;
  return {
    ...file,
    facts: { ...file.facts, ...(additional && { additional: { ...additional, householdSize: people } }) },
  };
};

const roomOf = (file: ReturnType<typeof living>) => {
  const input = underwritingInput(file, lender, "2026-11-20", null);
  const budget = borrowerBudget(input, defaultPolicy);
  return paymentRoom(budget, { score: 792, occupancy: "PRIMARY", units: 1 }, defaultPolicy).byTest.RESIDUAL ?? 0;
};

describe("a household", () => {
  it("needs $150 a month more for each person above two, and the decision is made again on it", () => {
    expect(roomOf(loanFile()) - roomOf(living(2))).toBe(0);
    expect(roomOf(loanFile()) - roomOf(living(5))).toBe(45_000);
    expect([1, 2, 3].map((people) => decisionStands(living(people)))).toEqual([true, true, false]);
  });
});

describe("the premium of the home's insurance", () => {
  const { property, ...rest } = underwritingInput(loanFile(), lender, "2026-11-20", null);
  const housing = (kept: Partial<UnderwritingInput>) =>
    borrowerBudget({ ...rest, property, liens: [], ...kept }, defaultPolicy).housing;
  const mortgage = { ...exampleLien, openEnd: false, paidOffAtClosing: false };

  it("is counted where no mortgage's payment can contain it", () => {
    const taxes = property.monthlyTaxesInsuranceDues;
    expect(housing({})).toBe(taxes + ASSUMED_INSURANCE);
    expect(housing({ liens: [mortgage] })).toBe(taxes + mortgage.monthlyPayment);
    expect(housing({ liens: [{ ...mortgage, openEnd: true }] })).toBe(
      taxes + ASSUMED_INSURANCE + mortgage.monthlyPayment,
    );
    expect(housing({ liens: [{ ...mortgage, paidOffAtClosing: true }] })).toBe(taxes + ASSUMED_INSURANCE);
  });

  it("is the lender's own figure where their sheet has one, and in no decision that was made without it", () => {
    const asked = underwritingInput(loanFile(), lender, "2026-11-20", null, 35_000).property;
    const { monthlyInsurance: _later, ...before } = property;
    expect([asked.monthlyInsurance, housing({ property: asked }) - housing({ property: before })]).toEqual([
      35_000, 35_000,
    ]);
  });

  it("stands in the ratio before the line and after it", () => {
    const free = { ...rest, liens: [], credit: { ...rest.credit, tradelines: [...rest.credit.tradelines] } };
    const ratiosWith = (monthlyInsurance: number) =>
      underwrite({ ...free, property: { ...property, monthlyInsurance } }, defaultPolicy).numbers;
    const [without, counted] = [ratiosWith(0), ratiosWith(ASSUMED_INSURANCE)];
    expect(Number(counted.dtiBeforePercent)).toBeGreaterThan(Number(without.dtiBeforePercent));
    expect(counted.maxPayment).toBe(without.maxPayment - ASSUMED_INSURANCE);
  });
});

describe("the loan officer who brings an application", () => {
  it("must be licensed where the home is", () => {
    expect(underwritten({ channel: { referrerUuid: "1", originatorStates: ["OR", "NV"] } })).toMatchObject({
      decision: "INELIGIBLE",
      reasons: [{ finding: "ORIGINATOR_NOT_LICENSED" }],
    });
    expect(underwritten({ channel: { referrerUuid: "1", originatorStates: ["CA"] } }).decision).toBe("APPROVED");
  });

  it("is not asked for where nobody brought it", () => {
    expect(underwritten({}).decision).toBe("APPROVED");
  });
});

/** A second home secures the line; what the own one costs a month is said or not. */
const secondHome = (dwellingPayment?: number): Partial<Facts> => {
  const { additional, liens } = loanFile().facts;
  return {
    ...(additional && { additional: { ...additional, occupancy: "SECOND_HOME" as const } }),
    ...(liens && { liens: { ...liens, ...(dwellingPayment !== undefined && { dwellingPayment }) } }),
  };
};
const input = (facts: Partial<Facts>) => underwritingInput(loanFile(facts), lender, "2026-11-20", null);

describe("the payments that a decision counts", () => {
  it("hold the rent of the home that the borrower lives in, where another one secures the line (rule 4.6)", () => {
    expect(decide(loanFile(secondHome()))).toMatchObject({ row: 5, step: "LIEN_VERIFICATION" });
    expect(decide(loanFile(secondHome(180_000))).row).toBeGreaterThan(5);
    expect(input(secondHome(180_000)).principalDwellingPayment).toBe(180_000);
    expect(input({}).principalDwellingPayment).toBe(0);
  });

  it("hold what the borrower pays on a debt that county records alone show", () => {
    const home = parcel({ recordedLiens: [recordedMortgage({ recordedOn: "2010-01-01" })] });
    const softCredit = hit({ tradelines: [] });
    const found = foundLiens(loanFile({ softCredit, property: { outcome: "FOUND", parcels: [home], at: "" } }).facts);
    expect(found).toMatchObject([{ seenIn: "COUNTY", monthlyPayment: 0 }]);
    const id = found[0]?.id ?? "";
    expect(answeredLiens(found, [{ id, answer: "RIGHT", monthlyPayment: 95_000 }])).toMatchObject([
      { monthlyPayment: 95_000 },
    ]);
  });
});
