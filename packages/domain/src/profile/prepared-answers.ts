import * as z from "zod";
import { epochMsOf } from "../calendar/zoned-time.ts";
import { EmployerContact } from "../employment/employer.ts";
import { InsurancePolicy } from "../insurance/policy.ts";
import { rowOf } from "../journey/row-of.ts";
import { paragraph } from "../one-line.ts";
import { AddressInput } from "../people/address-input.ts";
import { PhoneInput } from "../people/phone.ts";
import { isUsState } from "../people/us-states.ts";
import { zipFitsState } from "../people/zip-states.ts";
import { decide } from "../workflow/decide.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import {
  isAskedWith,
  PREPARED_DAYS,
  type PreparedForm,
  type PreparedKind,
  preparedFields,
  preparedFormNames,
  preparedForms,
} from "./prepared-forms.ts";
import { RegistrationAnswers } from "./registration.ts";

/** What a field of a form holds: a sum in cents, a month `2019-04`, a day `2027-01-31`, ten digits of a phone. */
export type PreparedValue = string | number | boolean;
export type PreparedValues = Readonly<Record<string, PreparedValue>>;

const address = AddressInput.shape;
const addressAt = (at: string): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(Object.entries(address).map(([part, rule]) => [`${at}.${part}`, rule]));
const homeValue = z.int().min(2_000_000, "value-too-low").max(10_000_000_00, "value-too-high");

/** The rules by which the borrower's own answers are taken, where they are more than the kind of the field says. */
const rules: Readonly<Record<PreparedForm, Readonly<Record<string, z.ZodType>>>> = {
  profile: { ...addressAt("home"), annualIncome: RegistrationAnswers.shape.annualIncome },
  "former-address": addressAt("formerAddress"),
  "home-value": { value: homeValue },
  assets: {},
  contact: addressAt("residence"),
  delinquency: { explanation: paragraph(1000).min(3, "required") },
  employer: EmployerContact.shape,
  valuation: { accessNotes: paragraph(500) },
  "work-order": {
    description: paragraph(500).min(3, "required"),
    amount: z.int().min(10_000, "amount-too-low").max(1_000_000_00, "amount-too-high"),
  },
  insurance: InsurancePolicy.shape,
};

const ofKind = (kind: PreparedKind): z.ZodType => {
  if (typeof kind !== "string") return z.enum(kind, "required");
  if (kind === "phone") return PhoneInput;
  if (kind === "yes") return z.literal(true);
  return kind === "cents" ? z.int().min(0).max(100_000_000_00) : z.string();
};

/** As the form holds it, whatever the answer is kept as. */
const asTyped = (kind: PreparedKind, value: unknown): unknown =>
  kind === "phone" && typeof value === "string" ? value.replace(/^\+1/, "") : value;

type Checked =
  | { readonly ok: true; readonly values: PreparedValues }
  | { readonly ok: false; readonly faults: Readonly<Record<string, readonly string[]>> };

/**
 * What staff wrote down, by the rules of the borrower's own answers; what was not said is left out. Faults by the field's path, as codes:
 * those of the rules, and "theirs-alone" for what only the borrower fills in.
 */
export function checkPrepared(form: PreparedForm, written: PreparedValues): Checked {
  const fields = preparedFields(form);
  const faults: Record<string, string[]> = {};
  const values: Record<string, PreparedValue> = {};
  for (const [name, value] of Object.entries(written)) {
    const kind = fields[name];
    if (kind === undefined) {
      faults[name] = ["theirs-alone"];
      continue;
    }
    if (value === "" || value === false) continue;
    const checked = (rules[form][name] ?? ofKind(kind)).safeParse(value);
    if (checked.success) values[name] = asTyped(kind, checked.data) as PreparedValue;
    else faults[name] = [checked.error.issues[0]?.message ?? "invalid"];
  }
  for (const at of ["home", "formerAddress", "residence"]) {
    const [inState = "", ofZip = ""] = [values[`${at}.state`], values[`${at}.zip`]].map((part) => String(part ?? ""));
    if (isUsState(inState) && ofZip !== "" && !zipFitsState(ofZip, inState)) faults[`${at}.zip`] = ["zip-not-in-state"];
  }
  if (Object.keys(values).some((name) => !isAskedWith(name, values))) faults["occupancy"] = ["required"];
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, values };
}

