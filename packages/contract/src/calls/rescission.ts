import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";
import { CONSOLE_FILE } from "./loan-file.ts";

export const rescission = call({
  name: "rescission",
  summary: "The right to cancel: until when, and for whom",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/rescission`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    applies: z.boolean(),
    lastDay: z.iso.date().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    over: z.boolean(),
    cancelled: z.boolean(),
  }),
});

export const rescind = call({
  name: "rescind",
  summary: "Cancel the line within the period; effective for every owner",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/rescission`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ confirmed: z.literal(true, "required") }),
  reply: CommandReply,
});

export const recordUnwinding = call({
  name: "recordUnwinding",
  summary:
    "Record that a line which ended after signing is unwound: what was returned, and what became of the claim on the home",
  method: "POST",
  path: `${CONSOLE_FILE}/unwinding`,
  access: "staff-on-file",
  permission: "record-unwinding",
  params: z.object({ uuid: z.uuid() }),
  body: z.strictObject({
    /** Cents; 0 where the borrower had paid nothing. */
    returned: z.int().min(0).max(100_000_000),
    claim: z.enum(["NEVER_RECORDED", "RELEASED"]),
  }),
  replyForm: "empty",
});
