import type { TradelineKind } from "@gable/domain/credit/credit-file.ts";
import { statedAnnualIncome } from "@gable/domain/profile/registration.ts";
import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { underwrite } from "@gable/domain/underwriting/underwrite.ts";
import type { UnderwritingDecision } from "@gable/domain/underwriting/underwriting-decision.ts";
import { UnderwritingInput } from "@gable/domain/underwriting/underwriting-input.ts";
import { describe, expect, it } from "vitest";
import type { Persona } from "./define-persona.ts";
import type { DebtFacts, MortgageFacts } from "./facts.ts";
import { personas } from "./personas.ts";
import type { PersonaName } from "./words.ts";

const asOf = "2026-11-20";

/** A year of hazard insurance, by the month. */
const MONTHLY_INSURANCE = 14_000;

const propertyTypes: Partial<Record<Persona["home"]["propertyType"], UnderwritingInput["property"]["propertyType"]>> = {
  condominium: "CONDO",
  duplex: "DUPLEX",
};

/** What is particular to the personas that are not simply approved; everybody else is. */
const others: Partial<Record<PersonaName, readonly [decision: string, subDecision: string | null, finding: string]>> = {
  "no-file": ["DECLINE", null, "NO_CREDIT_FILE"],
  "thin-file": ["DECLINE", null, "NO_CREDIT_SCORE"],
  "score-decline": ["DECLINE", null, "SCORE"],
  "asset-depletion": ["ASSET_DEPLETION", "UNVERIFIED_DTI_LIMITED", "PAYMENT_ROOM"],
  winback: ["INITIAL", null, "LIEN_POSITION"],
};

describe("under the default policy, as the story says,", () => {
  it.each(personas.map((persona) => [persona.name, persona] as const))("%s is decided", (name, persona) => {
    const { decision, subDecision, reasons } = decide(persona);
    const [expected, sub, finding] = others[name] ?? ["APPROVED", "UNVERIFIED_OFFER", undefined];
    expect([decision, subDecision, reasons[0]?.finding]).toEqual([expected, sub, finding]);
  });

  it("straight-approval chooses between several offers", () => {
    const decision = decide(find("straight-approval"));
    expect(decision.offers.length).toBeGreaterThanOrEqual(4);
    expect(decision.numbers.maxLine).toBe(18_770_000);
  });

  it("asset-depletion is approved once the assets count", () => {
    const persona = find("asset-depletion");
    const decision = decide(persona, { depletionAssets: persona.fill.assets.map((asset) => ({ ...asset })) });
    expect(decision.decision).toBe("APPROVED");
  });

  it("winback has room once the older line is paid off", () => {
    const [way] = decide(find("winback")).winback;
    expect(way?.payOffLienIds).toEqual(["mortgage-2"]);
    expect(way?.maxLine).toBeGreaterThan(way?.payoffAmount ?? Infinity);
  });

  it("revised-offer has less room on verified than on stated income", () => {
    const persona = find("revised-offer");
    const stated = decide(persona).numbers.maxLine;
    const verified = decide(persona, { verifiedAnnualIncome: persona.income.jobs[0]?.annualBase ?? 0 }).numbers.maxLine;
    expect(verified).toBeGreaterThan(1_500_000);
    expect(verified).toBeLessThan(stated * persona.fill.offer.share);
  });
});

function find(name: PersonaName): Persona {
  const persona = personas.find((one) => one.name === name);
  if (persona === undefined) throw new Error(`no persona ${name}`);
  return persona;
}

function decide(persona: Persona, applicant: Partial<UnderwritingInput["applicant"]> = {}): UnderwritingDecision {
  const { home, credit, valuation, fill } = persona;
  const reported = home.mortgages.filter((mortgage) => mortgage.onCreditReport);
  const value = "value" in valuation.first ? valuation.first.value : valuation.bpo.value;
  const input = UnderwritingInput.parse({
    asOf,
    applicant: {
      employmentType: fill.employmentType,
      statedAnnualIncome: statedAnnualIncome({ ...fill, otherIncome: [...fill.otherIncome] }),
      otherAnnualIncome: statedAnnualIncome({ annualIncome: 0, otherIncome: [...fill.otherIncome] }),
      verifiedAnnualIncome: null,
      depletionAssets: null,
      reserves: null,
      ...applicant,
    },
    credit: {
      found: credit.gate !== "no-file",
      pulledOn: asOf,
      score: credit.score,
      scoreModel: "VANTAGESCORE_3",
      scoreFactors: [],
      tradelines: [...reported.map(mortgageLine), ...credit.debts.map(debtLine)],
      inquiries: [],
      publicRecords: [],
    },
    attestedDebts: null,
    property: {
      state: home.address.state,
      countyFips: home.countyFips,
      occupancy: fill.propertyUse,
      propertyType: propertyTypes[home.propertyType] ?? "SFR",
      value,
      valueSource: "AVM",
      condition: "GOOD",
      titleChangedOn: home.boughtOn,
      monthlyTaxesInsuranceDues: Math.round(home.annualTaxes / 12) + home.monthlyAssociationDues + MONTHLY_INSURANCE,
    },
    liens: reported.map(lien),
    lender: {
      licenses: [{ state: home.address.state, from: "2020-01-01", until: null }],
      authorisedInNewYork: true,
      originatorLicenses: null,
    },
    clearances: {},
    selection: null,
    market: null,
  });
  return underwrite(input, defaultPolicy);
}

const isLine = (mortgage: MortgageFacts): boolean => mortgage.instrument === "home-equity-line";

function mortgageLine(mortgage: MortgageFacts) {
  const kind: TradelineKind = isLine(mortgage) ? "HOME_EQUITY" : "MORTGAGE";
  const { id, holder: creditor, balance, monthlyPayment, openedOn } = mortgage;
  return { id, creditor, kind, balance, monthlyPayment, openedOn, limit: null, isOpen: true, isSubjectLien: true };
}

function debtLine({ id, creditor, balance, monthlyPayment, openedOn, standing = "open" }: DebtFacts) {
  const kind: TradelineKind = "INSTALLMENT";
  return { id, creditor, kind, balance, monthlyPayment, openedOn, limit: null, isOpen: standing === "open" };
}

const lien = (mortgage: MortgageFacts, index: number) => ({
  id: mortgage.id,
  lender: mortgage.holder,
  position: index + 1,
  balance: mortgage.balance,
  openEnd: isLine(mortgage),
  limit: isLine(mortgage) ? mortgage.originalAmount : null,
  monthlyPayment: mortgage.monthlyPayment,
  paidOffAtClosing: false,
});