/** The form that the borrower's page shows them now, of those that staff may write down; undefined where it shows another, or none. */
export function formAsked(file: LoanFile): PreparedForm | undefined {
  const { step, row } = decide(file);
  if (step === null) return row === rowOf.profile && askedFields(file, "profile").length > 0 ? "profile" : undefined;
  const form = preparedFormNames.find((name) => preparedForms[name].step === step);
  return form === "delinquency" && file.facts.delinquencyAnswer ? undefined : form;
}

/** The fields of a form that the borrower's page shows them: of the first, only those that they have not answered. */
export function askedFields({ facts }: LoanFile, form: PreparedForm): string[] {
  const fields = Object.keys(preparedFields(form));
  const known: Readonly<Record<string, unknown>> = facts.answers;
  return form === "profile" ? fields.filter((name) => known[name.split(".", 1)[0] ?? ""] === undefined) : fields;
}

export type PreparedState =
  /** The borrower has not seen it. */
  | "WAITING"
  /** It stands in the fields of their page. */
  | "FILLED_IN"
  | "SENT"
  | "PUT_AWAY"
  | "TAKEN_BACK"
  /** They answered by themselves before they saw it, went on to another page, or the application ended. */
  | "LAID_ASIDE"
  | "TOO_OLD";

/** Where something stands that was written down for the borrower. */
export function preparedState(file: LoanFile, form: PreparedForm, now: Date): PreparedState | undefined {
  const prepared = file.facts.preparedAnswers?.[form];
  if (!prepared) return undefined;
  if (prepared.ended) return prepared.ended.how;
  if (formAsked(file) !== form) return "LAID_ASIDE";
  if (now.getTime() - epochMsOf(prepared.at) > PREPARED_DAYS * 86_400_000) return "TOO_OLD";
  return prepared.filledInAt === undefined ? "WAITING" : "FILLED_IN";
}

/** Whether the borrower has not seen yet what was written down for the page on which they are. */
export function isAnswerWaiting(file: LoanFile): boolean {
  const form = formAsked(file);
  const prepared = form && file.facts.preparedAnswers?.[form];
  return prepared !== undefined && prepared.ended === undefined && prepared.filledInAt === undefined;
}

/** Something lies ready for the borrower that they may still send. */
export const isStillReady = (state: PreparedState | undefined): boolean => state === "WAITING" || state === "FILLED_IN";

/** The facts once something else is known of what was written down for a form. */
export const withPrepared = (
  { preparedAnswers }: Facts,
  form: PreparedForm,
  prepared: NonNullable<Facts["preparedAnswers"]>[PreparedForm],
): Pick<Facts, "preparedAnswers"> => ({ preparedAnswers: { ...preparedAnswers, [form]: prepared } });

/** What the borrower sent otherwise than it was written down, by the paths of the fields. `body` is what the call that took it was sent. */
export function changedBySender(form: PreparedForm, written: PreparedValues, body: unknown): string[] {
  const sent = byPath(body);
  return Object.entries(preparedFields(form)).flatMap(([name, kind]) =>
    Object.hasOwn(written, name) && asText(asTyped(kind, sent[name])) !== asText(written[name]) ? [name] : [],
  );
}

/** A number is sent by some forms and held as text by others. */
const asText = (value: unknown): string => JSON.stringify(typeof value === "number" ? `${value}` : (value ?? ""));

/** What a call was sent, by the paths of the fields that it came from. */
function byPath(body: unknown, under = ""): Record<string, unknown> {
  if (typeof body !== "object" || body === null) return { [under]: body };
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    // Savings are a list, each with its kind, which is the name of its field.
    const isSavings = name === "assets" && Array.isArray(value);
    if (isSavings) for (const { type, balance } of value) sent[type] = balance;
    else Object.assign(sent, byPath(value, under === "" ? name : `${under}.${name}`));
    // A former address is sent by who said that they moved.
    if (name === "formerAddress") sent["hasMoved"] = true;
  }
  return sent;
}
