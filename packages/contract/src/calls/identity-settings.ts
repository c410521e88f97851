import { declinableByMail, messageTopics } from "@gable/domain/notifications/topics.ts";
import { EmailInput } from "@gable/domain/people/email.ts";
import { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { AppCode, NewPassword } from "./identity.ts";

const SECURE = "/identity/secure/api/v1";
const Password = z.string().min(1, "required").max(256, "too-long");
/**
 * What shows the owner before a way into the account changes: the password, and a code where `secondFactor` says that one is asked for;
 * 403 without it.
 */
export const OwnersProof = z.strictObject({ password: Password, appCode: AppCode.optional() });

export const sessions = call({
  name: "sessions",
  summary: "Where the account is logged in, the present session first",
  method: "GET",
  path: `${SECURE}/sessions`,
  access: "session",
  reply: z.array(
    z.object({
      uuid: z.uuid(),
      /** As the browser named itself, cut to what helps to recognise it; empty when it said nothing. */
      browser: z.string(),
      system: z.string(),
      isPresent: z.boolean(),
      beganAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
    }),
  ),
});

export const endSession = call({
  name: "endSession",
  summary: "Log out one of the account's sessions",
  method: "DELETE",
  path: `${SECURE}/sessions/:sessionUuid`,
  access: "session",
  params: z.object({ sessionUuid: z.uuid() }),
  replyForm: "empty",
});

export const endOtherSessions = call({
  name: "endOtherSessions",
  summary: "Log out everywhere but here",
  method: "DELETE",
  path: `${SECURE}/sessions`,
  access: "session",
  replyForm: "empty",
});

export const changePassword = call({
  name: "changePassword",
  summary: "Set a new password with the present one; ends every other session and tells the owner by mail",
  method: "PUT",
  path: `${SECURE}/password`,
  access: "session",
  body: OwnersProof.extend({ newPassword: NewPassword }),
  replyForm: "empty",
});

export const changeEmail = call({
  name: "changeEmail",
  summary:
    "Another mail address. A confirmed one stays in force until digits that go to the other are typed, an unconfirmed one is replaced at once; then every other session ends, and the former address is told",
  method: "PUT",
  path: `${SECURE}/email`,
  access: "session",
  body: OwnersProof.extend({ email: EmailInput }),
  replyForm: "empty",
});

export const secondFactor = call({
  name: "secondFactor",
  summary: "Since when the account asks for a second step, and how many codes for a lost device are left",
  method: "GET",
  path: `${SECURE}/totp`,
  access: "session",
  reply: z.object({
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int(),
    /** Whether this session is asked for a code before a way into the account changes: not where a passkey opened it. */
    isAskedHere: z.boolean(),
  }),
});

export const beginSecondFactor = call({
  name: "beginSecondFactor",
  summary: "A new secret for an authenticator app; nothing changes until a code of it is confirmed",
  method: "POST",
  path: `${SECURE}/totp`,
  access: "session",
  body: z.strictObject({ password: Password }),
  reply: z.object({
    /** In base 32, to be typed by hand. */
    secret: z.string(),
    /** `otpauth:`, to be opened on the device that has the app. */
    uri: z.string(),
  }),
});

export const confirmSecondFactor = call({
  name: "confirmSecondFactor",
  summary: "Turn the second factor on by a code of the app; answers the codes for a lost device, once",
  method: "POST",
  path: `${SECURE}/totp/confirmation`,
  access: "session",
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/, "code-invalid") }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const renewRecoveryCodes = call({
  name: "renewRecoveryCodes",
  summary: "New codes for a lost device, in the place of those before; tells the owner by mail",
  method: "POST",
  path: `${SECURE}/totp/recovery-codes`,
  access: "session",
  body: OwnersProof,
  reply: confirmSecondFactor.reply,
});

export const removeSecondFactor = call({
  name: "removeSecondFactor",
  summary: "Turn the second factor off; ends every other session and tells the owner by mail",
  method: "POST",
  path: `${SECURE}/totp/removal`,
  access: "session",
  body: OwnersProof,
  replyForm: "empty",
});

export const Preferences = z.strictObject({
  /** Of everything that the lender writes. */
  language: z.enum(["en", "es"]),
  /** What is not to be written about, by way; appointments, rights and money are mailed in any case. */
  declined: z.strictObject({
    mail: z.array(z.enum(declinableByMail)).max(declinableByMail.length).readonly(),
    text: z.array(z.enum(messageTopics)).max(messageTopics.length).readonly(),
  }),
  /** Whether visits are counted, on every device; absent where the owner has not said. Absent from a change, it stays as it is. */
  countsVisits: z.boolean().optional(),
});

export const preferences = call({
  name: "preferences",
  summary: "How the account wants to be written to",
  method: "GET",
  path: `${SECURE}/preferences`,
  access: "session",
  reply: Preferences.extend({
    texts: z.object({
      /** The last two digits of the number that would be texted; null while there is none. */
      phoneEnd: z.string().nullable(),
      isAgreed: z.boolean(),
    }),
  }),
});

export const savePreferences = call({
  name: "savePreferences",
  summary: "Change how the account wants to be written to",
  method: "PUT",
  path: `${SECURE}/preferences`,
  access: "session",
  body: Preferences,
  replyForm: "empty",
});

export const chooseTexts = call({
  name: "chooseTexts",
  summary: "Agree to text messages with the words of the consent, or stop them",
  method: "PUT",
  path: `${SECURE}/texts`,
  access: "session",
  /** Null stops them. */
  body: z.strictObject({
    consent: ConsentGiven.refine(({ type }) => type === "TEXT_MESSAGES", "consent-invalid").nullable(),
  }),
  replyForm: "empty",
});
