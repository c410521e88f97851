import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE_FILE } from "./loan-file.ts";

const WhyLoggedOut = z.strictObject({ reason: z.string().trim().min(8, "too-short").max(300, "too-long") });
/** How many there were. */
const SessionsEnded = z.object({ ended: z.int() });

export const endBorrowerSessions = call({
  name: "endBorrowerSessions",
  summary: "Log the borrower of an application out everywhere, for a reason that is kept; tells them by mail",
  method: "POST",
  path: `${CONSOLE_FILE}/sessions/end`,
  access: "staff-on-file",
  permission: "end-borrower-sessions",
  params: z.object({ uuid: z.uuid() }),
  body: WhyLoggedOut,
  reply: SessionsEnded,
});

export const endSignerSessions = call({
  name: "endSignerSessions",
  summary: "Log somebody who signs beside the borrower out everywhere, for a reason that is kept; tells them by mail",
  method: "POST",
  path: `${CONSOLE_FILE}/signers/:signer/sessions/end`,
  access: "staff-on-file",
  permission: "end-borrower-sessions",
  params: z.object({ uuid: z.uuid(), signer: z.uuid() }),
  body: WhyLoggedOut,
  reply: SessionsEnded,
});
