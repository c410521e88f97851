import { KEEP_ALIVE_PING_MS } from "@gable/domain/chat/limits.ts";
import type { ChatAttachment, ChatMessage, ChatState } from "@gable/domain/chat/message.ts";
import { type ClientFrame, chatCloseCodes, type RefusedMessage, type ServerFrame } from "./chat-frames.ts";

/** A message on its way: here until the conversation has it. */
export interface Pending {
  readonly clientId: string;
  readonly text: string;
  readonly attachments: readonly ChatAttachment[];
  /** Why it was not taken; null while it is on its way. */
  readonly refused: RefusedMessage | null;
}

/** `lost`: it is being opened again. `rejected`: the token is not accepted any more, nothing more is tried. */
export type Connectedness = "connecting" | "open" | "lost" | "rejected";

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

/** As much of a WebSocket as is used; the browser's is one. */
export interface ChatSocket {
  addEventListener(type: "open" | "error", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "close", listener: (event: { readonly code: number }) => void): void;
  send(text: string): void;
  close(): void;
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

interface Terms {
  readonly open: () => ChatSocket;
  readonly token: () => string;
  /** Proves anew before each opening who is writing; undefined where nobody asks. Rejects where it cannot be proved now. */
  readonly prove?: (() => Promise<string | undefined>) | undefined;
  /** What was on its way when the page was left. */
  readonly pending?: readonly Pending[] | undefined;
  readonly changed: (view: ChatView) => void;
}

/** A socket on which nothing was heard for two keep-alives and a half is dead, whatever it says. */
const SILENCE_MS = 25_000;
const RETRY_MS = [300, 1000, 2000, 4000, 8000, 15_000];
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
 * One end of a chat. Opens the socket again when it breaks, asks for what was missed, and sends what the conversation does not have
 * yet under the same ids, so that nothing is lost and nothing is there twice.
 */
export function openChatConnection({ open, token, prove, pending: left = [], changed }: Terms): ChatConnection {
  let view: ChatView = { ...unheardChat, pending: left };
  let socket: ChatSocket | undefined;
  let attempts = 0;
  /** Of the present attempt to open a socket; what an earlier one still brings is not heard. */
  let attempt = 0;
  let heardAt = 0;
  /** With which the present socket said hello. */
  let shown = "";
  let isClosed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stopTyping: ReturnType<typeof setTimeout> | undefined;

  const change = (news: Partial<ChatView>): void => {
    view = { ...view, ...news };
    changed(view);
  };
  const send = (frame: ClientFrame): void => {
    if (view.connection === "open") socket?.send(JSON.stringify(frame));
  };
  const sendPending = ({ clientId, text, attachments }: Pending): void =>
    send({ type: "message", clientId, text, attachments: attachments.map(({ uuid }) => uuid) });

  const keepAlive = setInterval(() => {
    if (view.connection !== "open") return;
    if (Date.now() - heardAt > SILENCE_MS) lose();
    else send({ type: "ping" });
  }, KEEP_ALIVE_PING_MS);

  function connect(): void {
    clearTimeout(retry);
    attempt += 1;
    const own = attempt;
    if (!prove) return openSocket(undefined);
    prove().then(
      (proof) => own === attempt && openSocket(proof),
      () => own === attempt && lose(),
    );
  }

  function openSocket(proof: string | undefined): void {
    const own = open();
    socket = own;
    own.addEventListener("open", () => {
      if (socket !== own) return;
      heardAt = Date.now();
      const after = view.messages.at(-1)?.sequence ?? null;
      change({ connection: "open" });
      shown = token();
      send({ type: "hello", token: shown, after, ...(proof !== undefined && { nonce: proof }) });
      for (const message of view.pending) if (message.refused === null) sendPending(message);
    });
    own.addEventListener("message", ({ data }) => {
      if (socket !== own) return;
      heardAt = Date.now();
      attempts = 0;
      hear(JSON.parse(String(data)) as ServerFrame);
    });
    own.addEventListener("close", ({ code }) => {
      if (socket === own) lose(code);
    });
    // What went wrong is said by the close that follows.
    own.addEventListener("error", () => undefined);
  }

  function lose(code?: number): void {
    drop();
    if (isClosed) return;
    // The page may have another by now than the one that ended.
    const isRenewed = code === chatCloseCodes.token && shown !== token();
    if (code === chatCloseCodes.token && !isRenewed) return change({ connection: "rejected" });
    change({ connection: "lost" });
    const waitMs = isRenewed || code === chatCloseCodes.lifetime ? 0 : (RETRY_MS[attempts] ?? RETRY_MS.at(-1) ?? 0);
    attempts += 1;
    retry = setTimeout(connect, waitMs * (0.75 + Math.random() / 2));
  }

  function drop(): void {
    const old = socket;
    socket = undefined;
    attempt += 1;
    clearTimeout(retry);
    old?.close();
  }

  function hear(frame: ServerFrame): void {
    switch (frame.type) {
      case "messages":
        return add(frame.messages);
      case "state":
        return change({
          state: frame.state,
          agentName: frame.agentName,
          ...(frame.hasEarlier !== undefined && { hasEarlier: frame.hasEarlier }),
        });
      case "refused":
        return change({
          pending: view.pending.map((message) =>
            message.clientId === frame.clientId ? { ...message, refused: frame.reason } : message,
          ),
        });
      case "typing":
        clearTimeout(stopTyping);
        stopTyping = setTimeout(() => change({ isTyping: false }), TYPING_MS);
        return change({ isTyping: true });
      case "pong":
        return undefined;
    }
  }

  function add(arrived: readonly ChatMessage[]): void {
    const messages = merged(view.messages, arrived);
    const own = new Set(messages.filter(({ author }) => author === "borrower").map(({ clientId }) => clientId));
    const isAnswered = arrived.some(({ author }) => author !== "borrower");
    change({
      messages,
      pending: view.pending.filter(({ clientId }) => !own.has(clientId)),
      ...(isAnswered && { isTyping: false }),
    });
  }

  connect();
  return {
    view: () => view,
    say(text, attachments = []) {
      const message: Pending = { clientId: crypto.randomUUID(), text, attachments, refused: null };
      change({ pending: [...view.pending, message] });
      sendPending(message);
      return message.clientId;
    },
    resend(clientId) {
      const message = view.pending.find((pending) => pending.clientId === clientId);
      if (!message) return;
      const again = { ...message, refused: null };
      change({ pending: view.pending.map((pending) => (pending === message ? again : pending)) });
      sendPending(again);
    },
    typing: () => send({ type: "typing" }),
    end: () => send({ type: "end" }),
    giveNonce: (fresh) => send({ type: "nonce", nonce: fresh }),
    addEarlier: (messages) => change({ messages: merged(view.messages, messages), hasEarlier: messages.length > 0 }),
    reconnect() {
      if (view.connection !== "lost") return;
      attempts = 0;
      drop();
      connect();
    },
    close() {
      isClosed = true;
      clearInterval(keepAlive);
      clearTimeout(stopTyping);
      drop();
    },
  };
}

/** Both lists in one, by their numbers, each message once. */
function merged(known: readonly ChatMessage[], arrived: readonly ChatMessage[]): ChatMessage[] {
  const bySequence = new Map([...known, ...arrived].map((message) => [message.sequence, message]));
  return [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence);
}
