import { oneLine } from "@gable/domain/one-line.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";
import { CONSOLE_FILE } from "./loan-file.ts";
import { SigningDocument, signDocument } from "./signing.ts";

/** The lender's wait after the right to cancel, as one of those sees it whose right it was. */
export const RescissionHold = z.object({
  /** Calendar days. */
  days: z.int(),
  /** The last of them, where the home is. */
  lastDay: z.iso.date(),
  /** They run: the period has ended, and neither are the days over nor has everybody confirmed. */
  running: z.boolean(),
  /** Everybody may confirm now that they did not cancel; whoever signs by hand leaves only the wait. */
  asked: z.boolean(),
  /** What confirms it; null until it is drawn, and where nothing is asked. */
  document: SigningDocument.nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  /** Others who have not confirmed, by the first names that this person may know. */
  awaited: z.array(z.string()),
  /** And so many whom they may not. */
  awaitedOthers: z.int(),
});
export type RescissionHold = z.infer<typeof RescissionHold>;

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
    /** Null where the lender has no such wait. */
    hold: RescissionHold.nullable(),
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

export const confirmNotCancelled = call({
  name: "confirmNotCancelled",
  summary: "Sign, after the period and of one's own will, that one did not cancel",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/rescission/confirmation`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: signDocument.body,
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
    /**
     * The licence, or what else allows it, where somebody may be on a sanctions list; asked for unless nothing is dealt with at all: nothing
     * was returned, and no claim was ever recorded.
     */
    authority: oneLine(200).min(3, "required").optional(),
  }),
  replyForm: "empty",
});
