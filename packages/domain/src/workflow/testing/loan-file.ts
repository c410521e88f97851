import { assessCreditHistory } from "../../credit/credit-history.ts";
import { defaultPolicy } from "../../underwriting/default-policy.ts";
import { exampleInput, exampleTradeline } from "../../underwriting/example-input.ts";
import { underwrite } from "../../underwriting/underwrite.ts";
import type { UnderwritingDecision } from "../../underwriting/underwriting-decision.ts";
import type { UnderwritingInput } from "../../underwriting/underwriting-input.ts";
import type { CreditOutcome, Parcel, RecordedLien } from "../facts/application-facts.ts";
import type { KnownCredit, KnownLien, KnownTradeline } from "../facts/credit-facts.ts";
import { type Facts, type LoanFile, noFacts } from "../facts/facts.ts";
import { foundLiens } from "../liens/found-liens.ts";
import { decisionBasis } from "../underwriting/decision-basis.ts";

const day = "2026-11-20";
const at = `${day}T18:00:00.000Z`;

type Hit = Extract<CreditOutcome, { readonly outcome: "HIT" }>;

const everyday: readonly KnownTradeline[] = [
  exampleTradeline("card", "REVOLVING", 350_000, 11_000),
  exampleTradeline("car", "AUTO", 1_800_000, 42_000),
].map((line) => ({ ...line, lastFour: null }));

/** A bureau's hit with an ordinary report, except for what is given; two everyday accounts follow the tradelines given. */
export function hit(report: Partial<KnownCredit> = {}, outcome: Partial<Omit<Hit, "outcome" | "report">> = {}): Hit {
  const ordinary: KnownCredit = {
    ...exampleInput().credit,
    reportId: "soft",
    bureau: { name: "Bureau", address: "1 Main Street", phone: "8005550100", website: "", freezeWebsite: "" },
    scoreRange: { low: 300, high: 850 },
    inquiriesAreAFactor: false,
    alert: null,
    ...report,
    tradelines: [...(report.tradelines ?? [mortgageLine()]), ...everyday],
  };
  const file = { ...ordinary, tradelines: [...ordinary.tradelines] };
  return {
    outcome: "HIT",
    report: ordinary,
    history: assessCreditHistory(file, defaultPolicy.credit, day),
    withinTolerance: true,
    at,
    ...outcome,
  };
}

/** A first mortgage of $335,000 as a bureau reports it. */
export const mortgageLine = (changes: Partial<KnownTradeline> = {}): KnownTradeline => ({
  ...exampleTradeline("mortgage", "MORTGAGE", 33_500_000, 210_000),
  openedOn: "2018-05-01",
  lastFour: "4101",
  ...changes,
});

/** The same mortgage as the county has it. */
export const recordedMortgage = (changes: Partial<RecordedLien> = {}): RecordedLien => ({
  id: "2018-0514",
  holder: "Example Mortgage Company",
  recordedOn: "2018-05-14",
  originalAmount: 39_000_000,
  openEnd: false,
  position: 1,
  releasedOn: null,
  ...changes,
});

export const parcel = (changes: Partial<Parcel> = {}): Parcel => ({
  parcelId: "1",
  address: { street1: "1 Elm Street", street2: null, city: "Sacramento", state: "CA", zip: "95831" },
  countyFips: "06067",
  countyName: "Sacramento",
  propertyType: "SFR",
  owners: [{ recordedName: "ANA REED", isPerson: true }],
  vesting: "",
  titleChangedOn: "2018-05-14",
  legalDescription: "",
  timeZone: "America/Los_Angeles",
  monthlyDues: 44_000,
  recordedLiens: [],
  ...changes,
});

/** Debts as the borrower confirmed them, without a correction. */
export const confirmed = (liens: readonly KnownLien[], on = at): NonNullable<Facts["liens"]> => ({
  liens,
  answers: liens.map(({ id }) => ({ id, answer: "RIGHT" as const })),
  at: on,
});

