import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

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
