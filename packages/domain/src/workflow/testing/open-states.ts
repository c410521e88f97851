import { openConditions } from "../../conditions/caused-conditions.ts";
import type { Step } from "../../journey/steps.ts";
import { queueActs } from "../../loan-file/queue-acts.ts";
import { queuesOf } from "../../pipeline/queues-of.ts";
import { defaultPolicy } from "../../underwriting/default-policy.ts";
import { exampleInput } from "../../underwriting/example-input.ts";
import { underwrite } from "../../underwriting/underwrite.ts";
import { dueInstantsOf } from "../deadlines/due-instants.ts";
import { decide } from "../decide.ts";
import type { Parcel } from "../facts/application-facts.ts";
import type { KnownLien } from "../facts/credit-facts.ts";
import { type Facts, type LoanFile, noFacts } from "../facts/facts.ts";
import { decisionBasis } from "../underwriting/decision-basis.ts";

const at = "2026-11-20T18:00:00.000Z";

/** Steps at which the borrower, or somebody whom the borrower invites, has a screen on which to go on. */
const theirs: ReadonlySet<Step> = new Set<Step>([
  "INCOME_VERIFICATION",
  "DISBURSEMENT_ACCOUNT",
  "AUTOPAY_ACCOUNT",
  "VERIFIED_AUTOPAY_ACCOUNT",
  "EMPLOYMENT_VERIFICATION",
  "IDENTITY_VERIFICATION",
  "BPO_ORDER_REQUEST",
  "LIEN_MERCHANT_REVIEW",
  "LIEN_ATTESTATION",
  "FINAL_OFFER",
  "NOTE_SIGNING",
  "CO_DEED_REQ",
  "NOTARY_DISCLOSURE",
  "DEED_SIGNING",
  "MANUAL_DEED_SIGNING",
  "TRUST_AND_INSURANCE",
]);

/** Queues in which staff act by a call of its own, or on one signer or condition. */
const ownActs: ReadonlySet<string> = new Set(["signers", "conditions", "unwinding"]);

export const home: Parcel = {
  parcelId: "1",
  address: { street1: "1 Elm Street", street2: null, city: "Town", state: "CA", zip: "95814" },
  countyFips: "06067",
  countyName: "Sacramento",
  propertyType: "SFR",
  owners: [{ recordedName: "ANA REED", isPerson: true }],
  vesting: "",
  titleChangedOn: null,
  legalDescription: "",
  timeZone: "America/Los_Angeles",
  monthlyDues: 0,
  recordedLiens: [],
};

const lien = { id: "lien", lender: "Bank", balance: 100_000, paidOffAtClosing: true, position: 1 } as KnownLien;
export const report = { reportId: "1", alert: null, tradelines: [], inquiries: [] };
export const hit = {
  outcome: "HIT",
  report,
  history: { delinquentTradelines: [], inquiryAttestationNeeded: false },
  at,
};
/** Rows 1 to 12 are done. */
export const submitted = {
  ...noFacts,
  answers: {
    employmentType: "FULL_TIME",
    annualIncome: 9_000_000,
    occupancy: "PRIMARY",
    birthDate: "1980-01-01",
    name: { firstName: "Ana", lastName: "Reed" },
    home: { ...home.address },
  },
  consents: [{ type: "SOFT_CREDIT" }, { type: "HARD_CREDIT" }],
  deliveries: [{ documentKind: "EARLY_HELOC_DISCLOSURE" }, { documentKind: "CFPB_HELOC_BOOKLET" }],
  receivedAt: at,
  softCredit: hit,
  property: { outcome: "FOUND", parcels: [home], at },
  valuation: { outcome: "VALUED", valuation: { value: 50_000_000 }, bpoRequired: true },
  liens: { liens: [lien], answers: [], at },
  offer: { line: 400_000, initialDraw: 400_000, payoffs: [], termYears: 10, feePercent: "0", noteRatePercent: "8" },
  additional: { occupancy: "PRIMARY", ownership: "PERSON", titleCompanions: [], at },
  watchlist: { outcome: "CLEAR", at },
  hmdaAnsweredAt: at,
  prequalTitle: { at },
  summaryDocuments: [],
  summarySignature: { at },
  submittedAt: at,
  hardCredit: hit,
} as unknown as Facts;

/** As it stands once income, account, employment and identity are verified. */
export const verified = {
  ...submitted,
  incomeVerified: { annualAmount: 9_000_000, match: true, at },
  disbursementAccount: { at },
  disbursementCheck: { status: "VERIFIED", at },
  payType: "MANUAL",
  employment: { outcome: "CONFIRMED", at },
  identityChecks: [{ result: { outcome: "PASSED", at } }],
} as unknown as Facts;

const input = exampleInput();
const approved = { input, result: underwrite(input, defaultPolicy) };

/** As it was decided: the decision stands on whatever else is known, so that only rows from 13 on are open. */
function withDecision(file: LoanFile): LoanFile {
  const offers = [
    { termYears: 10, feePercent: "0", minLine: 100_000, bands: [{ minLine: 0, maxLine: 900_000, ratePercent: "8" }] },
  ];
  const decision = {
    basis: decisionBasis(file),
    ...approved,
    offers,
    at,
    expiresAt: at,
  };
  return { ...file, facts: { ...file.facts, decision: decision as unknown as NonNullable<Facts["decision"]> } };
}

export const fileOf = (facts: Facts): LoanFile =>
  withDecision({
    uuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03",
    orgCode: "",
    identityUuid: "",
    loanNumber: "",
    createdAt: at,
    facts,
  });

/** What law has the borrower told: it moves no application on. */
const besideTheWay: ReadonlySet<string> = new Set([
  "write-notice",
  "write-owner-notice",
  "find-counsellors",
  "notice-due",
]);

/** What ends the state in which an application is; none for a dead end. */
export function endsOf(file: LoanFile): readonly string[] {
  const { step, effects } = decide(file);
  return [
    ...effects.map(({ kind }) => kind),
    ...(step !== null && theirs.has(step) ? [step] : []),
    ...openConditions(file).flatMap(({ actionNeeded, categoryEnum }) => (actionNeeded ? [categoryEnum] : [])),
    ...queuesOf(file).flatMap(({ queue }) => (ownActs.has(queue) || queueActs[queue].length > 0 ? [queue] : [])),
    ...dueInstantsOf(file).map(({ kind }) => kind),
  ].filter((end) => !besideTheWay.has(end));
}
