import { z } from "zod";
import { MAX_NAME_LENGTH } from "../people/legal-name.ts";
import { PhoneInput } from "../people/phone.ts";
import { SsnInput } from "../people/ssn.ts";
import { Occupancy } from "../property/occupancy.ts";
import type { CorrectionKind } from "./correction-consequences.ts";
import { RegistrationAnswers } from "./registration.ts";

/** Who somebody is: what a bureau, a register and an identity document are compared with. */
export const PersonCorrection = RegistrationAnswers.pick({ name: true, birthDate: true });
/** What somebody earns, and how. */
export const IncomeCorrection = RegistrationAnswers.pick({
  employmentType: true,
  annualIncome: true,
  otherIncome: true,
});

type PersonCorrected = z.output<typeof PersonCorrection>;
type IncomeCorrected = z.output<typeof IncomeCorrection>;

export const Correction = z.union([PersonCorrection, IncomeCorrection]);
export type Correction = z.output<typeof Correction>;

export const kindOf = (correction: Correction): CorrectionKind => ("name" in correction ? "person" : "income");

const namePart = z.string().trim().max(MAX_NAME_LENGTH, "name-too-long");

/** What staff correct on the borrower's word: those answers alone that were wrong, of a name those parts. */
export const StaffCorrection = RegistrationAnswers.pick({ birthDate: true, employmentType: true, annualIncome: true })
  .extend({
    firstName: namePart,
    middleName: namePart,
    lastName: namePart,
    suffix: namePart,
    ssn: SsnInput,
    phone: PhoneInput,
    occupancy: Occupancy,
  })
  .partial();

/** Answers that take the place of former ones, each as it is kept; amounts in cents. */
export type CorrectedAnswers = Partial<PersonCorrected> &
  Partial<IncomeCorrected> & { readonly ssn?: string; readonly phone?: string; readonly occupancy?: Occupancy };