/**
 * An ordinary application whose summary is signed: a house in Sacramento with a mortgage, an offer chosen under the default policy.
 * Rules are tried on it with other facts.
 */
export function loanFile(changes: Partial<Facts> = {}): LoanFile {
  const home = parcel();
  const consent = { textVersion: "1", textSha256: "", language: "en" as const, at, ip: "", userAgent: "" };
  const delivered = (documentKind: string) => ({ documentKind, version: "1", sha256: "0", deliveredAt: at });
  const told: Facts = {
    ...noFacts,
    answers: {
      name: { firstName: "Ana", middleName: null, lastName: "Reed", suffix: null },
      birthDate: "1980-01-01",
      home: { ...home.address, state: "CA" },
      occupancy: "PRIMARY",
      employmentType: "FULL_TIME",
      annualIncome: 14_200_000,
      otherIncome: [],
    },
    consents: [
      { type: "SOFT_CREDIT", ...consent },
      { type: "HARD_CREDIT", ...consent },
    ],
    deliveries: ["EARLY_HELOC_DISCLOSURE", "CFPB_HELOC_BOOKLET"].map(delivered),
    receivedAt: at,
    softCredit: hit(),
    property: { outcome: "FOUND", parcels: [home], at },
    valuation: {
      outcome: "VALUED",
      valuation: { source: "AVM", value: 61_500_000, low: 0, high: 0, condition: "GOOD", model: "", asOf: day },
      bpoRequired: false,
      at,
    },
    additional: {
      ssn: "",
      ownership: "SOLE",
      occupancy: "PRIMARY",
      phone: "",
      purpose: "HOME_IMPROVEMENT",
      titleCompanions: [],
      maritalStatus: "UNMARRIED",
      at,
    },
    watchlist: { outcome: "CLEAR", at },
    hmdaAnsweredAt: at,
    prequalTitle: { search: "1", undisclosedLiens: [], judgments: 0, at },
    summaryDocuments: [],
    summarySignature: { at, typedName: "Ana Reed" },
    ...changes,
  };
  const facts = { liens: confirmed(foundLiens({ ...told, ...changes })), ...told };
  const file = { uuid: "1", orgCode: "gable", identityUuid: "2", loanNumber: "3", createdAt: at, facts };
  return changes.decision === undefined ? approved(file) : file;
}

/** The decision on the example, which never changes: made once, for the thousands of files that a test of a property tries. */
let example: { readonly input: UnderwritingInput; readonly result: UnderwritingDecision } | undefined;

function decideExample(): NonNullable<typeof example> {
  if (example === undefined) {
    const input = exampleInput();
    example = { input, result: underwrite(input, defaultPolicy) };
  }
  return example;
}

/** The file with an offer made on its facts as they are, and chosen. */
function approved(file: LoanFile): LoanFile {
  const { input, result } = decideExample();
  const offers = result.offers.map((offer) => ({ ...offer, uuid: offer.id }));
  const [offer] = offers;
  const [band] = offer?.bands ?? [];
  if (!offer || !band) throw new Error("the example is not offered a line");
  const chosen: Facts["offer"] = {
    offerUuid: offer.uuid,
    decisionUuid: "decision",
    termYears: offer.termYears,
    feePercent: offer.feePercent,
    noteRatePercent: band.ratePercent,
    ratePercent: band.ratePercent,
    marginPercent: "2.000",
    line: band.minLine,
    initialDraw: band.minLine,
    originationFee: 0,
    monthlyPayment: 0,
    discounts: [],
    payoffs: [],
    at,
  };
  const withOffer = { ...file, facts: { ...file.facts, offer: file.facts.offer ?? chosen } };
  const decision = {
    uuid: "decision",
    at,
    basis: decisionBasis(withOffer),
    input,
    result,
    offers,
    expiresAt: "2027-03-01T00:00:00.000Z",
  };
  return { ...withOffer, facts: { ...withOffer.facts, decision } };
}
