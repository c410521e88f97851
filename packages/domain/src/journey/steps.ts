import * as z from "zod";

/**
 * `waiting`: work is running, the browser polls. `terminal`: nothing moves until somebody acts, no polling.
 * `stable`: it is somebody's move, a few polls and then the push.
 */
export type StepKind = "waiting" | "terminal" | "stable";
type StepTable = Readonly<Record<string, StepKind>>;

/** Every step that the server reports. */
export const steps = {
  APP_SUBMISSION: "stable",
  ASSETS_PREQUAL: "terminal",
  ATTORNEY_REVIEW: "stable",
  AUTOPAY_ACCOUNT: "stable",
  BPO_ORDER_REQUEST: "stable",
  CANCELLED: "terminal",
  CLTV_LIEN_POSITION_REQUALIFY: "stable",
  COLLECT_ADDITIONAL_INFO: "stable",
  COMPLETE: "stable",
  CO_DEED_REQ: "stable",
  CREDIT_ERROR: "terminal",
  CREDIT_MINOR: "stable",
  CREDIT_NO_MATCH: "terminal",
  CREDIT_NO_MATCH_SSN: "terminal",
  DECLINED: "terminal",
  DEED_SIGNING: "stable",
  DELINQUENCY_REVIEW: "stable",
  DIRECT_DEBT_PAYOFF: "stable",
  DISBURSEMENT_ACCOUNT: "stable",
  EMPLOYMENT_VERIFICATION: "stable",
  FACTA_REVIEW: "stable",
  FINAL_OFFER: "stable",
  FINAL_TITLE_ORDERED: "stable",
  FINAL_TITLE_PROCESSING: "stable",
  FUNDABLE: "stable",
  FUNDING_DECISION: "stable",
  GEN_APPLICATION_DISCLOSURES: "waiting",
  GEN_CLOSING_DISCLOSURES: "stable",
  GEN_NOTARY_DISCLOSURES: "stable",
  GEN_NOTE_SIGNING: "waiting",
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: "waiting",
  GEN_RESCISSION: "stable",
  HARD_CREDIT_LOCKED_OR_FROZEN: "terminal",
  HARD_CREDIT_PULL: "waiting",
  HMDA: "stable",
  IDENTITY_VERIFICATION: "stable",
  INCOME_VERIFICATION: "stable",
  IN_PROGRESS: "waiting",
  LIEN_ATTESTATION: "stable",
  LIEN_MERCHANT_REVIEW: "stable",
  LIEN_VERIFICATION: "stable",
  MANUAL_DEED_SIGNING: "stable",
  MULTIPLE_PROPERTIES: "terminal",
  NAV_BPO_ORDERED: "stable",
  NAV_BPO_PROCESSING: "stable",
  NAV_RESI_EVAL_ORDERED: "stable",
  NAV_RESI_EVAL_PROCESSING: "stable",
  NOTARY_DISCLOSURE: "stable",
  NOTARY_WAITING_PERIOD: "stable",
  NOTE_SIGNING: "stable",
  NO_AVM_FOUND: "stable",
  NO_PROPERTY_FOUND: "terminal",
  OFFER_SELECTION: "stable",
  PAYOFF_REQUEST_PENDING: "stable",
  PREQUAL_TITLE: "waiting",
  RECORDING: "stable",
  RESCISSION: "stable",
  REVISED_OFFER_SELECTION: "stable",
  SOFT_CREDIT_LOCKED_OR_FROZEN: "terminal",
  SUMMARY_DISCLOSURE: "stable",
  TRUST_AND_INSURANCE: "stable",
  UNKNOWN: "stable",
  VERIFIED_AUTOPAY_ACCOUNT: "stable",
  WAITING_FOR_ACCOUNT: "waiting",
  WAITING_FOR_DISBURSEMENT: "waiting",
  WAITING_FOR_EMPLOYMENT: "waiting",
  WAITING_FOR_FLOOD_CERT: "waiting",
  WAITING_FOR_IDENTITY: "waiting",
  WAITING_FOR_INCOME: "waiting",
  WAITING_FOR_INSURANCE: "waiting",
  WAITING_FOR_PROPERTY: "waiting",
  WAITING_FOR_SOFT_CREDIT: "waiting",
  WAITING_FOR_UNDERWRITING: "waiting",
  WAITING_FOR_VALUATION: "waiting",
} as const satisfies StepTable;

export type Step = keyof typeof steps;
type StepOfKind<Kind extends StepKind> = { [S in Step]: (typeof steps)[S] extends Kind ? S : never }[Step];
export type WaitingStep = StepOfKind<"waiting">;
export type TerminalStep = StepOfKind<"terminal">;

export const stepNames = Object.keys(steps) as Step[];

/** A step as it travels. */
export const Step = z.enum(stepNames as [Step, ...Step[]]);

/** Whether there is such a step, as far as this build knows. */
export const isStep = (text: string): text is Step => Object.hasOwn(steps, text);

/**
 * A step as it was read, by a browser that may be older than the server. One that it does not know and that begins as all do that wait is
 * work under way (specification part 1, section 4); any other leaves the choice of the screen to the client machine.
 */
export function knownStep(text: string | null): Step | null {
  if (text === null || isStep(text)) return text;
  return text.startsWith("WAITING_FOR") ? "IN_PROGRESS" : null;
}

/** The server is working: the browser polls and shows what is happening. */
export function isWaiting(step: Step): step is WaitingStep {
  return steps[step] === "waiting";
}

/** Nothing changes by waiting: the browser does not poll. */
export function isTerminal(step: Step): step is TerminalStep {
  return steps[step] === "terminal";
}
