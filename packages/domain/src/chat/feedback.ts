import * as z from "zod";
import { LONGEST_FEEDBACK } from "./limits.ts";

/** Why an answer of the assistant did not help, as the specification words it (part 2, section 5). */
export const feedbackReasons = [
  "Answer too vague",
  "Not specific to my application",
  "Not what I was asking about",
  "Other",
] as const;
export const FeedbackReason = z.enum(feedbackReasons, "reason-required");
export type FeedbackReason = z.infer<typeof FeedbackReason>;

/** Codes: 'Please select a reason', 'Please restrict your response to 140 characters.' */
export const ChatbotFeedback = z.object({
  reason: FeedbackReason,
  additionalInformation: z.string().max(LONGEST_FEEDBACK, "feedback-too-long").optional(),
});
export type ChatbotFeedback = z.infer<typeof ChatbotFeedback>;
