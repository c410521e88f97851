import type { ChatView, Pending } from "@gable/contract/chat-connection.ts";
import type { ChatAttachment } from "@gable/domain/chat/message.ts";
import type { KeptChat } from "./kept-chat.ts";

/** A conversation with people as the window uses it, whoever carries it. What becomes of it is told by `changed`. */
export interface LiveConnection {
  /** Puts a message on its way. */
  readonly say: (text: string, attachments: readonly ChatAttachment[]) => void;
  /** Sends again what was not taken. */
  readonly resend: (clientId: string) => void;
  readonly typing: () => void;
  /** Rejects where nobody could be told of the end now. */
  readonly end: () => Promise<void>;
  readonly giveNonce: (nonce: string) => void;
  /** Fetches messages before the first. */
  readonly showEarlier: () => Promise<void>;
  /** Sends a file ahead of its message. Rejects with `PrivateNumberFound` for a text with a number that must not travel by chat. */
  readonly upload: (file: File) => Promise<ChatAttachment>;
  readonly fetchFile: (attachment: ChatAttachment) => Promise<Blob>;
  /** Opens a lost connection now and not when its time has come. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

export interface LiveTerms {
  /** With the rights as they are now: they are renewed while the conversation goes on. */
  readonly chat: () => KeptChat;
  /** As `openChatConnection` has it. */
  readonly prove: () => Promise<string | undefined>;
  readonly pending: readonly Pending[];
  /** Has the server end the conversation with whoever carries it. */
  readonly end: () => Promise<void>;
  readonly changed: (view: ChatView) => void;
}

export class PrivateNumberFound extends Error {
  override readonly name = "PrivateNumberFound";
}
