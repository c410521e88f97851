import { HelocSigner } from "@gable/domain/application/additional-signer.ts";
import { AdditionalSignerVersion, CoDeedStatus } from "@gable/domain/application/enumerations.ts";
import { PersonName } from "@gable/domain/application/person-name.ts";
import { LookedAt } from "@gable/domain/conditions/condition.ts";
import { languages } from "@gable/domain/language.ts";
import { notaryMeetings } from "@gable/domain/notary/notary-meeting.ts";
import { oneLine } from "@gable/domain/one-line.ts";
import { EmailInput } from "@gable/domain/people/email.ts";
import { PhoneInput } from "@gable/domain/people/phone.ts";
import { titleRelations } from "@gable/domain/profile/additional-answers.ts";
import { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { signerNeeds, signerStates } from "@gable/domain/signers/signer-standing.ts";
import { signerTroubles } from "@gable/domain/workflow/facts/signer-facts.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, OfApplication } from "./application.ts";
import { AppCode, NewPassword } from "./identity.ts";
import { logInWithPasskey } from "./identity-passkeys.ts";

// What the borrower does with the people who sign beside them, and how those people come in. What they do once they are in is in
// signers-desk.ts.

/** A person who signs beside the borrower, as the borrower sees them: what they said of them, and how far they are. */
export const NamedSigner = z.object({
  uuid: z.uuid(),
  name: PersonName,
  /** How the borrower reads of them in a sentence: by the first name, and apart from a namesake. */
  calledName: z.string(),
  relation: z.enum(titleRelations),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  state: z.enum(signerStates),
  /** When that state began; null while nothing has happened. */
  since: z.iso.datetime().nullable(),
  /** Of the invitation in force. */
  expiresAt: z.iso.datetime().nullable(),
  reminded: z.int(),
  mayBeInvited: z.boolean(),
  /** What the borrower has to do about them; null where they are on the way. */
  need: z.enum(signerNeeds).nullable(),
  trouble: z.enum(signerTroubles).nullable(),
  /** By when, in the lender's hours, somebody calls about it, or would about what is said now. */
  calledBy: LookedAt,
  /** When a refusal or an invitation that nobody followed ends the application, unless they are invited again before. */
  endsAt: z.iso.datetime().nullable(),
});
export type NamedSigner = z.infer<typeof NamedSigner>;

const SignersReply = z.object({
  signers: z.array(NamedSigner),
  coDeedStatus: CoDeedStatus,
  /** As soon as the borrower has named them, and not after the application has ended. */
  mayInvite: z.boolean(),
  state: z.string().nullable(),
  notaryMeeting: z.enum(notaryMeetings),
});

export const signers = call({
  name: "signers",
  summary: "Who else must sign, and how far each of them is",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/signers`,
  access: "applicant",
  params: OfApplication,
  reply: SignersReply,
});

const OfSigner = OfApplication.extend({ signer: z.uuid() });

export const inviteSigner = call({
  name: "inviteSigner",
  summary: "Invite somebody to sign, for the first time or again; an earlier link is void. A former address is told",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/signers/:signer/invitation`,
  access: "applicant",
  idempotent: true,
  params: OfSigner,
  body: z.strictObject({
    email: EmailInput.optional(),
    phone: PhoneInput.optional(),
    language: z.enum(languages),
  }),
  reply: SignersReply,
});

export const reportSigner = call({
  name: "reportSigner",
  summary: "Say that somebody cannot sign as planned, so that a person at the lender helps",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/signers/:signer/trouble`,
  access: "applicant",
  idempotent: true,
  params: OfSigner,
  body: z.strictObject({ reason: z.enum(signerTroubles) }),
  reply: SignersReply,
});

export const coDeed = call({
  name: "coDeed",
  summary: "Where the other people who must sign stand, of the signer's application or the borrower's latest",
  method: "GET",
  path: `${APPLICATIONS}/co-deed/status`,
  access: "session",
  reply: z.object({
    applicationUuid: z.uuid().nullable(),
    coDeedStatus: CoDeedStatus.nullable(),
    additionalSignerVersion: AdditionalSignerVersion.nullable(),
    helocSigners: z.array(HelocSigner),
  }),
});

const OUTSIDE = "/service-application/external/api/v1/additional-signer";

/** Twelve letters and digits; spaces and dashes do not matter. */
const Code = z.string().min(1, "required").max(40, "code-invalid");
const Digits = z.string().regex(/^\d{6}$/, "code-invalid");

export const openInvitation = call({
  name: "openInvitation",
  summary:
    "What an invitation is about, for whoever holds its code: no figure, no full address, nothing of the borrower but a name",
  method: "POST",
  path: `${OUTSIDE}/invitation`,
  access: "visitor",
  body: z.strictObject({ code: Code }),
  reply: z.discriminatedUnion("state", [
    z.object({
      /** `JOINED`: it was used, and leads to the log-in now. */
      state: z.enum(["OPEN", "JOINED"]),
      firstName: z.string(),
      invitedBy: z.string(),
      /** The street without its number. Not once the invitation was used. */
      street: z.string().nullable(),
      notaryMeeting: z.enum(notaryMeetings),
      language: z.enum(languages),
      /** Where the six digits can be sent, masked. */
      channels: z.array(z.object({ channel: z.enum(["mail", "text"]), masked: z.string() })),
      /** The mailbox, masked, where one is known. */
      email: z.string().nullable(),
      /** An account that somebody has already with this lender may be used; where they have joined, it is what they use. */
      hasAccount: z.boolean(),
    }),
    /**
     * Nobody comes in by it any more, so that it tells of nobody. `OVER`: there is nothing to sign any more. `VOID`: it reached somebody
     * else, and there is nowhere to send another.
     */
    z.object({ state: z.enum(["EXPIRED", "VOID", "DECLINED", "OVER"]), language: z.enum(languages) }),
  ]),
});

export const sendSignerCode = call({
  name: "sendSignerCode",
  summary: "Send six digits to the person who is invited, by mail or text",
  method: "POST",
  path: `${OUTSIDE}/invitation/digits`,
  access: "visitor",
  body: z.strictObject({ code: Code, channel: z.enum(["mail", "text"]) }),
  replyForm: "empty",
});

export const joinAsSigner = call({
  name: "joinAsSigner",
  summary: "Follow an invitation: the digits, an own password and consent to electronic records; or set a new password",
  method: "POST",
  path: `${OUTSIDE}/session`,
  access: "visitor",
  body: z.strictObject({
    code: Code,
    digits: Digits,
    /** Of the account that is used already, where there is one; else a new one. */
    password: NewPassword,
    appCode: AppCode.optional(),
    /** Needed where the invitation named no mailbox. */
    email: EmailInput.optional(),
    consents: z.array(ConsentGiven).max(4),
    /** The zone of the browser's clock, an IANA name: nobody is texted by night. */
    timeZone: oneLine(64).optional(),
    /** The four digits read in the sample document (15 USC 7001(c)(1)(C)(ii)). Not asked for again. */
    demonstrationCode: z
      .string()
      .regex(/^\d{4}$/, "code-invalid")
      .optional(),
  }),
  reply: z.object({ signerUuid: z.uuid() }),
});

export const logInAsSigner = call({
  name: "logInAsSigner",
  summary: "Log in to sign: by the mailbox or the invitation's code, and the own password",
  method: "POST",
  path: `${OUTSIDE}/log-in`,
  access: "visitor",
  body: z.strictObject({
    email: EmailInput.optional(),
    code: Code.optional(),
    password: z.string().min(1, "required").max(256, "too-long"),
    appCode: AppCode.optional(),
  }),
  reply: z.object({ signerUuid: z.uuid() }),
});

export const logInAsSignerWithPasskey = call({
  name: "logInAsSignerWithPasskey",
  summary: "Log in to sign with a passkey: neither password nor second step is asked for",
  method: "POST",
  path: `${OUTSIDE}/passkey-log-in`,
  access: "visitor",
  body: logInWithPasskey.body.pick({ assertion: true }).extend({ code: Code.optional() }),
  reply: logInAsSigner.reply,
});

export const renewInvitation = call({
  name: "renewInvitation",
  summary: "Ask for a new invitation in the place of one that has expired; it goes to the same mailbox or phone",
  method: "POST",
  path: `${OUTSIDE}/invitation/renewal`,
  access: "visitor",
  body: z.strictObject({ code: Code }),
  replyForm: "empty",
});

export const refuseInvitation = call({
  name: "refuseInvitation",
  summary: "This message did not reach the person it names: the borrower is told, and the link is void",
  method: "POST",
  path: `${OUTSIDE}/invitation/wrong-person`,
  access: "visitor",
  body: z.strictObject({ code: Code }),
  replyForm: "empty",
});
