import type { DestinationRow } from "./destination.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import type { Step } from "./steps.ts";

/** The step says too little by itself: the client machine chooses the screen. */
export const leftToClientMachine = "left to the client machine";

export type StepRow = DestinationRow | typeof leftToClientMachine;

/** The server's step to the screen. This table is asked before the client machine. */
export const stepRoutes: Readonly<Record<Step, StepRow>> = {
  CREDIT_NO_MATCH: "creditSocial",
  CREDIT_NO_MATCH_SSN: "reviewNoCredit",
  SOFT_CREDIT_LOCKED_OR_FROZEN: "creditError",
  HARD_CREDIT_LOCKED_OR_FROZEN: "creditError",
  NO_PROPERTY_FOUND: "reviewProperty",
  MULTIPLE_PROPERTIES: "reviewProperty",
  DECLINED: "errorDecline",
  COLLECT_ADDITIONAL_INFO: "startContact",
  HMDA: "startHmda",
  DELINQUENCY_REVIEW: "reviewDelinquency",
  GEN_CLOSING_DISCLOSURES: ({ status }) => (status.waitingOnFloodCert ? "errorFloodCert" : "reviewSigndocs"),
  NOTE_SIGNING: "signingIntro",
  FINAL_OFFER: "signingIntro",
  REVISED_OFFER_SELECTION: "productSelect",
  OFFER_SELECTION: "productSelect",
  GEN_NOTE_SIGNING: "reviewSigndocs",
  APP_SUBMISSION: "startAppSummary",
  SUMMARY_DISCLOSURE: "startAppSummary",
  INCOME_VERIFICATION: "incomeReview",
  IDENTITY_VERIFICATION: "identity",
  ASSETS_PREQUAL: "productAssets",
  CLTV_LIEN_POSITION_REQUALIFY: "productPrequalWinback",
  DISBURSEMENT_ACCOUNT: ({ application }) =>
    (application.disburseAccount?.routingNumber ?? null) === null && !application.isCrypto
      ? "bankAutopay"
      : "bankDisburse",
  AUTOPAY_ACCOUNT: "bankAutopay",
  VERIFIED_AUTOPAY_ACCOUNT: "bankAutopay",
  NO_AVM_FOUND: "bpoEstimateValue",
  NAV_RESI_EVAL_ORDERED: "bpoEstimateValue",
  NAV_RESI_EVAL_PROCESSING: "bpoEstimateValue",
  PAYOFF_REQUEST_PENDING: "payoffHold",
  BPO_ORDER_REQUEST: bpoOrderScreen,
  NAV_BPO_ORDERED: "bpoHold",
  NAV_BPO_PROCESSING: "bpoHold",
  FINAL_TITLE_ORDERED: "bpoHold",
  FINAL_TITLE_PROCESSING: "bpoHold",
  RESCISSION: "complete",
  RECORDING: "complete",
  FUNDABLE: "complete",
  DIRECT_DEBT_PAYOFF: "complete",
  FUNDING_DECISION: "complete",
  UNKNOWN: "errorTimeout",
  CREDIT_ERROR: "errorTimeout",
  FACTA_REVIEW: "errorTimeout",
  CREDIT_MINOR: "errorTimeout",
  LIEN_VERIFICATION: "liens",
  CO_DEED_REQ: "signingAdditional",
  NOTARY_DISCLOSURE: "notaryIntro",
  ATTORNEY_REVIEW: "notaryIntro",
  NOTARY_WAITING_PERIOD: "notaryIntro",
  DEED_SIGNING: ({ status }) => (status.primaryParticipantAcceptComplete ? "complete" : "notaryIntro"),
  MANUAL_DEED_SIGNING: "notaryReserveManual",
  EMPLOYMENT_VERIFICATION: "incomeEmployerVerification",
  COMPLETE: "root",
  CANCELLED: "root",

  GEN_APPLICATION_DISCLOSURES: leftToClientMachine,
  GEN_NOTARY_DISCLOSURES: leftToClientMachine,
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: leftToClientMachine,
  GEN_RESCISSION: leftToClientMachine,
  HARD_CREDIT_PULL: leftToClientMachine,
  IN_PROGRESS: leftToClientMachine,
  LIEN_ATTESTATION: leftToClientMachine,
  LIEN_MERCHANT_REVIEW: leftToClientMachine,
  PREQUAL_TITLE: leftToClientMachine,
  TRUST_AND_INSURANCE: leftToClientMachine,
  WAITING_FOR_ACCOUNT: leftToClientMachine,
  WAITING_FOR_DISBURSEMENT: leftToClientMachine,
  WAITING_FOR_EMPLOYMENT: leftToClientMachine,
  WAITING_FOR_FLOOD_CERT: leftToClientMachine,
  WAITING_FOR_IDENTITY: leftToClientMachine,
  WAITING_FOR_INCOME: leftToClientMachine,
  WAITING_FOR_INSURANCE: leftToClientMachine,
  WAITING_FOR_PROPERTY: leftToClientMachine,
  WAITING_FOR_SOFT_CREDIT: leftToClientMachine,
  WAITING_FOR_UNDERWRITING: leftToClientMachine,
  WAITING_FOR_VALUATION: leftToClientMachine,
};

function bpoOrderScreen({ application, status }: JourneyFacts): "bpoCondition" | "bpoOrderBpo" | "bpoHold" {
  if (status.bpo !== "BPO_REQUIRED") return "bpoHold";
  return application.property?.state === "TX" ? "bpoCondition" : "bpoOrderBpo";
}
