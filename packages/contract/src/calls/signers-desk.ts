import { HelocSigner } from "@gable/domain/application/additional-signer.ts";
import { DocumentType } from "@gable/domain/application/document-types.ts";
import { AdditionalSignerVersion, CoDeedStatus } from "@gable/domain/application/enumerations.ts";
import { PersonName } from "@gable/domain/application/person-name.ts";
import { Condition } from "@gable/domain/conditions/condition.ts";
import { IdentityCheckRequest } from "@gable/domain/identity/identity-documents.ts";
import { titleRelations } from "@gable/domain/profile/additional-answers.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { PaperClosing } from "./closing-paper.ts";
import { addPhoneNumber, ConditionSaying, ConditionTalk, sendPhoneCode } from "./conditions.ts";
import { DocumentRow, UPLOAD_LIMIT_BYTES } from "./documents.ts";
import { identityCheck } from "./identity-check.ts";
import { ArrivalCode, answerNotary, joinNotary, notarySession, OfficeAppointment, signDeed } from "./notary.ts";
import { giveConsent } from "./profile.ts";
import { RescissionHold } from "./rescission.ts";
import { DESK } from "./signers-place.ts";
import { adoptSignature, SigningDocument, signDocument } from "./signing.ts";

// Everything that an additional signer may do. The token says whose desk it is: no path names an application or another person.

/** All that a signer's pages need: how far they are, and what concerns them of the application. */
export const SignerDesk = z
  .object({
    uuid: z.uuid(),
    applicationUuid: z.uuid(),
    additionalSignerVersion: AdditionalSignerVersion.nullable(),
    helocSigners: z.array(HelocSigner),
    name: PersonName,
    relation: z.enum(titleRelations),
    borrowerFirstName: z.string(),
    /** The officer or broker who brought the borrower here. */
    referrerUuid: z.uuid().nullable(),
    /** The street alone before the identity is shown; then the whole address. */
    home: z.string(),
    state: z.string().nullable(),
    /** Of the home, in which the days and times of its application are told. */
    timeZone: z.string(),
    /** The line in cents, once the identity is shown. */
    line: z.int().nullable(),
    progress: z.object({
      isCancelled: z.boolean(),
      hasReadIntro: z.boolean(),
      identityPassed: z.boolean(),
      isStopped: z.boolean(),
      deedSigned: z.boolean(),
    }),
    ended: z.enum(["declined", "withdrawn", "rescinded", "not-approved"]).nullable(),
    coDeedStatus: CoDeedStatus,
    /** The borrower has signed, so that there is something to sign. */
    isOpenToSign: z.boolean(),
    noticesSignedAt: z.iso.datetime().nullable(),
    isManualNotary: z.boolean(),
    /** Not before, where the questions were not answered. */
    notaryLockedUntil: z.iso.datetime().nullable(),
    asksBirthDate: z.boolean(),
    emailConfirmed: z.boolean(),
    rescission: z.object({
      applies: z.boolean(),
      lastDay: z.iso.date().nullable(),
      over: z.boolean(),
      cancelled: z.boolean(),
      hold: RescissionHold.nullable(),
    }),
    conditionsOpen: z.int(),
    /** What they sign by hand, where they take no electronic records; null otherwise. */
    paper: PaperClosing.nullable(),
    /** The words of the consent to electronic records have changed since they gave it: they are asked again. */
    asksConsent: z.boolean(),
  })
  .meta({ id: "SignerDesk" });
export type SignerDesk = z.infer<typeof SignerDesk>;

export const signerDesk = call({
  name: "signerDesk",
  summary: "Where the additional signer stands",
  method: "GET",
  path: DESK,
  access: "signer",
  reply: SignerDesk,
});

export const signerDeskStream = call({
  name: "signerDeskStream",
  summary: "Server-sent events, at once and whenever something has changed that the desk may show",
  method: "GET",
  path: `${DESK}/stream`,
  access: "signer",
  replyForm: "stream",
});

export const readSignerIntro = call({
  name: "readSignerIntro",
  summary: "Say that the introduction was read: what is signed, and what is not promised",
  method: "POST",
  path: `${DESK}/introduction`,
  access: "signer",
  idempotent: true,
  reply: SignerDesk,
});

export const declineAsSigner = call({
  name: "declineAsSigner",
  summary: "Say that one does not sign; the borrower and the lender are told",
  method: "POST",
  path: `${DESK}/refusal`,
  access: "signer",
  idempotent: true,
  body: z.strictObject({ reason: z.string().trim().max(500) }),
  reply: SignerDesk,
});

export const goOnPaperAsSigner = call({
  name: "goOnPaperAsSigner",
  summary:
    "Take back the consent to electronic records as somebody who signs beside the borrower: their papers are posted",
  method: "POST",
  path: `${DESK}/paper`,
  access: "signer",
  idempotent: true,
  reply: SignerDesk,
});

