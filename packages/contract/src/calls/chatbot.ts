import { feedbackReasons } from "@gable/domain/chat/feedback.ts";
import { LONGEST_CONTACT, LONGEST_FEEDBACK, LONGEST_QUESTION } from "@gable/domain/chat/limits.ts";
import { languages } from "@gable/domain/language.ts";
import { z } from "zod";
import { call } from "../call.ts";

const CHATBOT = "/service-chat-chatbot/external/api/v1/message";

/** One question with its answer. */
export const ChatbotExchange = z.object({
  questionId: z.uuid(),
  questionStr: z.string(),
  responseStr: z.string(),
  createdDt: z.iso.datetime(),
  conversationId: z.uuid(),
  /** `unknown`: the help has no answer. `refused`: not for an assistant to answer. */
  outcome: z.enum(["answered", "unknown", "refused"]),
  /** The passage that the answer is, and what that rests on. */
  sources: z.array(z.object({ title: z.string(), source: z.string(), link: z.string().nullable() })),
  /** What may have been meant where the help has no answer: asked in these words it has one. */
  related: z.array(z.string()),
});
export type ChatbotExchange = z.infer<typeof ChatbotExchange>;

export const getChatHistory = call({
  name: "getChatHistory",
  summary: "The latest twenty questions of a conversation with the assistant, in their order; 404 once it has expired",
  method: "GET",
  path: `${CHATBOT}/getChatHistory/:conversationId`,
  access: "visitor",
  params: z.object({ conversationId: z.uuid() }),
  reply: z.array(ChatbotExchange),
});

export const chatWithAutobot = call({
  name: "chatWithAutobot",
  summary: "Ask the assistant; without a conversation it begins one. What it does not know, it says",
  method: "POST",
  path: `${CHATBOT}/chatWithAutobot`,
  access: "visitor",
  body: z.strictObject({
    applicationId: z.uuid().optional(),
    conversationId: z.uuid().optional(),
    /** The asker's name of the question: asked again under the same, because the answer was lost, it stands once. */
    questionId: z.uuid().optional(),
    message: z.string().trim().min(1, "required").max(LONGEST_QUESTION, "too-long"),
    nonce: z.string().max(400).optional(),
    organization: z.string().max(40).optional(),
    pageUrl: z.string().max(500).optional(),
    senderId: z.string().max(LONGEST_CONTACT).optional(),
    senderType: z.string().max(40).optional(),
    tag: z.string().max(LONGEST_CONTACT).optional(),
    language: z.enum(languages).optional(),
  }),
  reply: ChatbotExchange.extend({
    /** Ten minutes after the last question the conversation is over. */
    expiration: z.iso.datetime(),
  }),
});

export const setChatReplyUsedWithFeedback = call({
  name: "setChatReplyUsedWithFeedback",
  summary: "Say whether an answer helped; blank where the question why was dismissed",
  method: "POST",
  path: `${CHATBOT}/setChatReplyUsedWithFeedback`,
  access: "visitor",
  body: z.strictObject({
    questionId: z.uuid(),
    conversationId: z.uuid(),
    responseToCustomer: z.string().max(4000).optional(),
    /** One of the reasons, the words for "Other", or nothing. */
    feedbackMessage: z.union([z.enum(feedbackReasons), z.string().max(LONGEST_FEEDBACK, "feedback-too-long")]),
    rating: z.enum(["UP", "DOWN"]),
    senderEmail: z.string().max(LONGEST_CONTACT).optional(),
    senderType: z.string().max(40).optional(),
    nonce: z.string().max(400).optional(),
  }),
  replyForm: "empty",
});
