import { BothLanguages, Condition } from "@gable/domain/conditions/condition.ts";
import { historyKinds, paperStandings } from "@gable/domain/conditions/condition-talk.ts";
import { SettledCondition } from "@gable/domain/conditions/settled-condition.ts";
import { InquiryAnswer, InquiryExplanation } from "@gable/domain/credit/inquiry-answer.ts";
import { languages } from "@gable/domain/language.ts";
import { PhoneInput } from "@gable/domain/people/phone.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const conditions = call({
  name: "conditions",
  summary: "What is still asked of the borrower, newest first",
  method: "GET",
  path: "/service-conditions/external/api/v1/applications/:uuid/conditions/external-applicants",
  access: "applicant",
  params: OfApplication,
  reply: z.array(Condition),
});

export const settledConditions = call({
  name: "settledConditions",
  summary: "What was asked of the borrower and is settled, the latest first",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/conditions/settled`,
  access: "applicant",
  params: OfApplication,
  reply: z.array(SettledCondition),
});

export const sendPhoneCode = call({
  name: "sendPhoneCode",
  summary: "Text six digits to the number that was missing, so that it is confirmed",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/phone-number/code`,
  access: "applicant",
  params: OfApplication,
  body: z.strictObject({ phone: PhoneInput }),
  replyForm: "empty",
});

export const addPhoneNumber = call({
  name: "addPhoneNumber",
  summary: "Give the phone number that is missing, with the six digits that were sent to it",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/phone-number`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ phone: PhoneInput, code: z.string().regex(/^\d{6}$/, "code-invalid") }),
  reply: CommandReply,
});

/** What was said and sent for something that is asked for. */
export const ConditionTalk = z.object({
  history: z.array(
    z.object({
      kind: z.enum(historyKinds),
      by: z.enum(["ASKED", "STAFF"]),
      text: z.string().nullable(),
      /** Where the product itself said it, and no person. */
      inWords: BothLanguages.optional(),
      /** The language of what a person wrote, where it is known. */
      writtenIn: z.enum(languages).optional(),
      at: z.iso.datetime(),
      /** The other of the two people at the application who did it, or to whom it was done; absent where they have no part in it. */
      who: z.string().optional(),
    }),
  ),
  papers: z.array(
    z.object({
      documentUuid: z.uuid(),
      /** As the one who sent it calls the file; null where they gave no name. */
      name: z.string().nullable(),
      at: z.iso.datetime(),
      standing: z.enum(paperStandings),
      /** Who signs and sent it, where the borrower handed it over: only they and staff open it. */
      from: z.string().optional(),
    }),
  ),
  /** Who is asked has said that it does not apply to them, and staff have not decided. */
  isSaidNotToApply: z.boolean(),
});
export type ConditionTalk = z.infer<typeof ConditionTalk>;

/** A question or an answer; or why what is asked for does not apply, which staff decide. */
export const ConditionSaying = z.strictObject({
  kind: z.enum(["MESSAGE", "NOT_APPLICABLE"]),
  text: z.string().trim().min(1, "required").max(1000, "too-long"),
});

export const OfCondition = OfApplication.extend({ condition: z.uuid() });

export const conditionTalk = call({
  name: "conditionTalk",
  summary: "What was said and sent for something that is asked of the borrower, the oldest first",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/conditions/:condition/conversation`,
  access: "applicant",
  params: OfCondition,
  reply: ConditionTalk,
});

export const sayOnCondition = call({
  name: "sayOnCondition",
  summary: "Write to the lender about something that is asked for, or say why it does not apply",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/conditions/:condition/conversation`,
  access: "applicant",
  idempotent: true,
  params: OfCondition,
  body: ConditionSaying,
  reply: CommandReply,
});

export const inquiriesAsked = call({
  name: "inquiriesAsked",
  summary: "Each inquiry on the credit report that a condition asks about, the latest first, and what was said of them",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/conditions/:condition/inquiries`,
  access: "applicant",
  params: OfCondition,
  reply: z.object({
    /** Empty where the condition asks of none, or no report shows one. */
    inquiries: z.array(z.object({ creditor: z.string(), on: z.iso.date() })),
    /** Null until answered. */
    said: z.array(InquiryAnswer).nullable(),
    /** They are asked for now: for the first time, or again. */
    isAwaited: z.boolean(),
  }),
});

export const explainInquiries = call({
  name: "explainInquiries",
  summary: "Say of every inquiry on the credit report what came of it",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/conditions/:condition/inquiries`,
  access: "applicant",
  idempotent: true,
  params: OfCondition,
  body: InquiryExplanation,
  reply: CommandReply,
});

/** What is asked of whom, in the borrower's words: all that the signer reads of it. */
export const HandingOver = z.strictObject({
  signer: z.uuid(),
  words: z.string().trim().min(1, "required").max(300, "too-long"),
});

export const handOverCondition = call({
  name: "handOverCondition",
  summary: "Say that somebody who signs beside the borrower has what is asked for, and ask them for it",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/conditions/:condition/hand-over`,
  access: "applicant",
  idempotent: true,
  params: OfCondition,
  body: HandingOver,
  reply: CommandReply,
});

export const sayBorrowerHasNot = call({
  name: "sayBorrowerHasNot",
  summary: "Say that the borrower does not have what somebody who signs handed over to them",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/conditions/:condition/hand-back`,
  access: "applicant",
  idempotent: true,
  params: OfCondition,
  /** What the signer and the lender read beside it. */
  body: z.strictObject({ text: z.string().trim().max(300, "too-long").optional() }),
  reply: CommandReply,
});

export const takeBackCondition = call({
  name: "takeBackCondition",
  summary: "Take back what was handed over; what was sent for it stays",
  method: "DELETE",
  path: `${APPLICATIONS}/:uuid/conditions/:condition/hand-over`,
  access: "applicant",
  idempotent: true,
  params: OfCondition,
  reply: CommandReply,
});