export const consentAsSigner = call({
  name: "consentAsSigner",
  summary: "Consent to electronic records as they are worded now, with the digits of the sample",
  method: "POST",
  path: `${DESK}/consent`,
  access: "signer",
  idempotent: true,
  body: giveConsent.body.extend({ type: z.literal("ELECTRONIC_RECORDS") }),
  reply: SignerDesk,
});

export const signerIdentityCheck = call({
  name: "signerIdentityCheck",
  summary: "How the check of the signer's identity stands",
  method: "GET",
  path: `${DESK}/identity-check`,
  access: "signer",
  reply: identityCheck.reply,
});

export const askSignerQuestions = call({
  name: "askSignerQuestions",
  summary: "Ask for questions from public records, in the place of the signer's face",
  method: "POST",
  path: `${DESK}/identity-check/questions`,
  access: "signer",
  idempotent: true,
  reply: SignerDesk,
});

export const answerSignerQuestions = call({
  name: "answerSignerQuestions",
  summary: "Answer the questions that stand in for the signer's face",
  method: "POST",
  path: `${DESK}/identity-check/answers`,
  access: "signer",
  idempotent: true,
  body: answerNotary.body,
  reply: SignerDesk,
});

export const checkSignerIdentity = call({
  name: "checkSignerIdentity",
  summary: "Have the signer's uploaded pictures checked",
  method: "POST",
  path: `${DESK}/identity-check`,
  access: "signer",
  idempotent: true,
  body: IdentityCheckRequest.extend({
    /** Compared with the document; asked for once. */
    birthDate: z.iso.date().optional(),
  }),
  reply: SignerDesk,
});

export const sendSignerPhoneCode = call({
  name: "sendSignerPhoneCode",
  summary: "Text six digits to the number that a signer was asked for, so that it is confirmed",
  method: "POST",
  path: `${DESK}/phone-number/code`,
  access: "signer",
  body: sendPhoneCode.body,
  replyForm: "empty",
});

export const addSignerPhone = call({
  name: "addSignerPhone",
  summary: "Give the signer's phone number, with the six digits that were sent to it",
  method: "PUT",
  path: `${DESK}/phone-number`,
  access: "signer",
  idempotent: true,
  body: addPhoneNumber.body,
  reply: SignerDesk,
});

export const signerDocuments = call({
  name: "signerDocuments",
  summary: "The signer's own papers, and those of the line that every owner is given",
  method: "GET",
  path: `${DESK}/documents`,
  access: "signer",
  reply: z.object({ documents: z.array(DocumentRow) }),
});

const OfDocument = z.object({ document: z.uuid() });

export const signerDocument = call({
  name: "signerDocument",
  summary: "The bytes of a paper that is the signer's; the first opening is recorded",
  method: "GET",
  path: `${DESK}/documents/:document`,
  access: "signer",
  params: OfDocument,
  replyForm: "pdf",
});

export const signerDocumentArchive = call({
  name: "signerDocumentArchive",
  summary: "Every paper that the lender gave the signer, in one archive; none of them counts as opened by it",
  method: "GET",
  path: `${DESK}/document-archive`,
  access: "signer",
  replyForm: "pdf",
});

export const uploadSignerDocument = call({
  name: "uploadSignerDocument",
  summary: "Upload one file of the signer's",
  method: "POST",
  path: `${DESK}/documents`,
  access: "signer",
  idempotent: true,
  upload: true,
  bodyLimit: UPLOAD_LIMIT_BYTES,
  body: z.strictObject({ type: DocumentType, condition: z.uuid().optional() }),
  reply: DocumentRow,
});

export const signerSigning = call({
  name: "signerSigning",
  summary: "What the signer signs before the deed",
  method: "GET",
  path: `${DESK}/signing`,
  access: "signer",
  reply: z.object({
    /** The papers are drawn; until then there is nothing to sign. */
    isReady: z.boolean(),
    /** Somebody at the lender looks at something first. */
    isLookedAt: z.boolean(),
    documents: z.array(SigningDocument),
    signerName: z.string(),
    adopted: z.object({ typedName: z.string(), initials: z.string() }).nullable(),
    emailConfirmed: z.boolean(),
    /** Where these took the place of others, of another day: whether any of those was signed, and when. */
    redrawn: z.object({ wasSigned: z.boolean(), at: z.iso.datetime() }).nullable(),
    /** Where the documents may be signed, where that is at an office alone. */
    office: OfficeAppointment.nullable(),
  }),
});

export const arriveAtOfficeAsSigner = call({
  name: "arriveAtOfficeAsSigner",
  summary: "Enter the code that the booked office gives out, as somebody who signs beside the borrower",
  method: "POST",
  path: `${DESK}/signing/arrival`,
  access: "signer",
  idempotent: true,
  body: ArrivalCode,
  reply: SignerDesk,
});

