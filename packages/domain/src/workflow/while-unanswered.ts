import type { Step } from "../journey/steps.ts";
import type { EffectKind } from "./effect.ts";

/** A question to a vendor for whose answer the borrower may come to wait. */
export interface Unanswered {
  /** Who is asked, and what. */
  readonly asked: string;
  /** What the borrower's status says while this is what is waited for. */
  readonly step: Step;
}

/**
 * Where the borrower stands while a vendor has not answered, whatever is the matter with it: every fault of a vendor is an outage, and an
 * outage leaves no fact. Questions beside or after the way are left out: nobody waits for them at a step.
 */
export const whileUnanswered = {
  "pull-soft-credit": { asked: "the credit bureau, for a soft inquiry", step: "WAITING_FOR_SOFT_CREDIT" },
  "look-up-property": { asked: "the county's records, for the home", step: "WAITING_FOR_PROPERTY" },
  "value-property": { asked: "the valuation models", step: "WAITING_FOR_VALUATION" },
  "screen-watchlist": { asked: "the sanctions lists", step: "IN_PROGRESS" },
  "search-title": { asked: "the title company, for a search", step: "PREQUAL_TITLE" },
  "pull-hard-credit": { asked: "the credit bureau, for a hard inquiry", step: "HARD_CREDIT_PULL" },
  "read-payroll": { asked: "the payroll provider, for the income", step: "WAITING_FOR_INCOME" },
  "read-tax-transcripts": { asked: "the tax office, for transcripts", step: "WAITING_FOR_INCOME" },
  "read-bank-accounts": { asked: "the bank, for the accounts", step: "WAITING_FOR_ACCOUNT" },
  "check-disbursement-account": { asked: "the account check", step: "WAITING_FOR_ACCOUNT" },
  "confirm-employment": { asked: "the records of employment", step: "WAITING_FOR_EMPLOYMENT" },
  "ask-employer": { asked: "the employer", step: "EMPLOYMENT_VERIFICATION" },
  "check-identity": { asked: "the identity check", step: "WAITING_FOR_IDENTITY" },
  "order-bpo": { asked: "a broker, for an opinion of the price", step: "NAV_BPO_ORDERED" },
  "update-title": { asked: "the title company, for an update", step: "FINAL_TITLE_ORDERED" },
  "request-payoff": { asked: "a creditor, for a payoff statement", step: "PAYOFF_REQUEST_PENDING" },
  "look-up-county": { asked: "the recording service, for the county", step: "GEN_CLOSING_DISCLOSURES" },
  "determine-flood": { asked: "the flood maps", step: "WAITING_FOR_FLOOD_CERT" },
  "notarise-deed": { asked: "the notary network, for the session", step: "DEED_SIGNING" },
  "check-insurance": { asked: "the insurer, for the policy", step: "WAITING_FOR_INSURANCE" },
  "record-deed": { asked: "the county, to record the deed", step: "RECORDING" },
  disburse: { asked: "the payment service, for the borrower's cash", step: "FUNDING_DECISION" },
  "send-payoff": { asked: "the payment service, for a creditor's money", step: "DIRECT_DEBT_PAYOFF" },
} as const satisfies { readonly [Kind in EffectKind]?: Unanswered };

export type AwaitedEffect = keyof typeof whileUnanswered;

export const awaitedEffects = Object.keys(whileUnanswered) as AwaitedEffect[];
