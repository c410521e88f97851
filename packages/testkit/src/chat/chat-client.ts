import { CHAT_SOCKET_PATH } from "@gable/contract/calls/chat.ts";
import type { ClientFrame, RefusedMessage, ServerFrame } from "@gable/contract/chat-frames.ts";
import type { ChatMessage } from "@gable/domain/chat/message.ts";
import { WebSocket } from "ws";
import { PATIENCE_MS } from "../patience.ts";

/** A borrower's end of a chat's WebSocket, without a screen. */
export interface ChatClient {
  /** As they arrived. */
  readonly messages: readonly ChatMessage[];
  readonly state: Extract<ServerFrame, { type: "state" }> | undefined;
  /** The agent was writing at some time. */
  readonly isTyping: boolean;
  /** How often it was answered to a ping. */
  readonly pongs: number;
  readonly refused: ReadonlyMap<string, RefusedMessage>;
  readonly texts: () => string[];
  /** Returns the id of the message; sends it again where one is given. */
  readonly say: (text: string, clientId?: string, attachments?: string[]) => string;
  readonly end: () => void;
  readonly raw: (text: string) => void;
  /** Waits until something is so, and looks again after each frame. */
  readonly until: (isSo: () => boolean) => Promise<void>;
  /** The code with which the socket closed. */
  readonly closed: Promise<number>;
  readonly close: () => void;
}

interface Terms {
  readonly after?: number | null;
  readonly host?: string;
  readonly origin?: string;
  readonly nonce?: string;
}

/** Connects, and says hello with the token; with null it says nothing. */
export async function openChatClient(url: string, token: string | null, terms: Terms = {}): Promise<ChatClient> {
  const { after = null, host = "localhost", origin = `http://${host}`, nonce } = terms;
  const socket = new WebSocket(url.replace(/^http/, "ws") + CHAT_SOCKET_PATH, {
    headers: { host, origin },
  });
  const messages: ChatMessage[] = [];
  const refused = new Map<string, RefusedMessage>();
  const watchers = new Set<() => void>();
  let state: ChatClient["state"];
  let isTyping = false;
  let pongs = 0;
  let isClosed = false;
  const closed = new Promise<number>((resolve) => {
    socket.on("close", (code) => {
      isClosed = true;
      resolve(code);
      for (const look of watchers) look();
    });
  });
  socket.on("error", () => undefined);
  socket.addEventListener("message", ({ data }) => {
    const frame = JSON.parse(data as string) as ServerFrame;
    if (frame.type === "messages") messages.push(...frame.messages);
    if (frame.type === "state") state = { ...state, ...frame };
    if (frame.type === "typing") isTyping = true;
    if (frame.type === "pong") pongs += 1;
    if (frame.type === "refused") refused.set(frame.clientId, frame.reason);
    for (const look of watchers) look();
  });
  const send = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  await new Promise<void>((resolve) => {
    socket.once("open", () => resolve());
    socket.once("close", () => resolve());
  });
  if (token !== null && socket.readyState === socket.OPEN) {
    send({ type: "hello", token, after, ...(nonce !== undefined && { nonce }) });
  }
  return {
    messages,
    refused,
    get state() {
      return state;
    },
    get isTyping() {
      return isTyping;
    },
    get pongs() {
      return pongs;
    },
    texts: () => messages.filter(({ event }) => event === null).map(({ text }) => text),
    say(text, clientId = crypto.randomUUID(), attachments = []) {
      send({ type: "message", clientId, text, attachments });
      return clientId;
    },
    end: () => send({ type: "end" }),
    raw: (text) => socket.send(text),
    until: (isSo) =>
      new Promise((resolve, reject) => {
        const finish = (how: () => void) => {
          watchers.delete(look);
          clearTimeout(timer);
          how();
        };
        const look = () => {
          if (isSo()) finish(resolve);
          else if (isClosed) finish(() => reject(new Error("The socket closed before that.")));
        };
        const timer = setTimeout(
          () => finish(() => reject(new Error(`Not so after ${PATIENCE_MS} ms: ${isSo.toString()}`))),
          PATIENCE_MS,
        );
        watchers.add(look);
        look();
      }),
    closed,
    close: () => socket.terminate(),
  };
}
