import type { BodyOf } from "@gable/contract/call.ts";
import { chatWithAutobot, getChatHistory, setChatReplyUsedWithFeedback } from "@gable/contract/calls/chatbot.ts";
import { client } from "../session/client.ts";

export const askAssistant = (body: BodyOf<typeof chatWithAutobot>) => client.send(chatWithAutobot, { body });
export const assistantHistory = (conversationId: string) => client.send(getChatHistory, { params: { conversationId } });
export const sendFeedback = (body: BodyOf<typeof setChatReplyUsedWithFeedback>) =>
  client.send(setChatReplyUsedWithFeedback, { body });
