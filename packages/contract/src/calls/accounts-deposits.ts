import { MOST_CENTS } from "@gable/domain/accounts/small-deposits.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

const path = `${APPLICATIONS}/:uuid/small-deposits`;

export const smallDeposits = call({
  name: "smallDeposits",
  summary: "How two small deposits stand that show that a typed account is the borrower's",
  method: "GET",
  path,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    state: z.enum(["NOT_OFFERED", "OFFERED", "SENDING", "SENT", "EXPIRED", "TOO_MANY_TRIES", "NOT_SENT"]),
    /** The last four characters of the account's number. */
    mask: z.string().max(4).nullable(),
    triesLeft: z.int(),
    /** The day on which the bank should show them. */
    settlesOn: z.iso.date().nullable(),
    goodUntil: z.iso.datetime().nullable(),
    mayAskAgain: z.boolean(),
  }),
});

export const askSmallDeposits = call({
  name: "askSmallDeposits",
  summary: "Have two small deposits sent to the typed account for the money",
  method: "POST",
  path,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  reply: CommandReply,
});

const amount = z.int().min(1, "deposit-invalid").max(MOST_CENTS, "deposit-invalid");

export const nameSmallDeposits = call({
  name: "nameSmallDeposits",
  summary: "Name the two amounts in cents, in either order; what differs counts as a try",
  method: "PUT",
  path,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ first: amount, second: amount }),
  reply: CommandReply,
});
