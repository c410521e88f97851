import { CeoFeedback, LeaveAnswer } from "@gable/domain/feedback/feedback.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const FEEDBACK = "/service-profile/api/v1/feedback";

const where = {
  applicationUuid: z.uuid().nullable(),
  /** Of the page, without its query. */
  pathname: z.string().max(300),
  productType: z.literal("HELOC"),
};

export const sendCeoFeedback = call({
  name: "sendCeoFeedback",
  summary: "A letter to the chief executive",
  method: "POST",
  path: `${FEEDBACK}/ceo`,
  access: "visitor",
  body: CeoFeedback.extend(where),
  replyForm: "empty",
});

export const sendLeaveSurvey = call({
  name: "sendLeaveSurvey",
  summary: "Why somebody leaves in the middle of an application",
  method: "POST",
  path: `${FEEDBACK}/leaving`,
  access: "identity",
  body: LeaveAnswer.extend(where),
  replyForm: "empty",
});

/** A letter to the chief executive, a reason for leaving, a word about the assistant's answer, stars for a chat. */
export const saidKinds = ["letter", "leaving", "assistant", "chat"] as const;

export const borrowersSaid = call({
  name: "borrowersSaid",
  summary: "What borrowers say of the product: counts of the period, and the latest of a kind in their own words",
  method: "GET",
  path: `${CONSOLE}/feedback`,
  access: "staff",
  permission: "read-feedback",
  query: z.object({ since: z.iso.datetime(), kind: z.enum(saidKinds).optional() }),
  reply: z.object({
    counts: z.object({
      letters: z.int(),
      /** Of the letters, those that nobody has answered. */
      unanswered: z.int(),
      leaving: z.array(z.object({ topic: z.string(), count: z.int() })),
      assistant: z.object({ up: z.int(), down: z.int() }),
      chats: z.object({ rated: z.int(), average: z.number().nullable() }),
    }),
    said: z.array(
      z.object({
        uuid: z.uuid(),
        kind: z.enum(saidKinds),
        at: z.iso.datetime(),
        /** The letter's topic, the reason for leaving, the thumb, or the stars. */
        topic: z.string(),
        text: z.string().nullable(),
        pathname: z.string().nullable(),
        application: z.object({ uuid: z.uuid(), loanNumber: z.string() }).nullable(),
        replied: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
      }),
    ),
  }),
});

export const markReplied = call({
  name: "markReplied",
  summary: "Note that a letter was answered",
  method: "POST",
  path: `${CONSOLE}/feedback/:letter/replied`,
  access: "staff",
  permission: "read-feedback",
  params: z.object({ letter: z.uuid() }),
  replyForm: "empty",
});
