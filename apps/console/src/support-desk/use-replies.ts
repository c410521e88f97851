import { CallFailed } from "@gable/contract/problem.ts";
import type { ChatMessage } from "@gable/domain/chat/message.ts";
import { type QueryClient, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addFile, answerMutation, CHATS_KEY } from "../queries/chat-desk.ts";

/** An answer on its way: shown until the conversation has it. */
export interface Reply {
  readonly clientId: string;
  readonly text: string;
  /** What goes with it, each with its uuid once the server has it. */
  readonly files: readonly { readonly file: File; readonly uuid?: string }[];
  /** It names a private number, and the agent says that it only tells where that is entered. */
  readonly tellsWhere: boolean;
  /** Why it was not taken; null while it is on its way. */
  readonly refused: string | null;
}

export interface Replies {
  readonly pending: readonly Reply[];
  readonly say: (text: string, files: readonly File[], tellsWhere: boolean) => void;
  readonly sayAgain: (reply: Reply) => void;
  readonly takeOut: (reply: Reply) => void;
}

const DRAFT = "chat-draft";
const REPLIES = "chat-replies";

/** The agent's unsent words: they are still there when one comes back from another chat. They go when somebody logs out. */
export function useDraft(uuid: string): readonly [string, (text: string) => void] {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => queries.getQueryData<string>([DRAFT, uuid]) ?? "");
  const keep = (text: string) => {
    setDraft(text);
    queries.setQueryDefaults([DRAFT], { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData([DRAFT, uuid], text);
  };
  return [draft, keep];
}

/** Whether words of the agent's wait anywhere to be sent: they outlast a page, but not a log-out. */
export const isAnyDraft = (queries: QueryClient): boolean =>
  queries.getQueriesData<string>({ queryKey: [DRAFT] }).some(([, text]) => text?.trim());

/** What is on its way in each chat: the next goes out when the one before it has come to an answer, so that their order stays. */
const underWay = new Map<string, Promise<void>>();

const NO_REPLIES: readonly Reply[] = [];

/** Sends answers, each under a name of its own, so that sent again it is there once. */
export function useReplies(uuid: string, messages: readonly ChatMessage[] | undefined): Replies {
  const queries = useQueryClient();
  const queryKey = [REPLIES, uuid];
  const { data: kept = NO_REPLIES } = useQuery<readonly Reply[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = (by: (before: readonly Reply[]) => readonly Reply[]) =>
    queries.setQueryData<readonly Reply[]>(queryKey, (before) => by(before ?? NO_REPLIES));

  /** Sends what of its files is not there yet, and keeps what they are called: sent again, none goes twice. */
  const upload = async ({ clientId, files }: Reply): Promise<string[]> => {
    const there: string[] = [];
    for (const [place, known] of files.entries()) {
      const file = known.uuid ?? (await addFile(uuid, known.file)).uuid;
      there.push(file);
      const named = (reply: Reply) => reply.files.map((one, at) => (at === place ? { ...one, uuid: file } : one));
      change((before) => before.map((one) => (one.clientId === clientId ? { ...one, files: named(one) } : one)));
    }
    return there;
  };

  const send = async (reply: Reply) => {
    const put = (refused: string | null) =>
      change((before) => before.map((one) => (one.clientId === reply.clientId ? { ...one, refused } : one)));
    put(null);
    try {
      const { clientId, text, tellsWhere } = reply;
      const attachments = await upload(reply);
      await answerMutation(uuid).mutationFn?.(
        { clientId, text, attachments, tellsWhere },
        { client: queries, meta: undefined },
      );
      await queries.invalidateQueries({ queryKey: [CHATS_KEY, uuid, "transcript"] });
      change((before) => before.filter((one) => one.clientId !== clientId));
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      put(failure.problem?.code ?? "no-answer");
    }
  };

  const sendInTurn = (reply: Reply): void => {
    const own = (underWay.get(uuid) ?? Promise.resolve()).then(() => send(reply));
    underWay.set(uuid, own);
    void own.finally(() => underWay.get(uuid) === own && underWay.delete(uuid));
  };

  return {
    pending: kept.filter(({ clientId }) => !messages?.some((message) => message.clientId === clientId)),
    say(text, files, tellsWhere) {
      const sent = files.map((file) => ({ file }));
      const reply = { clientId: crypto.randomUUID(), text, files: sent, tellsWhere, refused: null };
      change((before) => [...before, reply]);
      sendInTurn(reply);
    },
    sayAgain: sendInTurn,
    takeOut: ({ clientId }) => change((before) => before.filter((one) => one.clientId !== clientId)),
  };
}
