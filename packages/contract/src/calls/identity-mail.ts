import { EmailInput } from "@gable/domain/people/email.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { AppCode, Redirect } from "./identity.ts";

export const sendLogInMail = call({
  name: "sendLogInMail",
  summary:
    "Ask for a mail with six digits and a link to log in; the reply is the same whether or not the account exists",
  method: "POST",
  path: "/identity/api/v1/login/mail",
  access: "visitor",
  body: z.strictObject({ email: EmailInput, redirectUrl: z.string().max(500).optional() }),
  replyForm: "empty",
});

export const logInByMail = call({
  name: "logInByMail",
  summary: "Log in by the six digits or the link of the mail",
  method: "POST",
  path: "/identity/api/v1/login/mail/session",
  access: "visitor",
  body: z.strictObject({
    proof: z.union([
      z.strictObject({ email: EmailInput, code: z.string().regex(/^\d{6}$/, "code-invalid") }),
      z.strictObject({ token: z.string().min(20).max(200) }),
    ]),
    appCode: AppCode.optional(),
    redirectUrl: z.string().max(500).optional(),
  }),
  reply: Redirect,
});
