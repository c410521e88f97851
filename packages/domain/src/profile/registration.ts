import { z } from "zod";
import { Address } from "../application/address.ts";
import { EmploymentType, OwnershipType } from "../application/enumerations.ts";
import { PersonName } from "../application/person-name.ts";
import { isLocalDate } from "../calendar/local-date.ts";
import { oneLine } from "../one-line.ts";
import { AddressInput } from "../people/address-input.ts";
import { EARLIEST_BIRTH } from "../people/date-of-birth.ts";
import { EmailInput } from "../people/email.ts";
import { LegalNameInput } from "../people/legal-name.ts";
import { PhoneInput } from "../people/phone.ts";
import { Occupancy } from "../property/occupancy.ts";

/** What kind of home it is, as the borrower says; county records have the last word. */
export const HomeType = z.enum([
  "SINGLE_FAMILY",
  "TOWNHOUSE",
  "PLANNED_UNIT",
  "CONDOMINIUM",
  "DUPLEX",
  "THREE_OR_MORE_UNITS",
  "COOPERATIVE",
  "MANUFACTURED",
  "OTHER",
]);
export type HomeType = z.infer<typeof HomeType>;

export const otherIncomeTypes = [
  "PENSION",
  "SOCIAL_SECURITY",
  "RENTAL",
  "INVESTMENT",
  "CHILD_SUPPORT",
  "ALIMONY",
  "DISABILITY",
  "OTHER",
] as const;

/** A year of any amount up to a billion dollars: absurd incomes are confirmed with the borrower, not refused. */
const yearlyCents = z.int().min(0, "income-negative").max(100_000_000_000, "income-too-large");

export const OtherIncome = z.strictObject({ type: z.enum(otherIncomeTypes), annualAmount: yearlyCents });
export type OtherIncome = z.infer<typeof OtherIncome>;

export const languages = ["en", "es"] as const;

const questions = {
  homeType: HomeType,
  occupancy: Occupancy,
  ownership: OwnershipType,
  /** Listed for sale now or in the last six months. */
  listedForSale: z.boolean(),
  /** Bought, or title changed, in the last ninety days. */
  titleChangedRecently: z.boolean(),
  employmentType: EmploymentType,
  /** Gross yearly income before tax, in cents. */
  annualIncome: yearlyCents,
  otherIncome: z.array(OtherIncome).max(8, "too-many"),
  /** Other names that the borrower is known by. */
  aliases: z.array(oneLine(80).min(1)).max(4, "too-many"),
  birthDate: z
    .string()
    .refine(isLocalDate, { error: "dob-invalid", abort: true })
    .refine((born) => born >= EARLIEST_BIRTH, "dob-too-old"),
  /** Text messages are a choice of their own; never a condition of the loan. */
  textMessages: z.boolean(),
  language: z.enum(languages),
};

/** The questions of registration as they are typed (specification part 1, section 4). Amounts in cents. */
export const RegistrationAnswers = z.strictObject({
  ...questions,
  home: AddressInput,
  /** Where the borrower lives, of a second or rented home. */
  residence: AddressInput,
  name: LegalNameInput,
  email: EmailInput,
  phone: PhoneInput,
});
export type RegistrationAnswers = z.output<typeof RegistrationAnswers>;

/** What is sent while somebody is still answering: any part, each part valid by itself. */
export const RegistrationDraft = RegistrationAnswers.partial();
export type RegistrationDraft = z.output<typeof RegistrationDraft>;

/** An address while it is typed: nothing is asked of its parts but that they end somewhere. */
const HalfTypedAddress = z.strictObject({
  street1: z.string().max(200),
  street2: z.string().max(200).nullable(),
  city: z.string().max(200),
  state: z.string().max(2),
  zip: z.string().max(10),
});

/** Addresses that somebody has begun and that are none yet, so that they need not be begun again; no answers. */
export const UnfinishedAddresses = z.strictObject({ home: HalfTypedAddress, residence: HalfTypedAddress }).partial();
export type UnfinishedAddresses = z.infer<typeof UnfinishedAddresses>;

/** The answers as kept and read back: tidy already. */
export const KeptAnswers = z
  .object({ ...questions, home: Address, residence: Address, name: PersonName, email: z.string(), phone: z.string() })
  .partial();
export type KeptAnswers = z.infer<typeof KeptAnswers>;

/** Answers with the defaults that a person need not state. */
export function completeAnswers(draft: RegistrationDraft): RegistrationDraft {
  return { otherIncome: [], aliases: [], textMessages: false, language: "en", ...draft };
}

/** The whole yearly income that a borrower states, in cents: employment and everything else they want counted. */
export function statedAnnualIncome(answers: Pick<RegistrationAnswers, "annualIncome" | "otherIncome">): number {
  return answers.annualIncome + answers.otherIncome.reduce((sum, income) => sum + income.annualAmount, 0);
}
