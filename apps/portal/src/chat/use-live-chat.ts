import type { ChatView } from "@gable/contract/chat-connection.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { NONCE_REFRESH_MS } from "@gable/domain/chat/limits.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { endConversation, firstNonce, nextNonce, renewChatToken } from "../queries/chat.ts";
import { forgetChat, type KeptChat, keepChat } from "./kept-chat.ts";
import { keepPending, readPending } from "./kept-pending.ts";
import type { LiveConnection } from "./live-connection.ts";
import { openLive } from "./open-live.ts";
import { useEndTold } from "./use-end-told.ts";

/** A token is renewed this long before it ends. */
const RENEW_BEFORE_MS = 30 * 60_000;

export interface LiveChatNow {
  readonly view: ChatView | null;
  readonly connection: LiveConnection | null;
  /** Why the token could not be renewed. */
  readonly failure: "wrong" | "token" | null;
  /** Whoever carries the conversation cannot be reached from this page: it is over before it began. */
  readonly isUnavailable: boolean;
  /** Whoever carries the conversation knows that it is over. */
  readonly isClosed: boolean;
  /** Keeps what is another of the conversation now. */
  readonly change: (news: Partial<KeptChat>) => void;
  /** Ends it here at once, and with whoever carries it as soon as they can be told. */
  readonly end: () => void;
}

/** Connects to a conversation for as long as the window is there, and keeps its rights fresh. */
export function useLiveChat(chat: KeptChat, onChanged: (chat: KeptChat) => void): LiveChatNow {
  const [view, setView] = useState<ChatView | null>(null);
  const [connection, setConnection] = useState<LiveConnection | null>(null);
  const [failure, setFailure] = useState<LiveChatNow["failure"]>(null);
  const [isUnavailable, setUnavailable] = useState(false);
  const present = useEffectEvent(() => chat);
  const { isTold, tellOfEnd } = useEndTold(view?.state === "closed");
  const isClosed = isTold || view?.state === "closed";

  const change = (news: Partial<KeptChat>) => {
    const changed = { ...chat, ...news };
    keepChat(changed);
    onChanged(changed);
  };

  const renew = useEffectEvent(async () => {
    if (chat.isEnded || isClosed || Date.parse(chat.expiration) - Date.now() > RENEW_BEFORE_MS) return;
    try {
      const { token, expiration, providerUserToken } = await renewChatToken(chat.provider, chat.token);
      const rights = chat.rights && { rights: { ...chat.rights, providerUserToken } };
      change({ token, expiration, ...rights });
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof CallFailed && error.status === 403 ? "token" : "wrong");
    }
  });

  const tellIfEnded = useEffectEvent((carrier: LiveConnection | undefined) => {
    if (chat.isEnded) void tellOfEnd(carrier);
  });

  const { isOfAccount, conversationSid } = chat;
  useEffect(() => {
    let nonce: string | null = null;
    let isOver = false;
    let own: LiveConnection | undefined;
    const connect = async () => {
      if (isOver) return;
      const opened = await openLive({
        chat: () => present(),
        prove: async () => {
          // Anew each time: the last one may have ended while the line was lost.
          nonce = isOfAccount ? await firstNonce() : null;
          return nonce ?? undefined;
        },
        pending: readPending(conversationSid),
        end: () => endConversation(present().token),
        changed: (next) => {
          if (isOver) return;
          setView(next);
          keepPending(conversationSid, next.pending);
          if (next.connection === "open") tellIfEnded(own);
          // Sessions are cleared once the conversation is over: specification part 2, section 4.
          if (next.state === "closed" || next.connection === "rejected") forgetChat();
        },
      });
      if (isOver) return opened.close();
      own = opened;
      setConnection(opened);
      tellIfEnded(opened);
    };
    const start = async () => {
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
    const refreshNonce = async () => {
      if (nonce === null) return;
      nonce = await nextNonce(nonce).catch(() => firstNonce());
      if (nonce !== null) own?.giveNonce(nonce);
    };
    const look = setInterval(() => {
      void renew();
      tellIfEnded(own);
      void refreshNonce().catch(() => undefined);
    }, NONCE_REFRESH_MS);
    const back = () => {
      own?.reconnect();
      tellIfEnded(own);
    };
    addEventListener("online", back);
    void start();
    return () => {
      isOver = true;
      clearInterval(look);
      removeEventListener("online", back);
      own?.close();
    };
  }, [isOfAccount, conversationSid]);

  const end = () => {
    change({ isEnded: true });
    void tellOfEnd(connection);
  };
  return { view, connection, failure, isUnavailable, isClosed, change, end };
}
