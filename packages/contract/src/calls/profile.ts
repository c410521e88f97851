import { PersonName } from "@gable/domain/application/person-name.ts";
import { Profile } from "@gable/domain/application/profile.ts";
import { SsnInput } from "@gable/domain/people/ssn.ts";
import { AdditionalInformation, KeptAdditionalInformation } from "@gable/domain/profile/additional-information.ts";
import { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { ConfirmedCorrection, Correction } from "@gable/domain/profile/correction.ts";
import { consequences } from "@gable/domain/profile/correction-consequences.ts";
import { prefillable } from "@gable/domain/profile/prefilled.ts";
import { KeptAnswers, RegistrationDraft, UnfinishedAddresses } from "@gable/domain/profile/registration.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const profile = call({
  name: "profile",
  summary: "The borrower as a person; never the social security number",
  method: "GET",
  path: "/service-profile/api/v1/profile",
  access: "identity",
  reply: Profile,
});

const DraftReply = z.object({
  answers: KeptAnswers,
  unfinished: UnfinishedAddresses,
  /** What a loan officer wrote down, by their first name, and the visitor has not answered themselves. */
  prefilled: z.object({ by: z.string(), answers: z.array(z.enum(prefillable)) }).nullable(),
  /** Why an application cannot be taken for what was answered so far, if so. */
  stop: z
    .object({
      reason: z.enum([
        "state-not-licensed",
        "new-york-not-authorized",
        "loan-officer-not-licensed",
        "property-type-not-eligible",
        "listed-for-sale",
        "title-changed-recently",
        "no-income",
        "not-of-age",
      ]),
      /** First day on which it would be possible, where time helps. */
      eligibleOn: z.iso.date().nullable(),
    })
    .nullable(),
});

/** The officer whose link the visitor came by, whose licence is asked for where the lender needs one. */
const SentBy = z.object({ referrer: z.string().max(64).optional() });

export const draft = call({
  name: "draft",
  summary: "The answers given so far, found by the draft cookie",
  method: "GET",
  path: "/service-application/external/api/v1/heloc/draft",
  access: "visitor",
  query: SentBy,
  reply: DraftReply,
});

export const saveDraft = call({
  name: "saveDraft",
  summary: "Keep some answers; what is not sent stays as it was. Kept for a day",
  method: "PATCH",
  path: "/service-application/external/api/v1/heloc/draft",
  access: "visitor",
  query: SentBy,
  /** An address that comes whole is unfinished no more. */
  body: RegistrationDraft.extend({ unfinished: UnfinishedAddresses.optional() }),
  reply: DraftReply,
});

export const discardDraft = call({
  name: "discardDraft",
  summary: "Forget the answers given so far",
  method: "DELETE",
  path: "/service-application/external/api/v1/heloc/draft",
  access: "visitor",
  replyForm: "empty",
});

export const answers = call({
  name: "answers",
  summary: "What the borrower answered in registration, for review and correction",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/profile`,
  access: "applicant",
  params: OfApplication,
  reply: KeptAnswers,
});

export const saveProfile = call({
  name: "saveProfile",
  summary: "The facts of row 1 that are still missing",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/profile`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: RegistrationDraft,
  reply: CommandReply,
});

export const correctAnswers = call({
  name: "correctAnswers",
  summary:
    "Correct an answer; what was found out with the former one is found out anew. Refused if that is more than was shown",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/corrections`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: ConfirmedCorrection,
  reply: CommandReply,
});

const OfferNow = z.object({ line: z.int(), ratePercent: z.string(), termYears: z.int(), monthlyPayment: z.int() });

export const previewCorrection = call({
  name: "previewCorrection",
  summary: "What a correction would bring about; nothing is changed",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/corrections/preview`,
  access: "applicant",
  params: OfApplication,
  body: Correction,
  reply: z.object({
    follows: z.array(z.enum(consequences)),
    /** How many corrections have been made so far. */
    made: z.int(),
    /** What becomes of the line that was chosen, where that is known before anything is asked of anybody; amounts in cents. */
    offer: z
      .object({
        chosen: OfferNow,
        /** The chosen line may still be had. */
        stands: z.boolean(),
        /** The most that may be had instead; null where it stands. */
        most: z.object({ line: z.int(), ratePercent: z.string(), termYears: z.int() }).nullable(),
      })
      .nullable(),
  }),
});

export const giveConsent = call({
  name: "giveConsent",
  summary: "Consent to what a text says; refused unless it is the version in force",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/consents`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  /** The four digits read in the sample document: with the consent to electronic records alone. */
  body: ConsentGiven.extend({
    demonstrationCode: z
      .string()
      .regex(/^\d{4}$/, "code-invalid")
      .optional(),
  }),
  reply: CommandReply,
});

export const saveAdditionalInformation = call({
  name: "saveAdditionalInformation",
  summary: "Row 8: what the hard pull, the title and the agreement need",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/additional-information`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  /** The number and the consent are left out when they were given before. */
  body: AdditionalInformation.extend({ ssn: SsnInput.optional(), hardCreditConsent: ConsentGiven.optional() }),
  reply: CommandReply,
});

export const additionalInformation = call({
  name: "additionalInformation",
  summary: "What is known for row 8 already; the social security number only as its last four digits",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/additional-information`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    known: KeptAdditionalInformation,
    ssnLastFour: z.string().nullable(),
    asksMaritalStatus: z.boolean(),
    asksCitizenship: z.boolean(),
    /** People whom county records name as owners beside the borrower, as recorded, and whom nobody has named yet. */
    recordedOwners: z.array(z.string()),
    /** The title as it is known, by which the deed names who signs; null until the home is found. */
    deed: z
      .object({
        borrower: PersonName,
        owners: z.array(z.string()),
        vesting: z.string(),
        trust: z.object({ name: z.string(), trustees: z.array(z.string()).optional() }).nullable(),
      })
      .nullable(),
    state: z.string().nullable(),
    lender: z.string(),
  }),
});
