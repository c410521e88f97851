import type { ChatAttachment, ChatMessage, ChatState } from "@gable/domain/chat/message.ts";
import type { RefusedMessage, ServerFrame } from "./chat-frames.ts";
import { type Connectedness, type LineTerms, openChatLine } from "./chat-line.ts";

/** A message on its way: here until the conversation has it. */
export interface Pending {
  readonly clientId: string;
  readonly text: string;
  readonly attachments: readonly ChatAttachment[];
  /** Why it was not taken; null while it is on its way. */
  readonly refused: RefusedMessage | null;
}

/** A conversation as one end of it knows it. Never changed: each news makes another. */
export interface ChatView {
  readonly connection: Connectedness;
  /** In their order, each once. */
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly Pending[];
  /** Null before the server has said. */
  readonly state: ChatState | null;
  readonly agentName: string | null;
  readonly hasEarlier: boolean;
  /** Whether the other side was writing a moment ago. */
  readonly isTyping: boolean;
}

export interface ChatConnection {
  readonly view: () => ChatView;
  /** Puts a message on its way. It survives every break until the conversation has it. */
  readonly say: (text: string, attachments?: readonly ChatAttachment[]) => string;
  /** Sends again what was not taken. */
  readonly resend: (clientId: string) => void;
  readonly typing: () => void;
  readonly end: () => void;
  readonly giveNonce: (nonce: string) => void;
  /** Puts fetched messages before the first; none says that there are no earlier ones. */
  readonly addEarlier: (messages: readonly ChatMessage[]) => void;
  /** Opens a lost connection now and not when its time has come. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

interface Terms extends LineTerms {
  /** What was on its way when the page was left. */
  readonly pending?: readonly Pending[] | undefined;
  readonly changed: (view: ChatView) => void;
}

/** The end of somebody's typing may be lost. */
export const TYPING_MS = 6000;

/** A conversation of which nothing has been heard. */
export const unheardChat: ChatView = {
  connection: "connecting",
  messages: [],
  pending: [],
  state: null,
  agentName: null,
  hasEarlier: false,
  isTyping: false,
};

/**
 * One end of a chat. After each break it asks for what was missed, and sends what the conversation does not have yet under the same
 * ids, so that nothing is lost and nothing is there twice.
 */
export function openChatConnection({ pending: left = [], changed, ...terms }: Terms): ChatConnection {
  let view: ChatView = { ...unheardChat, pending: left };
  let stopTyping: ReturnType<typeof setTimeout> | undefined;

  const change = (news: Partial<ChatView>): void => {
    view = { ...view, ...news };
    changed(view);
  };
  const line = openChatLine(terms, {
    known: () => view.messages.at(-1)?.sequence ?? null,
    became: (connection) => change({ connection }),
    opened: () => {
      for (const message of view.pending) if (message.refused === null) send(message);
    },
    heard: (frame) => {
      if (frame.type === "typing") typed();
      const news = afterFrame(view, frame);
      if (news) change(news);
    },
  });
  function send({ clientId, text, attachments }: Pending): void {
    line.send({ type: "message", clientId, text, attachments: attachments.map(({ uuid }) => uuid) });
  }
  function typed(): void {
    clearTimeout(stopTyping);
    stopTyping = setTimeout(() => change({ isTyping: false }), TYPING_MS);
  }

  return {
    view: () => view,
    say(text, attachments = []) {
      const message: Pending = { clientId: crypto.randomUUID(), text, attachments, refused: null };
      change({ pending: [...view.pending, message] });
      send(message);
      return message.clientId;
    },
    resend(clientId) {
      const message = view.pending.find((pending) => pending.clientId === clientId);
      if (!message) return;
      change({ pending: withRefusal(view.pending, clientId, null) });
      send(message);
    },
    typing: () => line.send({ type: "typing" }),
    end: () => line.send({ type: "end" }),
    giveNonce: (nonce) => line.send({ type: "nonce", nonce }),
    addEarlier: (messages) => change({ messages: merged(view.messages, messages), hasEarlier: messages.length > 0 }),
    reconnect: line.reconnect,
    close() {
      clearTimeout(stopTyping);
      line.close();
    },
  };
}

/** What one frame of the server changes in what is known of a conversation; null where it is nothing. */
function afterFrame(view: ChatView, frame: ServerFrame): Partial<ChatView> | null {
  switch (frame.type) {
    case "messages":
      return afterMessages(view, frame.messages);
    case "state":
      return { state: frame.state, agentName: frame.agentName, hasEarlier: frame.hasEarlier ?? view.hasEarlier };
    case "refused":
      return { pending: withRefusal(view.pending, frame.clientId, frame.reason) };
    case "typing":
      return { isTyping: true };
    default:
      return null;
  }
}

/** What has arrived is on its way no more; who was writing has written. */
function afterMessages(view: ChatView, arrived: readonly ChatMessage[]): Partial<ChatView> {
  const messages = merged(view.messages, arrived);
  const own = new Set(messages.filter(({ author }) => author === "borrower").map(({ clientId }) => clientId));
  const isAnswered = arrived.some(({ author }) => author !== "borrower");
  return {
    messages,
    pending: view.pending.filter(({ clientId }) => !own.has(clientId)),
    isTyping: view.isTyping && !isAnswered,
  };
}

const withRefusal = (pending: readonly Pending[], clientId: string, refused: RefusedMessage | null): Pending[] =>
  pending.map((message) => (message.clientId === clientId ? { ...message, refused } : message));

/** Both lists in one, by their numbers, each message once. */
function merged(known: readonly ChatMessage[], arrived: readonly ChatMessage[]): ChatMessage[] {
  const bySequence = new Map([...known, ...arrived].map((message) => [message.sequence, message]));
  return [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence);
}
