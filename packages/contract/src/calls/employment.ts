import { EmployerContact, KeptEmployer } from "@gable/domain/employment/employer.ts";
import { WorkMailInput } from "@gable/domain/employment/work-mail.ts";
import { ConsentGiven } from "@gable/domain/profile/consents.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const confirmEmployer = call({
  name: "confirmEmployer",
  summary: "Whom to ask for the confirmation of employment",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/employment`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: EmployerContact.extend({ consent: ConsentGiven }),
  reply: CommandReply,
});

export const employer = call({
  name: "employer",
  summary: "What is known of the employer already",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/employment`,
  access: "applicant",
  params: OfApplication,
  reply: KeptEmployer.extend({
    /** `ASKING`: a person asks the employer, which takes a while. */
    state: z.enum(["NEEDED", "ASKING", "CONFIRMED", "NOT_CONFIRMED"]),
    reason: z.string().nullable(),
    /** The employer confirmed it before, and is asked once more, because closing took its time. */
    isAskedAnew: z.boolean(),
    /** An address at this employer at which the borrower has shown to read mail; `LOOKED_INTO`: a person finds out whose it is. */
    workMail: z.object({ address: z.string(), state: z.enum(["CHECKING", "LOOKED_INTO"]) }).nullable(),
  }),
});

export const sendWorkMailCode = call({
  name: "sendWorkMailCode",
  summary: "Mail six digits to an address at work, while the employer is being asked or could not confirm",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/employment/work-mail/code`,
  access: "applicant",
  params: OfApplication,
  body: z.strictObject({ email: WorkMailInput }),
  replyForm: "empty",
});

export const confirmWorkMail = call({
  name: "confirmWorkMail",
  summary:
    "Show with the six digits that one reads mail at work; confirms the job where the address is known as the employer's",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/employment/work-mail`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ email: WorkMailInput, code: z.string().regex(/^\d{6}$/, "code-invalid") }),
  reply: CommandReply,
});
