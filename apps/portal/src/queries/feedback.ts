import type { BodyOf } from "@gable/contract/call.ts";
import { sendCeoFeedback, sendLeaveSurvey } from "@gable/contract/calls/feedback.ts";
import { mutationOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const ceoFeedbackMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof sendCeoFeedback>) => client.send(sendCeoFeedback, { body }) });

export const leaveSurveyMutation = () =>
  mutationOptions({ mutationFn: (body: BodyOf<typeof sendLeaveSurvey>) => client.send(sendLeaveSurvey, { body }) });
