import { z } from "zod";
import { call } from "../call.ts";
import { sessions } from "./identity-settings.ts";
import { BROKER } from "./staff.ts";

// Where somebody of the staff is logged in, for themselves.

const OWN = `${BROKER}/secure/api/v3/sessions`;

export const staffSessions = call({
  name: "staffSessions",
  summary: "Where whoever is logged in to the console is logged in, the present session first",
  method: "GET",
  path: OWN,
  access: "staff",
  reply: z.array(
    sessions.reply.element.extend({
      /** Of the network, as the log-in came from there; null of a log-in before that was kept. */
      address: z.string().nullable(),
      /** The second factor. */
      openedBy: z.enum(["code", "passkey"]),
    }),
  ),
});

export const endStaffSession = call({
  name: "endStaffSession",
  summary: "Log out one of one’s own sessions of the console",
  method: "DELETE",
  path: `${OWN}/:session`,
  access: "staff",
  params: z.object({ session: z.uuid() }),
  replyForm: "empty",
});

export const endOtherStaffSessions = call({
  name: "endOtherStaffSessions",
  summary: "Log out of the console everywhere but here",
  method: "DELETE",
  path: OWN,
  access: "staff",
  replyForm: "empty",
});
