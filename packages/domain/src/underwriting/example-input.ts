import { UnderwritingInput } from "./underwriting-input.ts";

/** Parts of an input that differ from the example's; each section is merged, not replaced. */
export interface ExampleChanges {
  readonly asOf?: string;
  readonly applicant?: Partial<UnderwritingInput["applicant"]>;
  readonly credit?: Partial<UnderwritingInput["credit"]>;
  readonly property?: Partial<UnderwritingInput["property"]>;
  readonly lender?: Partial<UnderwritingInput["lender"]>;
  readonly clearances?: Partial<UnderwritingInput["clearances"]>;
  readonly liens?: UnderwritingInput["liens"];
  readonly attestedDebts?: UnderwritingInput["attestedDebts"];
  readonly selection?: UnderwritingInput["selection"];
  readonly market?: UnderwritingInput["market"];
}

/**
 * An ordinary application, which tests, the sandbox and the policy editor's preview start from: a house in Sacramento worth $615,000
 * with a mortgage of $335,000, an employee who earns $142,000, a score of 735.
 */
export function exampleInput(changes: ExampleChanges = {}): UnderwritingInput {
  const example: UnderwritingInput = {
    asOf: "2026-11-20",
    applicant: {
      employmentType: "FULL_TIME",
      statedAnnualIncome: 14_200_000,
      verifiedAnnualIncome: null,
      depletionAssets: null,
      reserves: null,
      householdSize: 2,
    },
    credit: {
      found: true,
      pulledOn: "2026-11-20",
      score: 735,
      scoreModel: "VANTAGESCORE_4",
      scoreFactors: [
        { code: "4", text: "Balances on accounts too high compared to credit limits and loan amounts" },
        { code: "12", text: "The date that you opened your oldest account is too recent" },
      ],
      tradelines: [
        exampleTradeline("mortgage", "MORTGAGE", 33_500_000, 210_000, true),
        exampleTradeline("car", "AUTO", 1_800_000, 42_000),
        exampleTradeline("card", "REVOLVING", 350_000, 11_000),
        exampleTradeline("student", "STUDENT", 1_200_000, 15_000),
      ],
      inquiries: [{ on: "2026-09-02", creditor: "Example Auto Finance" }],
      publicRecords: [],
    },
    attestedDebts: null,
    property: {
      state: "CA",
      countyFips: "06067",
      occupancy: "PRIMARY",
      propertyType: "SFR",
      value: 61_500_000,
      valueSource: "AVM",
      condition: "AVERAGE",
      titleChangedOn: "2018-05-14",
      monthlyTaxesInsuranceDues: 74_000,
    },
    principalDwellingPayment: 0,
    liens: [
      {
        id: "mortgage",
        lender: "Example Mortgage Company",
        position: 1,
        balance: 33_500_000,
        openEnd: false,
        limit: null,
        monthlyPayment: 210_000,
        paidOffAtClosing: false,
        inForbearance: false,
      },
    ],
    lender: {
      licenses: ["AK", "AL", "CA", "FL", "NY", "TX"].map((state) => ({ state, from: "2020-01-01", until: null })),
      authorisedInNewYork: true,
      originatorLicenses: null,
    },
    clearances: { propertyCondition: false, delinquency: false },
    selection: null,
    market: null,
  };
  return UnderwritingInput.parse({
    ...example,
    ...changes,
    applicant: { ...example.applicant, ...changes.applicant },
    credit: { ...example.credit, ...changes.credit },
    property: { ...example.property, ...changes.property },
    lender: { ...example.lender, ...changes.lender },
    clearances: { ...example.clearances, ...changes.clearances },
  });
}

type Tradeline = UnderwritingInput["credit"]["tradelines"][number];

/** A tradeline of an example report. Amounts in cents. */
export function exampleTradeline(
  id: string,
  kind: Tradeline["kind"],
  balance: number,
  monthlyPayment: number | null,
  isSubjectLien = false,
): Tradeline {
  return {
    id,
    creditor: `Example ${id}`,
    kind,
    balance,
    limit: null,
    monthlyPayment,
    openedOn: "2016-03-01",
    isOpen: true,
    authorisedUser: false,
    isSubjectLien,
    paidOffAtClosing: false,
    latePayments: [],
  };
}
