import { identityDocumentBacks, identityDocumentFronts } from "@gable/domain/application/document-types.ts";
import { Condition } from "@gable/domain/conditions/condition.ts";
import { IdentityCheckRequest } from "@gable/domain/identity/identity-documents.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, OfApplication } from "./application.ts";
import { UPLOAD_LIMIT_BYTES } from "./documents.ts";
import { identityCheck } from "./identity-check.ts";
import { DESK } from "./signers-place.ts";

// The pictures of an identity document, taken with a phone in which nobody is logged in.

const PHONE = "/service-application/external/api/v1/identity-pictures";

const HandOff = z.strictObject({
  /** `screen`: shown to whoever asks; otherwise it is sent as well, to their own phone or mailbox. */
  by: z.enum(["screen", "text", "mail"]),
  /** That asks for the pictures; absent: the check of identity itself. */
  conditionUuid: z.uuid().optional(),
});
const HandedOff = z.object({
  /** For the phone. Its secret stands behind the `#`, so that no server ever sees it in an address. */
  link: z.url(),
  until: z.iso.datetime(),
});

export const handToPhone = call({
  name: "handToPhone",
  summary: "A link that opens the borrower's pictures on a phone, once and within minutes; one before it is void",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/identity-check/phone`,
  access: "applicant",
  params: OfApplication,
  body: HandOff,
  reply: HandedOff,
});

export const handToSignersPhone = call({
  name: "handToSignersPhone",
  summary: "A link that opens the signer's pictures on a phone, once and within minutes; one before it is void",
  method: "POST",
  path: `${DESK}/identity-check/phone`,
  access: "signer",
  body: HandOff,
  reply: HandedOff,
});

export const openPhone = call({
  name: "openPhone",
  summary: "Use up such a link; the reply's authorization header has a token for these pictures and nothing else",
  method: "POST",
  path: `${PHONE}/opening`,
  access: "visitor",
  body: z.strictObject({ code: z.string().min(1, "required").max(100, "too-long") }),
  replyForm: "empty",
});

export const phonePictures = call({
  name: "phonePictures",
  summary: "What the phone is to take, and how it stands",
  method: "GET",
  path: PHONE,
  access: "pictures",
  reply: identityCheck.reply.pick({ state: true, reason: true, writtenIn: true, attemptsLeft: true }).extend({
    firstName: z.string(),
    /** What was asked, and said of it last, where somebody wants other pictures than those of the check. */
    request: Condition.pick({ commentsToBorrower: true, inWords: true, writtenIn: true, xtraData: true }).nullable(),
    /** A date of birth is to be given with the pictures. */
    asksBirthDate: z.boolean(),
    /** They are with us, and the phone has done its part. */
    isDone: z.boolean(),
  }),
});

export const uploadFromPhone = call({
  name: "uploadFromPhone",
  summary: "One picture",
  method: "POST",
  path: `${PHONE}/documents`,
  access: "pictures",
  idempotent: true,
  upload: true,
  bodyLimit: UPLOAD_LIMIT_BYTES,
  body: z.strictObject({ type: z.enum([...identityDocumentFronts, ...identityDocumentBacks, "PORTRAIT"]) }),
  reply: z.object({ uuid: z.uuid() }),
});

export const checkFromPhone = call({
  name: "checkFromPhone",
  summary: "Have the pictures checked; the phone's part is done",
  method: "POST",
  path: `${PHONE}/check`,
  access: "pictures",
  idempotent: true,
  // What they are for was said where the link was made.
  body: IdentityCheckRequest.omit({ conditionUuid: true }).extend({ birthDate: z.iso.date().optional() }),
  replyForm: "empty",
});
