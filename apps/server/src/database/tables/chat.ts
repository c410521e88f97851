import type { LiveProvider } from "@gable/domain/chat/chat-mode.ts";
import type { ChatState } from "@gable/domain/chat/message.ts";
import type { Generated } from "kysely";
import type { Instant } from "./columns.ts";

/** Conversations with people and with the assistant. */
export type ChatTables = {
  chat_conversations: ChatConversationsTable;
  chat_messages: ChatMessagesTable;
  chat_tokens: ChatTokensTable;
  chat_attachments: ChatAttachmentsTable;
  lender_chat_providers: LenderChatProvidersTable;
  chatbot_conversations: ChatbotConversationsTable;
  chatbot_exchanges: ChatbotExchangesTable;
};

/** A conversation with people. Either an account's, or a browser's, which a cookie names. */
export type ChatConversationsTable = {
  uuid: string;
  org_code: string;
  identity_uuid: string | null;
  application_uuid: string | null;
  visitor_hash: Buffer | null;
  key_id: string;
  data_key: Buffer;
  /** Name, address, page: what was said before the chat. */
  sealed_visitor: Buffer;
  language: string;
  state: Generated<ChatState>;
  agent_uuid: string | null;
  agent_name: string | null;
  /** Since when this agent has it; null where nobody has, or has had since before this was kept. */
  held_since: Instant | null;
  /** Of the latest message; 0 before any. */
  last_sequence: Generated<number>;
  last_author: string | null;
  opened_at: Instant;
  /** Since when somebody at the lender is to answer; null while it is the borrower's turn. */
  waiting_since: Instant | null;
  last_message_at: Instant | null;
  closed_at: Instant | null;
  expires_at: Instant;
  rating: number | null;
  /** The latest answer of the lender's people that a page of the borrower's was sent; 0 before any. */
  seen_sequence: Generated<number>;
  /** The answer of which the borrower was mailed last; 0 before any. */
  mailed_sequence: Generated<number>;
  /** What was asked of the assistant before. */
  assistant_uuid: string | null;
  /** Who carries it. What is said at another than the lender's own desk is kept there and not here. */
  provider: Generated<LiveProvider>;
};

/** Append-only. The number within the conversation is the order. */
export type ChatMessagesTable = {
  conversation_uuid: string;
  sequence: number;
  /** Its author's name of it: the same message sent again is the same row. */
  client_id: string;
  author: "borrower" | "agent" | "system";
  sealed: Buffer;
  sent_at: Instant;
};

/** A browser's right to a conversation; ends with the session of which it was given. */
export type ChatTokensTable = {
  token_hash: Buffer;
  conversation_uuid: string;
  session_id: string | null;
  expires_at: Instant;
};

export type ChatAttachmentsTable = {
  uuid: string;
  conversation_uuid: string;
  author: "borrower" | "agent";
  sealed_name: Buffer;
  media_type: string;
  size_bytes: number;
  storage_key: string;
  /** Of the message that it came with; null until that is sent. */
  client_id: string | null;
  created_at: Instant;
};

/** With which keys a lender's chats are carried by a provider. */
export type LenderChatProvidersTable = {
  org_code: string;
  provider: string;
  sealed_settings: Buffer;
  /** New conversations are begun there; one of a lender's at most. */
  is_chosen: boolean;
  changed_at: Instant;
};

/** A conversation with the assistant: an account's, or a browser's. Over ten minutes after the last question. */
export type ChatbotConversationsTable = {
  uuid: string;
  org_code: string;
  identity_uuid: string | null;
  visitor_hash: Buffer | null;
  key_id: string;
  data_key: Buffer;
  started_at: Instant;
  expires_at: Instant;
};

/** A question with its answer. */
export type ChatbotExchangesTable = {
  uuid: string;
  conversation_uuid: string;
  sealed: Buffer;
  /** The id of the passage that answered. */
  passage: string | null;
  outcome: "answered" | "unknown" | "refused";
  language: string;
  asked_at: Instant;
  rating: string | null;
  sealed_feedback: Buffer | null;
};
