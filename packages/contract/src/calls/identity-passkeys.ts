import { oneLine } from "@gable/domain/one-line.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { brokerLogIn } from "./identity.ts";
import { OwnersProof } from "./identity-settings.ts";

// Passkeys of an account (W3C Web Authentication, level 3). Bytes travel as base64url, the way browsers write them as JSON.

const SECURE = "/identity/secure/api/v1/passkeys";
const LOG_IN = "/identity/api/v1/passkey-login";

const Bytes = z
  .string()
  .min(1, "required")
  .max(8192, "too-long")
  .regex(/^[A-Za-z0-9_-]+$/, "invalid");
/** How a browser may reach the authenticator: `internal`, `hybrid`, `usb` … */
const Transports = z.array(z.string().max(20, "too-long")).max(8, "too-many");

/** What an authenticator answers when somebody logs in with it. */
export const PasskeyAssertion = z.strictObject({
  id: Bytes,
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
  /** Whose account it is for, as the authenticator was told when it was set up. */
  userHandle: Bytes.nullable(),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const Passkey = z.object({
  uuid: z.uuid(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const passkeys = call({
  name: "passkeys",
  summary: "The passkeys of the account, the newest first",
  method: "GET",
  path: SECURE,
  access: "session",
  reply: z.array(Passkey),
});

export const beginPasskey = call({
  name: "beginPasskey",
  summary: "What a browser needs to make a passkey for the account, against the owner's proof",
  method: "POST",
  path: `${SECURE}/challenge`,
  access: "session",
  body: OwnersProof,
  reply: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
    /** Milliseconds. */
    timeout: z.int(),
    /** Authenticators that have one for this account already. */
    excludeCredentials: z.array(z.object({ type: z.literal("public-key"), id: z.string(), transports: Transports })),
  }),
});

export const addPasskey = call({
  name: "addPasskey",
  summary: "Keep a passkey that a browser has made, under a name; tells the owner by mail",
  method: "POST",
  path: SECURE,
  access: "session",
  body: z.strictObject({
    name: oneLine(60).min(1, "required"),
    credential: z.strictObject({
      id: Bytes,
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: Transports,
    }),
  }),
  reply: Passkey,
});

export const removePasskey = call({
  name: "removePasskey",
  summary: "Take a passkey off the account; ends every other session and tells the owner by mail",
  method: "POST",
  path: `${SECURE}/:passkey/removal`,
  access: "session",
  params: z.object({ passkey: z.uuid() }),
  body: beginPasskey.body,
  replyForm: "empty",
});

export const beginPasskeyLogIn = call({
  name: "beginPasskeyLogIn",
  summary: "A challenge for a passkey of any account with this lender",
  method: "POST",
  path: `${LOG_IN}/challenge`,
  access: "visitor",
  reply: z.object({ challenge: z.string(), rpId: z.string(), timeout: z.int() }),
});

export const logInWithPasskey = call({
  name: "logInWithPasskey",
  summary: "Log in with a passkey: neither password nor second step is asked for",
  method: "POST",
  path: LOG_IN,
  access: "visitor",
  body: z.strictObject({ assertion: PasskeyAssertion, redirectUrl: brokerLogIn.body.shape.redirectUrl }),
  reply: brokerLogIn.reply,
});
