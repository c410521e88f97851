import { type ChatMode, type ChatProvider, chatModeOf } from "@gable/domain/chat/chat-mode.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { chatOpenQuery, openChatQuery } from "../queries/chat.ts";
import { readBot } from "./kept-bot.ts";

interface Standing {
  /** The provider that the address asks for, outside production. */
  readonly asked: ChatProvider | null;
  /** Whether a conversation with people is open here. */
  readonly isLive: boolean;
  readonly isSignedIn: boolean;
}

interface Decided {
  /** Who answers; null until it is known. */
  readonly decided: ChatMode | null;
  /** Whether people are there; undefined until it is known. */
  readonly isAnswered: boolean | undefined;
}

/**
 * Who answers whoever opens the chat. It is decided once for whoever is here, when it is known whether people are there, and whether a
 * conversation with them goes on elsewhere.
 */
export function useDecidedMode({ asked, isLive, isSignedIn }: Standing): Decided {
  const { data: hours, isError: isHoursUnknown } = useQuery(chatOpenQuery());
  const elsewhere = useQuery({ ...openChatQuery(isSignedIn), enabled: !isLive });
  const [decided, setDecided] = useState<{ readonly mode: ChatMode; readonly isSignedIn: boolean } | null>(null);
  // Whether people are there cannot be asked just now: the assistant is, and knows the phone number.
  const isAnswered = hours?.isOpen ?? (isHoursUnknown ? false : undefined);
  const isKnown = isAnswered !== undefined && (isLive || !elsewhere.isPending);
  if (isKnown && decided?.isSignedIn !== isSignedIn) {
    const hasLiveSession = isLive || (elsewhere.data?.conversation ?? null) !== null;
    const mode = chatModeOf({ hasLiveSession, hasChatbotSession: readBot() !== undefined, asked, isOpen: isAnswered });
    setDecided({ mode, isSignedIn });
  }
  return { decided: decided?.mode ?? null, isAnswered };
}
