import { LookedAt } from "@gable/domain/conditions/condition.ts";
import { AddressInput } from "@gable/domain/people/address-input.ts";
import { SsnInput } from "@gable/domain/people/ssn.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const repullCredit = call({
  name: "repullCredit",
  summary: "Ask the bureau again, with the number and former address, or after a lifted freeze",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/credit/checks`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    ssn: SsnInput.optional(),
    formerAddress: AddressInput.optional(),
    /** Lifts a freeze once, where the bureau still goes by PINs; passed on and not kept. */
    pin: z
      .string()
      .trim()
      .regex(/^\d{4,10}$/, "pin-invalid")
      .optional(),
  }),
  reply: CommandReply,
});

export const remindOfFreeze = call({
  name: "remindOfFreeze",
  summary: "Be reminded tomorrow that a credit file is frozen or locked, once; or not, after all",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/credit/reminder`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ wanted: z.boolean() }),
  reply: CommandReply,
});

export const creditStanding = call({
  name: "creditStanding",
  summary: "What stands between the application and a credit report, for the screens that help",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/credit`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    bureau: z.object({ name: z.string(), phone: z.string(), freezeWebsite: z.string() }).nullable(),
    outcome: z.string().nullable(),
    /** How often the borrower may still have the bureau asked again. */
    attemptsLeft: z.int(),
    /** The full check that follows the submission, and not the soft one. */
    isHard: z.boolean(),
    /** A PIN was given, and was wrong. */
    pinRejected: z.boolean(),
    /** That they are reminded of a freeze, once; null where they did not ask for it, or it was sent. */
    reminder: z.object({ at: z.iso.datetime(), timeZone: z.string() }).nullable(),
    score: z.object({ value: z.int(), model: z.string(), date: z.iso.date(), low: z.int(), high: z.int() }).nullable(),
  }),
});

export const delinquency = call({
  name: "delinquency",
  summary: "Which payments the full report shows as late, and what the borrower said of them",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/credit/delinquency`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    tradelines: z.array(
      z.object({
        creditor: z.string(),
        lastFour: z.string().nullable(),
        balance: z.int(),
        /** Of the balance, what is late now; null where the report names no amount. */
        pastDue: z.int().nullable(),
      }),
    ),
    /** Whose report it is, and where it can be disputed with them. */
    bureau: z.object({ name: z.string(), address: z.string(), phone: z.string(), website: z.string() }).nullable(),
    answer: z.enum(["PAID", "DISPUTED", "EXPLAINED"]).nullable(),
    /** What was said with it. */
    explanation: z.string().nullable(),
    /** By when an underwriter reads what was said, or would read what is said now. */
    lookedAt: LookedAt,
  }),
});

export const answerDelinquency = call({
  name: "answerDelinquency",
  summary: "Say what happened to a late payment; an underwriter reads it",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/credit/delinquency`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    answer: z.enum(["PAID", "DISPUTED", "EXPLAINED"]),
    explanation: z.string().trim().min(3, "required").max(1000, "too-long"),
  }),
  reply: CommandReply,
});

const CallWindow = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

export const alertCall = call({
  name: "alertCall",
  summary:
    "Which number is called about a fraud alert, masked, and the hours in which the borrower may choose to be called",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/credit/alert-call`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    /** Its last two digits; null where neither the alert nor the borrower gave a number. */
    number: z.object({ from: z.enum(["ALERT", "BORROWER"]), ending: z.string() }).nullable(),
    /** In which the hours are said: where the borrower lives. */
    timeZone: z.string(),
    /** The earliest first. */
    windows: z.array(CallWindow),
    chosen: CallWindow.extend({ isOver: z.boolean() }).nullable(),
  }),
});

export const chooseAlertCall = call({
  name: "chooseAlertCall",
  summary: "Choose the hour in which the lender calls about a fraud alert, or another one",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/credit/alert-call`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ startsAt: z.iso.datetime("required") }),
  reply: CommandReply,
});
