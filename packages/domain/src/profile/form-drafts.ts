import { z } from "zod";

/**
 * The forms of an application of which it is kept what was typed and not sent, and the fields that are kept of each. What only the
 * person may know stays out (social security number, PIN, the number of an account), and so does what is an act in itself: consents,
 * confirmations, signatures. The demographic questions stay out too: nothing of them is anywhere before somebody chooses to answer.
 */
export const formDrafts = {
  profile: [
    "name.firstName",
    "name.middleName",
    "name.lastName",
    "name.suffix",
    "birthDate",
    "home.street1",
    "home.street2",
    "home.city",
    "home.state",
    "home.zip",
    "employmentType",
    "annualIncome",
  ],
  "former-address": [
    "hasMoved",
    "formerAddress.street1",
    "formerAddress.street2",
    "formerAddress.city",
    "formerAddress.state",
    "formerAddress.zip",
  ],
  "home-address": ["street1", "street2", "city", "state", "zip"],
  parcel: ["parcelId"],
  "home-value": ["value", "why"],
  liens: ["answers", "added", "owesMore", "newDebts", "dwellingPayment"],
  assets: [
    "CHECKING",
    "SAVINGS",
    "MONEY_MARKET",
    "CERTIFICATE_OF_DEPOSIT",
    "BROKERAGE",
    "RETIREMENT_59_5_PLUS",
    "RETIREMENT_UNDER_59_5",
    "CRYPTO",
  ],
  winback: ["choice"],
  delinquency: ["answer", "explanation"],
  offer: ["means", "cents", "termYears", "feePercent", "autopay", "payoffs"],
  contact: [
    "ownership",
    "occupancy",
    "residence.street1",
    "residence.street2",
    "residence.city",
    "residence.state",
    "residence.zip",
    "maritalStatus",
    "citizenship",
    "titleCompanions",
    "ownerLivesThere",
    "householdSize",
    "phone",
    "purpose",
  ],
  "correct-person": ["name.firstName", "name.middleName", "name.lastName", "name.suffix", "birthDate"],
  "correct-income": ["employmentType", "per", "annualIncome", "otherIncome"],
  "correct-home": ["street1", "street2", "city", "state", "zip"],
  "correct-residence": ["street1", "street2", "city", "state", "zip"],
  "correct-phone": ["phone"],
  employer: ["employerName", "position", "since", "phone", "contactName"],
  identity: ["kind", "birthDate", "withoutFace"],
  "identity-names": ["why", "note"],
  disbursement: ["choice"],
  "disbursement-account": ["typed.routingNumber", "typed.type"],
  wallet: ["address"],
  autopay: ["way", "draftDay"],
  "autopay-account": ["typed.routingNumber", "typed.type", "draftDay"],
  valuation: ["accessNotes"],
  "work-order": ["description", "amount"],
  insurance: ["kind", "insurer", "policyNumber", "dwellingCoverage", "expiresOn"],
  "flood-insurance": ["insurer", "policyNumber", "dwellingCoverage", "expiresOn"],
  "notary-visit": ["placeType", "address", "accessNotes", "first", "second", "third"],
  "notary-session": ["day", "slot"],
  "signer-invitation": ["email", "phone", "language"],
  "signer-trouble": ["reason"],
  phone: ["phone"],
  inquiries: ["answers"],
  "condition-message": ["text"],
  "condition-not-applicable": ["text"],
  "hand-over": ["signer", "words"],
  "hand-back": ["text"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DraftForm = keyof typeof formDrafts;

/** A form, and of which of several things it is about: `condition-message:<uuid of the condition>`. */
export type DraftKey = DraftForm | `${DraftForm}:${string}`;

/** What the fields hold, by their paths. */
export type DraftFields = Readonly<Record<string, unknown>>;

const KEY = /^([a-z-]{1,40})(:[0-9a-f-]{36})?$/;

/** The form that a key names; undefined where there is none. */
export function draftFormOf(key: string): DraftForm | undefined {
  const form = KEY.exec(key)?.[1];
  return form !== undefined && Object.hasOwn(formDrafts, form) ? (form as DraftForm) : undefined;
}

export const DraftKey = z.string().refine((key) => draftFormOf(key) !== undefined, "unknown-form");

/** The forms of somebody who signs beside a borrower; what they type is kept as theirs, apart from the borrower's. */
const formsOfSigners = [
  "identity",
  "identity-names",
  "condition-message",
  "condition-not-applicable",
  "hand-over",
  "hand-back",
] as const satisfies readonly DraftForm[];

export const SignerDraftKey = DraftKey.refine(
  (key) => formsOfSigners.some((form) => form === draftFormOf(key)),
  "unknown-form",
);

/** A field of any of these forms. */
export const DraftField = z.enum([...new Set(Object.values(formDrafts).flat())]);

/** Of what a form holds, what may be kept. */
export function keptFields(form: DraftForm, fields: DraftFields): DraftFields {
  const names: readonly string[] = formDrafts[form];
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(fields, name) && fields[name] !== undefined ? [[name, fields[name]]] : [])),
  );
}
