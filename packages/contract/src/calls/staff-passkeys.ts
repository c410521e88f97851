import { z } from "zod";
import { call } from "../call.ts";
import { addPasskey, beginPasskey, beginPasskeyLogIn, Passkey, PasskeyAssertion } from "./identity-passkeys.ts";
import { OwnersProof } from "./identity-settings.ts";
import { BROKER, giveSecondFactor } from "./staff.ts";

// Passkeys of staff: a second factor beside the authenticator app, which stays.

const OWN = `${BROKER}/secure/api/v3/passkeys`;
const FACTOR = `${BROKER}/secure/api/v3/second-factor/passkey`;

export const staffPasskeys = call({
  name: "staffPasskeys",
  summary: "The passkeys of whoever is logged in to the console, the newest first",
  method: "GET",
  path: OWN,
  access: "staff",
  reply: z.object({
    passkeys: z.array(Passkey),
    /** A change of them wants a code of the authenticator app beside the password: the session was not opened by a passkey. */
    isCodeAsked: z.boolean(),
  }),
});

export const beginStaffPasskey = call({
  name: "beginStaffPasskey",
  summary: "What a browser needs to make a passkey for the console, against password and code",
  method: "POST",
  path: `${OWN}/challenge`,
  access: "staff",
  body: OwnersProof,
  reply: beginPasskey.reply,
});

export const addStaffPasskey = call({
  name: "addStaffPasskey",
  summary: "Keep a passkey for the console that a browser has made, under a name; tells its owner by mail",
  method: "POST",
  path: OWN,
  access: "staff",
  body: addPasskey.body,
  reply: Passkey,
});

export const removeStaffPasskey = call({
  name: "removeStaffPasskey",
  summary:
    "Take a passkey for the console away; ends every other session and tells its owner by mail. The last one goes only against a code of the authenticator app, so that a way in is left",
  method: "POST",
  path: `${OWN}/:passkey/removal`,
  access: "staff",
  params: z.object({ passkey: z.uuid() }),
  body: OwnersProof,
  replyForm: "empty",
});

export const beginPasskeyFactor = call({
  name: "beginPasskeyFactor",
  summary: "A challenge for a passkey of whoever gave the right password, and which passkeys answer it",
  method: "POST",
  path: `${FACTOR}/challenge`,
  access: "staff-arriving",
  reply: beginPasskeyLogIn.reply.extend({ allowCredentials: beginPasskey.reply.shape.excludeCredentials }),
});

export const givePasskeyFactor = call({
  name: "givePasskeyFactor",
  summary: "Complete the log-in with a passkey in place of the six digits",
  method: "POST",
  path: FACTOR,
  access: "staff-arriving",
  body: z.strictObject({ assertion: PasskeyAssertion }),
  reply: giveSecondFactor.reply,
});
