import { LONGEST_MESSAGE } from "@gable/domain/chat/limits.ts";
import { ChatMessage, ChatState } from "@gable/domain/chat/message.ts";
import { languages } from "@gable/domain/language.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { CONSOLE } from "./staff.ts";

const CHATS = `${CONSOLE}/chats`;
const permission = "answer-chats";

const DeskChat = z.object({
  uuid: z.uuid(),
  state: ChatState,
  agentUuid: z.uuid().nullable(),
  agentName: z.string().nullable(),
  friendlyName: z.string(),
  emailAddress: z.string(),
  /** Where they were when they began. */
  pageUrl: z.string().nullable(),
  applicationUuid: z.uuid().nullable(),
  language: z.enum(languages),
  /** Since when somebody is owed an answer. */
  waitingSince: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime(),
});

const OfChat = z.object({ conversation: z.uuid() });
const Stands = DeskChat.pick({ uuid: true, state: true, agentUuid: true, agentName: true });

export const chatInbox = call({
  name: "chatInbox",
  summary: "The open chats of the lender, whoever has waited longest first",
  method: "GET",
  path: CHATS,
  access: "staff",
  permission,
  reply: z.object({ isOpen: z.boolean(), chats: z.array(DeskChat) }),
});

export const chatTranscript = call({
  name: "chatTranscript",
  summary: "A chat with what was said in it after a message; all of it from 0 on, at most 200 at once",
  method: "GET",
  path: `${CHATS}/:conversation`,
  access: "staff",
  permission,
  params: OfChat,
  query: z.object({ after: z.coerce.number().int().nonnegative().max(1_000_000).optional() }),
  reply: z.object({ chat: DeskChat, messages: z.array(ChatMessage) }),
});

export const takeChat = call({
  name: "takeChat",
  summary: "Take a chat that waits; of two who take it at once, one has it",
  method: "POST",
  path: `${CHATS}/:conversation/take`,
  access: "staff",
  permission,
  params: OfChat,
  reply: Stands,
});

export const answerChat = call({
  name: "answerChat",
  summary: "Answer in a chat that one has taken; sent again with the same id it is one answer",
  method: "POST",
  path: `${CHATS}/:conversation/messages`,
  access: "staff",
  permission,
  params: OfChat,
  body: z.strictObject({
    clientId: z.uuid(),
    text: z.string().trim().min(1, "required").max(LONGEST_MESSAGE, "too-long"),
  }),
  reply: z.object({ sequence: z.int() }),
});

export const transferChat = call({
  name: "transferChat",
  summary: "Hand a chat to a colleague, or put it back among those that wait",
  method: "POST",
  path: `${CHATS}/:conversation/transfer`,
  access: "staff",
  permission,
  params: OfChat,
  body: z.strictObject({ colleague: z.uuid().nullable() }),
  reply: Stands,
});

export const closeChat = call({
  name: "closeChat",
  summary: "End a chat that one has taken",
  method: "POST",
  path: `${CHATS}/:conversation/close`,
  access: "staff",
  permission,
  params: OfChat,
  reply: Stands,
});

export const chatColleagues = call({
  name: "chatColleagues",
  summary: "Who else of the lender answers chats",
  method: "GET",
  path: `${CONSOLE}/chat-colleagues`,
  access: "staff",
  permission,
  reply: z.object({ colleagues: z.array(z.object({ uuid: z.uuid(), name: z.string() })) }),
});

export const cannedAnswers = call({
  name: "cannedAnswers",
  summary: "Answers that are written already, in both languages, with the lender's own figures",
  method: "GET",
  path: `${CONSOLE}/canned-answers`,
  access: "staff",
  permission,
  reply: z.object({
    answers: z.array(z.object({ id: z.string(), title: z.string(), en: z.string(), es: z.string() })),
  }),
});
