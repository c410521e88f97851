import type { ChatView } from "@gable/contract/chat-connection.ts";
import { NONCE_REFRESH_MS } from "@gable/domain/chat/limits.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { endConversation, firstNonce, nextNonce, renewChatToken } from "../queries/chat.ts";
import { forgetChat, type KeptChat, keepChat } from "./kept-chat.ts";
import type { LiveConnection } from "./live-connection.ts";
import { openLive } from "./open-live.ts";

/** A token is renewed this long before it ends. */
const RENEW_BEFORE_MS = 30 * 60_000;
const LOOK_EVERY_MS = 60_000;

export interface LiveChatNow {
  readonly view: ChatView | null;
  readonly connection: LiveConnection | null;
  /** The token could not be renewed. */
  readonly isFailed: boolean;
  /** Whoever carries the conversation cannot be reached from this page: it is over before it began. */
  readonly isUnavailable: boolean;
}

/** Connects to a conversation for as long as the window is there, and keeps its rights fresh. */
export function useLiveChat(chat: KeptChat, onRenewed: (chat: KeptChat) => void): LiveChatNow {
  const [view, setView] = useState<ChatView | null>(null);
  const [connection, setConnection] = useState<LiveConnection | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  const present = useEffectEvent(() => chat);

  const renew = useEffectEvent(async () => {
    if (Date.parse(chat.expiration) - Date.now() > RENEW_BEFORE_MS) return;
    try {
      const { token, expiration, providerUserToken } = await renewChatToken(chat.provider, chat.token);
      const rights = chat.rights && { rights: { ...chat.rights, providerUserToken } };
      const renewed = { ...chat, token, expiration, ...rights };
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
    let own: LiveConnection | undefined;
    const connect = async () => {
      if (isOver) return;
      const opened = await openLive({
        chat: () => present(),
        nonce: () => nonce ?? undefined,
        end: () => endConversation(present().token),
        changed: (next) => {
          if (isOver) return;
          setView(next);
          // Sessions are cleared once the conversation is over: specification part 2, section 4.
          if (next.state === "closed" || next.connection === "rejected") forgetChat();
        },
      });
      if (isOver) return opened.close();
      own = opened;
      setConnection(opened);
    };
    const start = async () => {
      if (isOfAccount) await prove().catch(() => undefined);
      try {
        await connect();
      } catch (error) {
        if (isOver) return;
        reportError(error);
        forgetChat();
        // Nobody is to wait for somebody who cannot write.
        await endConversation(present().token).catch(() => undefined);
        setUnavailable(true);
      }
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
    void start();
    return () => {
      isOver = true;
      clearInterval(look);
      removeEventListener("online", back);
      own?.close();
    };
  }, [isOfAccount]);

  return { view, connection, isFailed, isUnavailable };
}
