import { type PersonCheck, personChecks } from "@gable/domain/privacy/checks.ts";
import { retentionGrounds } from "@gable/domain/privacy/retention.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";
import { CONSOLE_FILE } from "./loan-file.ts";
import { CONSOLE } from "./staff.ts";

const PRIVACY = "/identity/secure/api/v1/privacy";
const Password = z.string().min(1, "required").max(256, "too-long");
const instant = z.iso.datetime();
const words = z.string().trim().min(1, "required").max(4000, "too-long");

export const ownChecks = call({
  name: "ownChecks",
  summary:
    "Everything that was asked about the person at outside services: what, when, how it ended, until when it is kept",
  method: "GET",
  path: `${PRIVACY}/checks`,
  access: "session",
  reply: z.object({
    checks: z.array(
      z.object({
        check: z.enum(personChecks as unknown as [PersonCheck, ...PersonCheck[]]),
        applicationUuid: z.uuid(),
        loanNumber: z.string(),
        askedAt: instant,
        /** False where the service could not be reached. */
        answered: z.boolean(),
        /** The last day; null while the application is open. */
        keptUntil: z.iso.date().nullable(),
      }),
    ),
  }),
});

export const ownData = call({
  name: "ownData",
  summary: "Everything that is kept about the person, as a file, against the password",
  method: "POST",
  path: `${PRIVACY}/data`,
  access: "session",
  body: z.strictObject({ password: Password }),
  replyForm: "pdf",
});

const Deletion = z.object({
  /** When the person asked for it; null where they did not, or took it back. */
  requestedAt: instant.nullable(),
  applications: z.array(
    z.object({
      uuid: z.uuid(),
      loanNumber: z.string(),
      ground: z.enum(retentionGrounds),
      keptUntil: z.iso.date().nullable(),
      /** A dispute or an inquiry keeps it, whatever the schedule says. */
      isHeld: z.boolean(),
    }),
  ),
});

export const deletion = call({
  name: "deletion",
  summary: "Until when what is kept about the person must be kept, and whether they asked to have it deleted then",
  method: "GET",
  path: `${PRIVACY}/deletion`,
  access: "session",
  reply: Deletion,
});

export const requestDeletion = call({
  name: "requestDeletion",
  summary: "Ask to have everything deleted as soon as law allows it",
  method: "POST",
  path: `${PRIVACY}/deletion`,
  access: "session",
  body: z.strictObject({ password: Password }),
  reply: Deletion,
});

export const takeBackDeletion = call({
  name: "takeBackDeletion",
  summary: "Take the wish to have everything deleted back",
  method: "DELETE",
  path: `${PRIVACY}/deletion`,
  access: "session",
  reply: Deletion,
});

export const complaintTopics = ["SERVICE", "DECISION", "FEES", "PRIVACY", "DISCRIMINATION", "OTHER"] as const;

const OwnComplaint = z.object({
  uuid: z.uuid(),
  topic: z.enum(complaintTopics),
  text: z.string(),
  receivedAt: instant,
  /** The day by which the lender answers. */
  answerBy: z.iso.date(),
  answer: z.object({ text: z.string(), at: instant }).nullable(),
});

export const complain = call({
  name: "complain",
  summary: "File a complaint; it is answered in writing",
  method: "POST",
  path: `${PRIVACY}/complaints`,
  access: "session",
  body: z.strictObject({ topic: z.enum(complaintTopics), text: words }),
  reply: OwnComplaint,
});

export const ownComplaints = call({
  name: "ownComplaints",
  summary: "The person's complaints with their answers, the newest first",
  method: "GET",
  path: `${PRIVACY}/complaints`,
  access: "session",
  reply: z.object({ complaints: z.array(OwnComplaint) }),
});

export const goOnPaper = call({
  name: "goOnPaper",
  summary: "Withdraw the consent to electronic records: the application goes on by mail",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/paper`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  reply: CommandReply,
});

export const complaints = call({
  name: "complaints",
  summary: "The lender's log of complaints, those that wait longest first",
  method: "GET",
  path: `${CONSOLE}/complaints`,
  access: "staff",
  permission: "keep-privacy",
  reply: z.object({
    complaints: z.array(OwnComplaint.extend({ email: z.string(), answeredBy: z.string().nullable() })),
  }),
});

export const answerComplaint = call({
  name: "answerComplaint",
  summary: "Answer a complaint; the answer is mailed and never changed",
  method: "POST",
  path: `${CONSOLE}/complaints/:complaint/answer`,
  access: "staff",
  permission: "keep-privacy",
  params: z.object({ complaint: z.uuid() }),
  body: z.strictObject({ text: words }),
  replyForm: "empty",
});

const OfFile = z.object({ uuid: z.uuid() });

export const placeHold = call({
  name: "placeHold",
  summary: "Keep an application from being deleted while a dispute or an inquiry lasts",
  method: "PUT",
  path: `${CONSOLE_FILE}/legal-hold`,
  access: "staff-on-file",
  permission: "keep-privacy",
  params: OfFile,
  body: z.strictObject({ reason: z.string().trim().min(3, "required").max(500, "too-long") }),
  replyForm: "empty",
});

export const liftHold = call({
  name: "liftHold",
  summary: "End the keeping of an application beyond its schedule",
  method: "DELETE",
  path: `${CONSOLE_FILE}/legal-hold`,
  access: "staff-on-file",
  permission: "keep-privacy",
  params: OfFile,
  replyForm: "empty",
});
