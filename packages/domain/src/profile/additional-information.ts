import { z } from "zod";
import { Address } from "../application/address.ts";
import { OwnershipType } from "../application/enumerations.ts";
import { languages } from "../language.ts";
import { AddressInput } from "../people/address-input.ts";
import { EmailInput } from "../people/email.ts";
import { generations } from "../people/generation.ts";
import { namePart } from "../people/name-part.ts";
import { PhoneInput } from "../people/phone.ts";
import { SsnInput } from "../people/ssn.ts";
import { Occupancy } from "../property/occupancy.ts";
import {
  citizenships,
  LARGEST_HOUSEHOLD,
  MOST_COMPANIONS,
  maritalStatuses,
  purposes,
  titleRelations,
} from "./additional-answers.ts";

/** Another person who is on the title or must sign by state law. */
export const TitleCompanion = z.strictObject({
  firstName: namePart(true),
  /** As on the deed and on their identity document; often empty. */
  middleName: namePart(false).optional(),
  lastName: namePart(true),
  /** Which of those who share the name they are: the deed must say it of a father and a son. */
  suffix: z.enum(generations).optional(),
  relation: z.enum(titleRelations),
  /** Where they are invited once the application is submitted; can be given later. */
  email: EmailInput.optional(),
  phone: PhoneInput.optional(),
  language: z.enum(languages).optional(),
});
export type TitleCompanion = z.output<typeof TitleCompanion>;

const questions = {
  ownership: OwnershipType,
  occupancy: Occupancy,
  maritalStatus: z.enum(maritalStatuses).optional(),
  /** Where the lender asks for it; it has no part in the decision. */
  citizenship: z.enum(citizenships).optional(),
  purpose: z.enum(purposes),
  /** Who lives on the income, the borrower included; asked of everybody alike (12 CFR 1002.5(d)(4)). Unanswered counts as one or two. */
  householdSize: z.int().min(1).max(LARGEST_HOUSEHOLD).optional(),
  /** Of a home in which the borrower does not live, and that others own with them: whether any of those lives there. */
  ownerLivesThere: z.boolean().optional(),
  titleCompanions: z.array(TitleCompanion).max(MOST_COMPANIONS, "too-many"),
};

export const AdditionalInformation = z.strictObject({
  ...questions,
  ssn: SsnInput,
  phone: PhoneInput,
  /** Where the borrower lives, of a second or rented home; what was said before stands where it is left out. */
  residence: AddressInput.optional(),
});
export type AdditionalInformation = z.output<typeof AdditionalInformation>;

/** What may be read back: everything but the social security number. */
export const KeptAdditionalInformation = z
  .object({
    ...questions,
    // As kept: what tidies an answer cannot run backwards over a reply.
    titleCompanions: z.array(
      TitleCompanion.extend({
        firstName: z.string(),
        middleName: z.string().optional(),
        lastName: z.string(),
        email: z.string().optional(),
        phone: z.string().optional(),
      }),
    ),
    phone: z.string(),
    residence: Address,
  })
  .partial();

/** Community-property and homestead states, where a spouse must join in the deed (12 CFR 1002.7(d)(4)), so that we must ask. */
const spouseSigns: ReadonlySet<string> = new Set(
  "AZ CA ID LA NV NM TX WA WI AK AL AR CO FL IL IN IA KS KY MA MI MN MO MS MT NE NH NJ NC ND OH OK SD TN UT VT WV WY".split(
    " ",
  ),
);

/** Whether marital status is asked: only where state law gives a spouse a right in the home. */
export const asksMaritalStatus = (state: string): boolean => spouseSigns.has(state);
