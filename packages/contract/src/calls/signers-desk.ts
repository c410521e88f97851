import { HelocSigner } from "@gable/domain/application/additional-signer.ts";
import { AdditionalSignerVersion, CoDeedStatus } from "@gable/domain/application/enumerations.ts";
import { PersonName } from "@gable/domain/application/person-name.ts";
import { notaryMeetings } from "@gable/domain/notary/notary-meeting.ts";
import { titleRelations } from "@gable/domain/profile/additional-answers.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { PaperClosing } from "./closing-paper.ts";
import { giveConsent } from "./profile.ts";
import { RescissionHold } from "./rescission.ts";
import { DESK } from "./signers-place.ts";

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
    /**
     * Of a line that ended after they signed: by which day the claim on the home is given up, where one can be promised, and since when it
     * is. Null for any other.
     */
    claim: z.object({ by: z.iso.date().nullable(), goneAt: z.iso.datetime().nullable() }).nullable(),
    coDeedStatus: CoDeedStatus,
    /** The borrower has signed, so that there is something to sign. */
    isOpenToSign: z.boolean(),
    noticesSignedAt: z.iso.datetime().nullable(),
    notaryMeeting: z.enum(notaryMeetings),
    /** Why the session that broke off did; null while none did. */
    notaryFailure: z.string().nullable(),
    /** Not before, where the questions were not answered. */
    notaryLockedUntil: z.iso.datetime().nullable(),
    asksBirthDate: z.boolean(),
    emailConfirmed: z.boolean(),
    rescission: z.object({
      applies: z.boolean(),
      lastDay: z.iso.date().nullable(),
      over: z.boolean(),
      cancelled: z.boolean(),
      /** Who cancelled, as this signer calls them; null where nobody did, or they themselves. */
      cancelledBy: z.string().nullable(),
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
