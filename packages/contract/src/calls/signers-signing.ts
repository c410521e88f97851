import { z } from "zod";
import { call } from "../call.ts";
import { ArrivalCode, answerNotary, joinNotary, notarySession, OfficeAppointment, signDeed } from "./notary.ts";
import { SignerDesk } from "./signers-desk.ts";
import { DESK } from "./signers-place.ts";
import { adoptSignature, SigningDocument, signDocument } from "./signing.ts";

const OfDocument = z.object({ document: z.uuid() });

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
