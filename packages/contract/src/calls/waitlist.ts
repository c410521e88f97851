import { EmailInput } from "@gable/domain/people/email.ts";
import { WaitlistEntry } from "@gable/domain/waitlist/waitlist-consent.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const WAITLIST = "/service-profile/api/v1/waitlist";

/** Where a mail program takes somebody off with one click (RFC 8058): the token follows, and the body is a form. */
export const LEAVE_AT_ONCE = `${WAITLIST}/leave-at-once`;

export const joinWaitlist = call({
  name: "joinWaitlist",
  summary: "Be written to once when the lender may lend in a state; answers alike whether the address waited already",
  method: "POST",
  path: WAITLIST,
  access: "visitor",
  body: WaitlistEntry,
  replyForm: "empty",
  idempotent: true,
});

export const leaveWaitlist = call({
  name: "leaveWaitlist",
  summary:
    "Delete an address from the lender's waiting lists, of all states, and from its leads, by the token of a mail",
  method: "POST",
  path: `${WAITLIST}/leave`,
  access: "visitor",
  body: z.strictObject({ token: z.string().max(200) }),
  replyForm: "empty",
});

export const waitlistReport = call({
  name: "waitlistReport",
  summary: "How many wait for the lender in which state, and to how many it was written; no addresses",
  method: "GET",
  path: `${CONSOLE}/waitlist`,
  access: "staff",
  permission: "see-reports",
  reply: z.object({
    states: z.array(
      z.object({
        state: z.string(),
        waiting: z.int(),
        /** Of those that are still kept. */
        written: z.int(),
        /** When the first of those who wait began to. */
        since: z.iso.datetime().nullable(),
      }),
    ),
  }),
});

export const forgetWaitlistAddress = call({
  name: "forgetWaitlistAddress",
  summary:
    "Delete an address from the lender's waiting lists and leads for somebody who asks; answers alike whether it was there",
  method: "POST",
  path: `${CONSOLE}/waitlist/forget`,
  access: "staff",
  permission: "keep-privacy",
  body: z.strictObject({ email: EmailInput }),
  replyForm: "empty",
});
