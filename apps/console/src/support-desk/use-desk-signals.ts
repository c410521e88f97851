import { DeskSignal, deskStream } from "@gable/contract/calls/chat-desk.ts";
import { hearStream } from "@gable/contract/hear-stream.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CHATS_KEY } from "../queries/chat-desk.ts";
import { client } from "../session/client.ts";

const TYPING = "chat-typing";
const TYPING_LASTS_MS = 4000;

/** Hears what is new in chats for as long as the desk is open, and has it read again. */
export function useDeskSignals(isWanted: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isWanted) return undefined;
    const leave = new AbortController();
    const hear = (data: string) => {
      const { conversation, sign } = DeskSignal.parse(JSON.parse(data));
      if (sign === "typing") {
        window.dispatchEvent(new CustomEvent(TYPING, { detail: conversation }));
        return;
      }
      void queries.invalidateQueries({ queryKey: [CHATS_KEY, "inbox"] });
      void queries.invalidateQueries({
        queryKey: conversation === null ? [CHATS_KEY] : [CHATS_KEY, conversation, "transcript"],
      });
    };
    const opened = () => void queries.invalidateQueries({ queryKey: [CHATS_KEY] });
    void hearStream(client, deskStream, {}, { hear, opened, signal: leave.signal });
    return () => leave.abort();
  }, [queries, isWanted]);
}

/** Whether the borrower of a conversation was writing a moment ago, and has not sent it: `lastSaid` is the place of their last message. */
export function useIsTyping(conversation: string, lastSaid: number): boolean {
  const [typed, setTyped] = useState<{ at: number; after: number } | null>(null);
  useEffect(() => {
    const listen = (event: Event) => {
      if ((event as CustomEvent).detail === conversation) setTyped({ at: Date.now(), after: lastSaid });
    };
    window.addEventListener(TYPING, listen);
    return () => window.removeEventListener(TYPING, listen);
  }, [conversation, lastSaid]);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => setTyped(null), TYPING_LASTS_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed?.after === lastSaid;
}
