import type { Step } from "../journey/steps.ts";
import { LARGEST_HOUSEHOLD, purposes } from "./additional-answers.ts";
import type { DraftForm } from "./form-drafts.ts";

/** How a field is filled in and shown. `yes` is ticked or not; an array holds what may be chosen. */
export type PreparedKind = "line" | "text" | "cents" | "month" | "date" | "phone" | "state" | "yes" | readonly string[];

interface PreparedFormRow {
  /** While the application waits there, the borrower's page shows this form. The first form is shown before there is any step. */
  readonly step: Step | null;
  /** In the order of the borrower's page; by the paths of the draft's fields. */
  readonly fields: Readonly<Record<string, PreparedKind>>;
}

const household = Array.from({ length: LARGEST_HOUSEHOLD }, (_none, index) => `${index + 1}`);

/**
 * The forms of which staff may write down what a borrower says on the phone, for the borrower to look over and send. Left out of them
 * is what is the person's alone: who they are, marital status and citizenship among it, which nobody says on another's behalf
 * (12 CFR 1002.5).
 */
export const preparedForms = {
  profile: {
    step: null,
    fields: {
      "home.street1": "line",
      "home.street2": "line",
      "home.city": "line",
      "home.state": "state",
      "home.zip": "line",
      // Maintenance payments would say that somebody lives apart: that is theirs to say (12 CFR 1002.5(d)(2)).
      employmentType: ["FULL_TIME", "PART_TIME", "SELF_EMPLOYED", "RETIRED", "UNEMPLOYED"],
      annualIncome: "cents",
    },
  },
  "former-address": {
    step: "CREDIT_NO_MATCH",
    fields: {
      hasMoved: "yes",
      "formerAddress.street1": "line",
      "formerAddress.street2": "line",
      "formerAddress.city": "line",
      "formerAddress.state": "state",
      "formerAddress.zip": "line",
    },
  },
  "home-value": { step: "NO_AVM_FOUND", fields: { value: "cents" } },
  assets: {
    step: "ASSETS_PREQUAL",
    fields: {
      CHECKING: "cents",
      SAVINGS: "cents",
      MONEY_MARKET: "cents",
      CERTIFICATE_OF_DEPOSIT: "cents",
      BROKERAGE: "cents",
      RETIREMENT_59_5_PLUS: "cents",
      RETIREMENT_UNDER_59_5: "cents",
    },
  },
  contact: {
    step: "COLLECT_ADDITIONAL_INFO",
    fields: {
      phone: "phone",
      ownership: ["SOLE", "JOINT", "TRUST", "LLC"],
      occupancy: ["PRIMARY", "SECOND_HOME", "INVESTMENT"],
      "residence.street1": "line",
      "residence.street2": "line",
      "residence.city": "line",
      "residence.state": "state",
      "residence.zip": "line",
      householdSize: household,
      purpose: purposes,
    },
  },
  delinquency: {
    step: "DELINQUENCY_REVIEW",
    fields: { answer: ["PAID", "DISPUTED", "EXPLAINED"], explanation: "text" },
  },
  employer: {
    step: "EMPLOYMENT_VERIFICATION",
    fields: { employerName: "line", position: "line", since: "month", phone: "phone", contactName: "line" },
  },
  valuation: { step: "BPO_ORDER_REQUEST", fields: { accessNotes: "text" } },
  "work-order": { step: "LIEN_MERCHANT_REVIEW", fields: { description: "text", amount: "cents" } },
  insurance: {
    step: "TRUST_AND_INSURANCE",
    fields: { insurer: "line", policyNumber: "line", dwellingCoverage: "cents", expiresOn: "date" },
  },
} as const satisfies Partial<Readonly<Record<DraftForm, PreparedFormRow>>>;

export type PreparedForm = keyof typeof preparedForms;
export const preparedFormNames = Object.keys(preparedForms) as PreparedForm[];

/**
 * The other forms, and why nobody fills them in for the borrower: they show who somebody is, name where money goes, choose, correct or
 * talk, ask somebody else, or hang on a list of things found that only their own page shows.
 */
export const filledInAlone: Readonly<
  Record<Exclude<DraftForm, PreparedForm>, "PERSON" | "ACCOUNT" | "CHOICE" | "CORRECTION" | "WORDS" | "SIGNER" | "LIST">
> = {
  identity: "PERSON",
  "identity-names": "PERSON",
  phone: "PERSON",
  disbursement: "ACCOUNT",
  "disbursement-account": "ACCOUNT",
  wallet: "ACCOUNT",
  autopay: "ACCOUNT",
  "autopay-account": "ACCOUNT",
  offer: "CHOICE",
  winback: "CHOICE",
  "notary-visit": "CHOICE",
  "notary-session": "CHOICE",
  "home-address": "CORRECTION",
  "correct-person": "CORRECTION",
  "correct-income": "CORRECTION",
  "correct-home": "CORRECTION",
  "correct-residence": "CORRECTION",
  "correct-phone": "CORRECTION",
  "condition-message": "WORDS",
  "condition-not-applicable": "WORDS",
  "hand-over": "WORDS",
  "hand-back": "WORDS",
  "signer-invitation": "SIGNER",
  "signer-trouble": "SIGNER",
  parcel: "LIST",
  liens: "LIST",
  inquiries: "LIST",
  "flood-insurance": "LIST",
};

export const isPreparedForm = (form: string): form is PreparedForm => Object.hasOwn(preparedForms, form);

/** The fields of a form, by their paths, in the order of the page. */
export const preparedFields = (form: PreparedForm): Readonly<Record<string, PreparedKind>> =>
  preparedForms[form].fields;

/** Whether the borrower's page asks for a field, once the others hold `values`: where somebody lives is asked of who lives elsewhere. */
export const isAskedWith = (name: string, values: Readonly<Record<string, unknown>>): boolean =>
  !name.startsWith("residence.") || values["occupancy"] === "SECOND_HOME" || values["occupancy"] === "INVESTMENT";

/** After so long what was written down on the phone is offered to nobody any more. */
export const PREPARED_DAYS = 7;