export const adoptSignerSignature = call({
  name: "adoptSignerSignature",
  summary: "Adopt the signer's signature and initials, with the intent to sign",
  method: "PUT",
  path: `${DESK}/signing/adopted-signature`,
  access: "signer",
  idempotent: true,
  body: adoptSignature.body,
  reply: SignerDesk,
});

export const signSignerDocument = call({
  name: "signSignerDocument",
  summary: "Sign one of the signer's papers",
  method: "POST",
  path: `${DESK}/signing/documents/:document/signature`,
  access: "signer",
  idempotent: true,
  params: OfDocument,
  body: signDocument.body,
  reply: SignerDesk,
});

export const signerNotary = call({
  name: "signerNotary",
  summary: "The session with the notary as the signer sees it: when, where, and what is theirs in it",
  method: "GET",
  path: `${DESK}/notary`,
  access: "signer",
  reply: z.object({
    kind: z.enum(["REMOTE_ONLINE", "MANUAL"]),
    state: z.string(),
    timeZone: z.string(),
    /** Null while the borrower has not chosen a time. */
    startsAt: z.iso.datetime().nullable(),
    place: z.string().nullable(),
    /** `WAITING_FOR_NOTARY`: the notary has not seen the signer yet. `WAITING_FOR_OTHERS`: the signer has signed the deed and somebody else has not. */
    part: z.enum([
      "NOT_BOOKED",
      "BOOKED",
      "QUESTIONS",
      "WAITING_FOR_NOTARY",
      "IN_SESSION",
      "WAITING_FOR_OTHERS",
      "DONE",
      "FAILED",
    ]),
    /** A notary of the lender's sees everybody who signs by the borrower's camera. */
    sitsTogether: z.boolean(),
    notaryName: z.string(),
    questions: notarySession.reply.shape.questions,
    secondsLeft: z.int().nullable(),
    isLastTry: z.boolean(),
    deed: z.object({ uuid: z.uuid(), sha256: z.string(), title: z.string() }).nullable(),
  }),
});

export const joinNotaryAsSigner = call({
  name: "joinNotaryAsSigner",
  summary: "Enter the session, after the readiness check",
  method: "POST",
  path: `${DESK}/notary/session`,
  access: "signer",
  idempotent: true,
  body: joinNotary.body,
  reply: SignerDesk,
});

export const answerNotaryAsSigner = call({
  name: "answerNotaryAsSigner",
  summary: "Answer the signer's own identity questions",
  method: "POST",
  path: `${DESK}/notary/session/answers`,
  access: "signer",
  idempotent: true,
  body: answerNotary.body,
  reply: SignerDesk,
});

export const signDeedAsSigner = call({
  name: "signDeedAsSigner",
  summary: "Sign the deed before the notary",
  method: "POST",
  path: `${DESK}/notary/session/deed`,
  access: "signer",
  idempotent: true,
  body: signDeed.body,
  reply: SignerDesk,
});

export const rescindAsSigner = call({
  name: "rescindAsSigner",
  summary: "Cancel the line within the period, as an owner; effective for every owner",
  method: "POST",
  path: `${DESK}/rescission`,
  access: "signer",
  idempotent: true,
  body: z.strictObject({ confirmed: z.literal(true, "required") }),
  reply: SignerDesk,
});

export const confirmNotCancelledAsSigner = call({
  name: "confirmNotCancelledAsSigner",
  summary: "Sign, after the period and of one's own will, that one did not cancel as an owner",
  method: "POST",
  path: `${DESK}/rescission/confirmation`,
  access: "signer",
  idempotent: true,
  body: signDocument.body,
  reply: SignerDesk,
});

export const signerConditions = call({
  name: "signerConditions",
  summary: "What is still asked of the signer, newest first",
  method: "GET",
  path: `${DESK}/conditions`,
  access: "signer",
  reply: z.array(Condition),
});

export const signerConditionTalk = call({
  name: "signerConditionTalk",
  summary: "What was said and sent for something that is asked of the signer, the oldest first",
  method: "GET",
  path: `${DESK}/conditions/:condition/conversation`,
  access: "signer",
  params: z.object({ condition: z.uuid() }),
  reply: ConditionTalk,
});

export const sayOnSignerCondition = call({
  name: "sayOnSignerCondition",
  summary: "Write to the lender about something that is asked of the signer, or say why it does not apply",
  method: "POST",
  path: `${DESK}/conditions/:condition/conversation`,
  access: "signer",
  idempotent: true,
  params: z.object({ condition: z.uuid() }),
  body: ConditionSaying,
  reply: SignerDesk,
});

export const handBackCondition = call({
  name: "handBackCondition",
  summary: "Say that the signer does not have what the borrower handed over to them",
  method: "POST",
  path: `${DESK}/conditions/:condition/hand-back`,
  access: "signer",
  idempotent: true,
  params: z.object({ condition: z.uuid() }),
  /** What the borrower and the lender read beside it. */
  body: z.strictObject({ text: z.string().trim().max(300, "too-long").optional() }),
  reply: SignerDesk,
});
