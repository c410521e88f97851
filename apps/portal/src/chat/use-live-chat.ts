import { CHAT_SOCKET_PATH } from "@gable/contract/calls/chat.ts";
import { type ChatConnection, type ChatView, openChatConnection } from "@gable/contract/chat-connection.ts";
import { NONCE_REFRESH_MS } from "@gable/domain/chat/limits.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { firstNonce, nextNonce, renewChatToken } from "../queries/chat.ts";
import { forgetChat, type KeptChat, keepChat } from "./kept-chat.ts";

/** A token is renewed this long before it ends. */
const RENEW_BEFORE_MS = 30 * 60_000;
const LOOK_EVERY_MS = 60_000;

export interface LiveChatNow {
  readonly view: ChatView | null;
  readonly connection: ChatConnection | null;
  /** The token could not be renewed. */
  readonly isFailed: boolean;
}

/** Connects to a conversation for as long as the window is there, and keeps its rights fresh. */
export function useLiveChat(chat: KeptChat, onRenewed: (chat: KeptChat) => void): LiveChatNow {
  const [view, setView] = useState<ChatView | null>(null);
  const [connection, setConnection] = useState<ChatConnection | null>(null);
  const [isFailed, setFailed] = useState(false);
  const token = useEffectEvent(() => chat.token);

  const renew = useEffectEvent(async () => {
    if (Date.parse(chat.expiration) - Date.now() > RENEW_BEFORE_MS) return;
    try {
      const renewed = { ...chat, ...(await renewChatToken(chat.token)) };
      keepChat(renewed);
      onRenewed(renewed);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  });

  const { isOfAccount } = chat;
  useEffect(() => {
    let nonce: string | null = null;
    let isOver = false;
    let own: ChatConnection | undefined;
    const connect = () => {
      if (isOver) return;
      own = openChatConnection({
        open: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}${CHAT_SOCKET_PATH}`),
        token: () => token(),
        nonce: () => nonce ?? undefined,
        changed: (next) => {
          setView(next);
          // Sessions are cleared once the conversation is over: specification part 2, section 4.
          if (next.state === "closed" || next.connection === "rejected") forgetChat();
        },
      });
      setConnection(own);
    };
    const prove = async () => {
      nonce = nonce === null ? await firstNonce() : await nextNonce(nonce).catch(() => firstNonce());
    };
    const refresh = () => {
      void renew();
      if (nonce !== null) {
        void prove()
          .then(() => own?.giveNonce(nonce ?? ""))
          .catch(() => undefined);
      }
    };
    const look = setInterval(refresh, Math.min(LOOK_EVERY_MS, NONCE_REFRESH_MS));
    const back = () => own?.reconnect();
    addEventListener("online", back);
    void (isOfAccount ? prove().catch(() => undefined) : Promise.resolve()).then(connect);
    return () => {
      isOver = true;
      clearInterval(look);
      removeEventListener("online", back);
      own?.close();
    };
  }, [isOfAccount]);

  return { view, connection, isFailed };
}
