import { z } from "zod";
import { oneLine } from "../one-line.ts";
import { MAX_NAME_LENGTH } from "../people/name-part.ts";
import { PhoneInput } from "../people/phone.ts";
import { SsnInput } from "../people/ssn.ts";
import { Occupancy } from "../property/occupancy.ts";
import { type CorrectionKind, consequences } from "./correction-consequences.ts";
import { RegistrationAnswers } from "./registration.ts";

/** Who somebody is: what a bureau, a register and an identity document are compared with. */
export const PersonCorrection = RegistrationAnswers.pick({ name: true, birthDate: true });
/** What somebody earns, and how. */
export const IncomeCorrection = RegistrationAnswers.pick({
  employmentType: true,
  annualIncome: true,
  otherIncome: true,
});

/** Which home secures the line. */
export const HomeCorrection = RegistrationAnswers.pick({ home: true });
/** Where somebody lives who does not live in the home. */
export const ResidenceCorrection = RegistrationAnswers.pick({ residence: true });
/** How somebody is reached. */
export const PhoneCorrection = RegistrationAnswers.pick({ phone: true });
/** Nothing yet: the summary is opened, and what is wrong is changed from there, each answer on its own screen. */
export const SummaryOpening = z.strictObject({ summary: z.literal("OPEN") });

type PersonCorrected = z.output<typeof PersonCorrection>;
type IncomeCorrected = z.output<typeof IncomeCorrection>;
type HomeCorrected = z.output<typeof HomeCorrection> & z.output<typeof ResidenceCorrection>;

export const Correction = z.union([
  PersonCorrection,
  IncomeCorrection,
  HomeCorrection,
  ResidenceCorrection,
  PhoneCorrection,
  SummaryOpening,
]);
export type Correction = z.output<typeof Correction>;

/** What the borrower was shown before they confirmed: what happens otherwise is asked about once more. */
const shown = {
  shown: z.array(z.enum(consequences)).max(consequences.length),
  /** How many corrections had been made by then: one that was made since may be of the same answer. */
  made: z.int().min(0).max(10_000).optional(),
};

export const ConfirmedCorrection = z.union([
  PersonCorrection.extend(shown),
  IncomeCorrection.extend(shown),
  HomeCorrection.extend(shown),
  ResidenceCorrection.extend(shown),
  PhoneCorrection.extend(shown),
  SummaryOpening.extend(shown),
]);

export function kindOf(correction: Correction): CorrectionKind {
  if ("name" in correction) return "person";
  if ("home" in correction) return "home";
  if ("residence" in correction) return "residence";
  if ("phone" in correction) return "phone";
  return "summary" in correction ? "summary" : "income";
}

/** The answers in a correction; none where it opens the summary. */
export function answersIn(correction: Correction): CorrectedAnswers {
  return "summary" in correction ? {} : correction;
}

const namePart = oneLine(MAX_NAME_LENGTH);

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
    /** Of a home in which the borrower does not live, and that others own with them. */
    ownerLivesThere: z.boolean(),
  })
  .partial();

/** Answers that take the place of former ones, each as it is kept; amounts in cents. */
export type CorrectedAnswers = Partial<PersonCorrected> &
  Partial<IncomeCorrected> &
  Partial<HomeCorrected> & {
    readonly ssn?: string;
    readonly phone?: string;
    readonly occupancy?: Occupancy;
    readonly ownerLivesThere?: boolean;
  };
