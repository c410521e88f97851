import { LARGEST_ATTACHMENT, LONGEST_MESSAGE, MOST_ATTACHMENTS } from "@gable/domain/chat/limits.ts";
import { ChatAttachment, ChatMessage, ChatState } from "@gable/domain/chat/message.ts";
import { languages } from "@gable/domain/language.ts";
import { staffRoleNames } from "@gable/domain/staff/roles.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { ChatbotExchange } from "./chatbot.ts";
import { CONSOLE_FILE } from "./loan-file.ts";
import { PipelineEntry } from "./pipeline.ts";
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
  /** Its six hours ended while somebody was owed an answer: whoever takes it opens it again. */
  isLapsed: z.boolean(),
  /** Whoever has it has left its borrower waiting so long that any colleague may take it. */
  isOverdue: z.boolean(),
  openedAt: z.iso.datetime(),
  /** Of the latest message. */
  lastSequence: z.int(),
});
const InboxEntry = DeskChat.extend({
  /** How the latest thing that somebody said begins, and who said it. */
  last: z.object({ author: z.enum(["borrower", "agent"]), text: z.string(), at: z.iso.datetime() }).nullable(),
});
export type InboxEntry = z.infer<typeof InboxEntry>;

const EarlierChat = z.object({
  uuid: z.uuid(),
  state: ChatState,
  openedAt: z.iso.datetime(),
  agentName: z.string().nullable(),
  /** From 1 to 5. */
  rating: z.int().nullable(),
});
export type EarlierChat = z.infer<typeof EarlierChat>;

/** What an agent's page is told: something was said in a chat, or it is another's now; or the borrower is writing. Null: look at all. */
export const DeskSignal = z.object({ conversation: z.uuid().nullable(), sign: z.enum(["said", "typing"]) });
export type DeskSignal = z.infer<typeof DeskSignal>;

const AskedBefore = ChatbotExchange.pick({ questionId: true, questionStr: true, responseStr: true, createdDt: true });
export type AskedBefore = z.infer<typeof AskedBefore>;

/** A message as the lender's people read it. */
const DeskMessage = ChatMessage.extend({
  /** What whoever handed the chat over wrote for the next: no borrower reads it. */
  note: z.string().nullable(),
});
export type DeskMessage = z.infer<typeof DeskMessage>;

const OfChat = z.object({ conversation: z.uuid() });
const Stands = DeskChat.pick({ uuid: true, state: true, agentUuid: true, agentName: true });

export const chatInbox = call({
  name: "chatInbox",
  summary: "The open chats of the lender, and those of a month that ended unanswered; whoever has waited longest first",
  method: "GET",
  path: CHATS,
  access: "staff",
  permission,
  reply: z.object({
    isOpen: z.boolean(),
    /** When that changes next; null where no day of the week is open. */
    changesAt: z.iso.datetime().nullable(),
    chats: z.array(InboxEntry),
  }),
});

const EndedChat = EarlierChat.extend({ friendlyName: z.string(), language: z.enum(languages) });
export type EndedChat = z.infer<typeof EndedChat>;

export const endedChats = call({
  name: "endedChats",
  summary: "The chats of the lender that have ended, the newest first, a page at a time",
  method: "GET",
  path: `${CONSOLE}/ended-chats`,
  access: "staff",
  permission,
  query: z.object({
    /** As the page before gave it. */
    before: z.uuid().optional(),
  }),
  reply: z.object({
    chats: z.array(EndedChat),
    /** After which chat the next page begins; null on the last one. */
    next: z.uuid().nullable(),
  }),
});

export const deskStream = call({
  name: "deskStream",
  summary: "Server-sent signs that a chat of the lender has something new; what it is, the other calls tell",
  method: "GET",
  path: `${CONSOLE}/chat-signals`,
  access: "staff",
  permission,
  replyForm: "stream",
});

