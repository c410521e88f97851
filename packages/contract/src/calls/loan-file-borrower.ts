import { languages } from "@gable/domain/language.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { RunningDeadline, TimelineEntry } from "./application.ts";
import { CONSOLE_FILE } from "./loan-file.ts";
import { Notification } from "./notifications.ts";

const cents = z.int();

export const borrowerView = call({
  name: "borrowerView",
  summary:
    "What the borrower finds on their own pages, in their language; read only, personal fields masked, papers by role",
  method: "GET",
  path: `${CONSOLE_FILE}/borrower-view`,
  access: "staff-on-file",
  permission: "see-file",
  params: z.object({ uuid: z.uuid() }),
  reply: z.object({
    language: z.enum(["en", "es"]),
    /** Of the screen on which they are, below the application's address. */
    screen: z.string(),
    step: z.string().nullable(),
    row: z.int(),
    line: z
      .object({
        line: cents,
        cash: cents,
        fee: cents,
        ratePercent: z.string(),
        termYears: z.int(),
        monthlyPayment: cents,
        /** The last four digits of the accounts for the money and for payments. */
        paidTo: z.string().nullable(),
        paidFrom: z.string().nullable(),
      })
      .nullable(),
    timeline: z.array(TimelineEntry),
    fundingDate: z.iso.date().nullable(),
    deadlines: z.array(RunningDeadline),
    tasks: z.array(z.object({ uuid: z.uuid(), comments: z.string().nullable(), isTheirMove: z.boolean() })),
    notices: z.array(Notification.pick({ uuid: true, created: true, title: true, description: true, status: true })),
    /** Null to a role that does not see papers. */
    papers: z
      .array(
        z.object({
          uuid: z.uuid(),
          title: z.string(),
          language: z.enum(languages).nullable(),
          openedAt: z.iso.datetime().nullable(),
          acknowledgedAt: z.iso.datetime().nullable(),
          signedAt: z.iso.datetime().nullable(),
        }),
      )
      .nullable(),
  }),
});
