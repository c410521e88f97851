import { CeoFeedback, LeaveAnswer } from "@gable/domain/feedback/feedback.ts";
import { z } from "zod";
import { call } from "../call.ts";

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