export const chatPerson = call({
  name: "chatPerson",
  summary: "The applications and the other chats of the person in a chat, as far as who asks may see them",
  method: "GET",
  path: `${CHATS}/:conversation/person`,
  access: "staff",
  permission,
  params: OfChat,
  reply: z.object({
    /** They were logged in when the chat began: who they are is known. */
    hasAccount: z.boolean(),
    applications: z.array(
      PipelineEntry.pick({ uuid: true, loanNumber: true, standing: true, row: true, line: true, state: true }),
    ),
    chats: z.array(EarlierChat),
  }),
});

export const fileChats = call({
  name: "fileChats",
  summary: "The chats of an application's borrower, the newest first",
  method: "GET",
  path: `${CONSOLE_FILE}/chats`,
  access: "staff-on-file",
  permission,
  params: z.object({ uuid: z.uuid() }),
  reply: z.object({ chats: z.array(EarlierChat) }),
});

export const chatFile = call({
  name: "chatFile",
  summary: "A file that was sent in a chat",
  method: "GET",
  path: `${CHATS}/:conversation/files/:attachment`,
  access: "staff",
  permission,
  params: OfChat.extend({ attachment: z.uuid() }),
  replyForm: "pdf",
});

export const addChatFile = call({
  name: "addChatFile",
  summary: "A file for an answer that is not sent yet, by whoever has the chat; its content decides what it is",
  method: "POST",
  path: `${CHATS}/:conversation/files`,
  access: "staff",
  permission,
  upload: true,
  bodyLimit: LARGEST_ATTACHMENT,
  params: OfChat,
  reply: ChatAttachment,
});

export const typeInChat = call({
  name: "typeInChat",
  summary: "Tell the borrower that the agent who has their chat is writing",
  method: "POST",
  path: `${CHATS}/:conversation/typing`,
  access: "staff",
  permission,
  leavesNoTrace: true,
  params: OfChat,
  replyForm: "empty",
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
  reply: z.object({
    chat: DeskChat,
    /** What the borrower asked the assistant before they asked for a person; given with the beginning alone. */
    assistant: z.array(AskedBefore),
    messages: z.array(DeskMessage),
  }),
});

export const takeChat = call({
  name: "takeChat",
  summary:
    "Take a chat that waits, or whose borrower a colleague has left waiting; of two who take it at once, one has it",
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
    /** May be empty beside a file. */
    text: z.string().trim().max(LONGEST_MESSAGE, "too-long"),
    attachments: z.array(z.uuid()).max(MOST_ATTACHMENTS).optional(),
    /** It names a number that must not travel by chat, and its author says that it only tells where that is entered. */
    tellsWhere: z.boolean().optional(),
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
  body: z.strictObject({
    colleague: z.uuid().nullable(),
    /** For the colleague alone. */
    note: z.string().trim().max(500, "too-long").optional(),
  }),
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
  summary: "Who else of the lender answers chats; whoever is at the console first",
  method: "GET",
  path: `${CONSOLE}/chat-colleagues`,
  access: "staff",
  permission,
  reply: z.object({
    colleagues: z.array(
      z.object({
        uuid: z.uuid(),
        name: z.string(),
        role: z.enum(staffRoleNames),
        /** In how many chats they are now. */
        chats: z.int(),
        /** A page of the console was open with them in the last minutes. */
        isHere: z.boolean(),
      }),
    ),
  }),
});

const WrittenAnswer = z.object({ title: z.string(), text: z.string() });

export const cannedAnswers = call({
  name: "cannedAnswers",
  summary:
    "Answers that are written already, in both languages, with the lender's own figures, those it wrote itself first; `{name}` is the borrower's name",
  method: "GET",
  path: `${CONSOLE}/canned-answers`,
  access: "staff",
  permission,
  reply: z.object({
    answers: z.array(
      z.object({
        id: z.string(),
        /** Written by the lender's own people. */
        isOwn: z.boolean(),
        en: WrittenAnswer,
        es: WrittenAnswer,
      }),
    ),
  }),
});
