import { Identity } from "@gable/domain/application/identity.ts";
import { EmailInput } from "@gable/domain/people/email.ts";
import { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { RegistrationDraft } from "@gable/domain/profile/registration.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CampaignParameters } from "../campaign.ts";

export const SHORTEST_PASSWORD = 15;

/** Fifteen characters, or eight with a second factor, which is asked for later; no rules of composition. */
export const NewPassword = z.string().min(SHORTEST_PASSWORD, "password-too-short").max(256, "too-long");

/** Of the authenticator app, or one for a lost device; only for an account that asks for it. */
export const AppCode = z.string().trim().min(6, "code-invalid").max(12, "code-invalid");

const Credentials = z.strictObject({
  email: EmailInput,
  password: z.string().min(1, "required").max(256, "too-long"),
  appCode: AppCode.optional(),
});
export const Redirect = z.object({ redirect: z.string() });

export const register = call({
  name: "register",
  summary: "Open an account, turning the registration draft into an application",
  method: "POST",
  path: "/identity/api/v1/registration/register",
  access: "visitor",
  idempotent: true,
  body: z.strictObject({
    email: EmailInput,
    password: NewPassword,
    /** Answers not yet kept in the draft. */
    answers: RegistrationDraft,
    consents: z.array(ConsentGiven).max(8),
    /** The four digits read in the sample document: shows that PDF files open here (15 USC 7001(c)(1)(C)(ii)). */
    demonstrationCode: z.string().regex(/^\d{4}$/, "code-invalid"),
    /** An originator of the lender's, or a contractor who works with it. */
    referrer: z.uuid().optional(),
    /** A wallet: the line is paid out in crypto-assets; the home stays the collateral. */
    payout: z.enum(["ACCOUNT", "WALLET"]).optional(),
    campaign: CampaignParameters.optional(),
  }),
  reply: z.object({ identityUuid: z.uuid(), applicationUuid: z.uuid() }),
});

export const logIn = call({
  name: "logIn",
  summary: "Log in by address and password",
  method: "POST",
  path: "/identity/api/v1/login",
  access: "visitor",
  body: Credentials,
  reply: z.object({ jwt: z.string() }),
});

export const identity = call({
  name: "identity",
  summary: "The account behind the session",
  method: "GET",
  path: "/identity/secure/api/v1_1/identity",
  access: "session",
  reply: Identity,
});

export const identityByToken = call({
  name: "identityByToken",
  summary: "The account behind an explicit token",
  method: "GET",
  path: "/identity/secure/api/v1/identity",
  access: "session",
  reply: Identity,
});

export const brokerLogIn = call({
  name: "brokerLogIn",
  summary: "Log in through the identity broker",
  method: "POST",
  path: "/identity-broker/customer/api/v3/login",
  access: "visitor",
  body: Credentials.extend({ redirectUrl: z.string().max(500).optional() }),
  reply: Redirect,
});

export const brokerLogOut = call({
  name: "brokerLogOut",
  summary: "End the session",
  method: "POST",
  path: "/identity-broker/customer/secure/api/v3/logout",
  access: "session",
  reply: Redirect,
});

export const brokerSelf = call({
  name: "brokerSelf",
  summary: "Who is logged in, for the product family's shell",
  method: "GET",
  path: "/identity-broker/customer/secure/api/v3/self/figureinfo",
  access: "session",
  reply: z.object({ identityUuid: z.uuid(), email: z.string(), organizationCode: z.string(), isBroker: z.boolean() }),
});

export const forgetPassword = call({
  name: "forgetPassword",
  summary: "Ask for a link to set a new password; the reply is the same whether or not the account exists",
  method: "POST",
  path: "/identity/api/v1/password/forgotten",
  access: "visitor",
  body: z.strictObject({ email: EmailInput }),
  replyForm: "empty",
});

export const resetPassword = call({
  name: "resetPassword",
  summary: "Set a new password with the link's token; ends every session of the account",
  method: "POST",
  path: "/identity/api/v1/password/reset",
  access: "visitor",
  body: z.strictObject({ token: z.string().min(20).max(200), password: NewPassword }),
  replyForm: "empty",
});

export const confirmEmail = call({
  name: "confirmEmail",
  summary: "Confirm the mail address by the six digits sent to it",
  method: "POST",
  path: "/identity/secure/api/v1/email/confirmation",
  access: "session",
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/, "code-invalid") }),
  replyForm: "empty",
});

export const sendEmailCode = call({
  name: "sendEmailCode",
  summary: "Send the six digits again",
  method: "POST",
  path: "/identity/secure/api/v1/email/confirmation/code",
  access: "session",
  replyForm: "empty",
});
