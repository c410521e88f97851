import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

const Session = z.object({
  sessionId: z.string(),
  startsAt: z.iso.datetime(),
  notaryName: z.string(),
  state: z.enum(["BOOKED", "WAITING", "IDENTITY", "QUESTIONS", "IN_SESSION", "DONE", "FAILED"]),
});

export const notary = call({
  name: "notary",
  summary: "How the deed will be notarised, free slots, and the booked session",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/notary`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    kind: z.enum(["REMOTE_ONLINE", "MANUAL"]),
    county: z.string(),
    state: z.string(),
    timeZone: z.string(),
    slots: z.array(z.object({ slotId: z.string(), startsAt: z.iso.datetime() })),
    session: Session.nullable(),
  }),
});

export const bookNotary = call({
  name: "bookNotary",
  summary: "Book a session with a remote online notary",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/booking`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ slotId: z.string().max(80) }),
  reply: CommandReply,
});

export const notarySession = call({
  name: "notarySession",
  summary: "Where the session stands: who is there, the questions to answer, what happens next",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/notary/session`,
  access: "applicant",
  params: OfApplication,
  reply: Session.extend({
    questions: z.array(z.object({ id: z.string(), text: z.string(), choices: z.array(z.string()) })),
    /** Seconds left for the questions, while they are asked. */
    secondsLeft: z.int().nullable(),
    deedUuid: z.uuid().nullable(),
  }),
});

export const joinNotary = call({
  name: "joinNotary",
  summary: "Enter the session, after the readiness check",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/session`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    ready: z.strictObject({
      document: z.literal(true),
      quietRoom: z.literal(true),
      camera: z.boolean(),
      microphone: z.boolean(),
    }),
    state: z.string().regex(/^[A-Z]{2}$/, "required"),
  }),
  reply: CommandReply,
});

export const answerNotary = call({
  name: "answerNotary",
  summary: "Answer the identity questions",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/session/answers`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    answers: z.array(z.strictObject({ id: z.string().max(40), choice: z.int().min(0).max(9) })).max(10),
  }),
  reply: CommandReply,
});

export const signDeed = call({
  name: "signDeed",
  summary: "Sign the deed before the notary, who completes the certificate",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/notary/session/deed`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  reply: CommandReply,
});
