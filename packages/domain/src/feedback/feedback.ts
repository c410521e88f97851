import * as z from "zod";
import type { Words } from "../language.ts";

/** Specification part 2, section 5. */
export const SHORTEST_FEEDBACK = 10;
export const LONGEST_FEEDBACK = 1000;

export const feedbackTopics = {
  IMPROVE: { en: "Improve our product", es: "Mejorar nuestro producto" },
  COMPLIMENT: { en: "Give us a compliment", es: "Felicitarnos" },
} as const satisfies Readonly<Record<string, Words>>;
export type FeedbackTopic = keyof typeof feedbackTopics;
const topics = Object.keys(feedbackTopics) as [FeedbackTopic, ...FeedbackTopic[]];

export const feedbackMessages = {
  short: `Must be at least ${SHORTEST_FEEDBACK} characters`,
  long: `Must be at most ${LONGEST_FEEDBACK} characters`,
} as const;

/** A letter to the chief executive. The codes are "required", "feedback-short" and "feedback-long". */
export const CeoFeedback = z.strictObject({
  topic: z.enum(topics, "required"),
  message: z
    .string("required")
    .trim()
    .min(1, "required")
    .refine((text) => text === "" || text.length >= SHORTEST_FEEDBACK, "feedback-short")
    .max(LONGEST_FEEDBACK, "feedback-long"),
  marketingConsent: z.boolean("required"),
});

/** Why somebody leaves in the middle: one tap. */
export const leaveReasons = {
  LATER: { en: "I’ll come back later", es: "Volveré más tarde" },
  DOCUMENTS: { en: "I need papers I don’t have here", es: "Necesito documentos que no tengo aquí" },
  OFFER: { en: "The offer isn’t what I hoped for", es: "La oferta no es lo que esperaba" },
  CONFUSED: { en: "I don’t understand what is asked", es: "No entiendo lo que se pide" },
  TRUST: { en: "I’m not sure I want to share this", es: "No sé si quiero compartir esto" },
  OTHER: { en: "Something else", es: "Otra cosa" },
} as const satisfies Readonly<Record<string, Words>>;
export type LeaveReason = keyof typeof leaveReasons;
const reasons = Object.keys(leaveReasons) as [LeaveReason, ...LeaveReason[]];

export const LeaveAnswer = z.strictObject({ reason: z.enum(reasons, "required") });
