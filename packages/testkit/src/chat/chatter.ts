import { CHAT_SOCKET_PATH } from "@gable/contract/calls/chat.ts";
import { type ChatConnection, type ChatView, openChatConnection } from "@gable/contract/chat-connection.ts";
import { WebSocket } from "ws";
import { PATIENCE_MS } from "../patience.ts";

/** The browser's own end of a chat, on a socket of Node. */
export interface Chatter extends ChatConnection {
  /** The numbers of the messages in the order in which they arrived first. */
  readonly arrivals: readonly number[];
  readonly until: (isSo: (view: ChatView) => boolean) => Promise<void>;
}

/** @param token may change, as a page renews it */
export function openChatter(url: string, token: string | (() => string)): Chatter {
  const arrivals: number[] = [];
  const known = new Set<number>();
  const watchers = new Set<() => void>();
  const connection = openChatConnection({
    open: () =>
      new WebSocket(url.replace(/^http/, "ws") + CHAT_SOCKET_PATH, {
        headers: { origin: url },
      }),
    token: typeof token === "string" ? () => token : token,
    changed: ({ messages }) => {
      for (const { sequence } of messages) {
        if (!known.has(sequence)) arrivals.push(sequence);
        known.add(sequence);
      }
      for (const look of watchers) look();
    },
  });
  return {
    ...connection,
    arrivals,
    until: (isSo) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(look);
          const { connection: how, messages, pending } = connection.view();
          reject(new Error(`Not so in time: ${how}, ${messages.length} messages, ${pending.length} on their way.`));
        }, PATIENCE_MS);
        const look = () => {
          if (!isSo(connection.view())) return;
          watchers.delete(look);
          clearTimeout(timer);
          resolve();
        };
        watchers.add(look);
        look();
      }),
  };
}
