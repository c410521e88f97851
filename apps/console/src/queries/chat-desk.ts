import type { BodyOf, ReplyOf } from "@gable/contract/call.ts";
import {
  addChatFile,
  answerChat,
  cannedAnswers,
  chatColleagues,
  chatFile,
  chatInbox,
  chatPerson,
  chatTranscript,
  closeChat,
  endedChats,
  fileChats,
  takeChat,
  transferChat,
  typeInChat,
} from "@gable/contract/calls/chat-desk.ts";
import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

/** All that is known of chats begins with this key. */
export const CHATS_KEY = "chats";
/** The stream of signals brings what is new at once; this is for when it is cut off. */
const REFETCH_MS = 60_000;

/** What the browser keeps of a conversation: all that was read so far, in its order, each once. */
type Transcript = ReplyOf<typeof chatTranscript>;

export const chatInboxQuery = () =>
  queryOptions({
    queryKey: [CHATS_KEY, "inbox"],
    queryFn: ({ signal }) => client.send(chatInbox, { signal }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    refetchIntervalInBackground: true,
  });

export const endedChatsQuery = () =>
  infiniteQueryOptions({
    queryKey: [CHATS_KEY, "ended"],
    queryFn: ({ signal, pageParam }) => client.send(endedChats, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Reads on from the last message that is here. */
export const transcriptQuery = (uuid: string) =>
  queryOptions({
    queryKey: [CHATS_KEY, uuid, "transcript"],
    queryFn: async ({ client: queries, signal, queryKey }): Promise<Transcript> => {
      const known = queries.getQueryData<Transcript>(queryKey);
      const messages = [...(known?.messages ?? [])];
      let assistant = known?.assistant ?? [];
      for (;;) {
        const after = messages.at(-1)?.sequence ?? 0;
        const page = await client.send(chatTranscript, { params: { conversation: uuid }, query: { after }, signal });
        messages.push(...page.messages);
        if (after === 0) assistant = page.assistant;
        if (page.messages.length === 0 || page.chat.lastSequence <= (messages.at(-1)?.sequence ?? 0)) {
          return { chat: page.chat, assistant, messages };
        }
      }
    },
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });

export const chatPersonQuery = (uuid: string) =>
  queryOptions({
    queryKey: [CHATS_KEY, uuid, "person"],
    queryFn: ({ signal }) => client.send(chatPerson, { params: { conversation: uuid }, signal }),
  });

export const fileChatsQuery = (uuid: string) =>
  queryOptions({
    queryKey: [CHATS_KEY, "of-file", uuid],
    queryFn: ({ signal }) => client.send(fileChats, { params: { uuid }, signal }),
  });

export const chatFileOf = (conversation: string, attachment: string): Promise<Blob> =>
  client.file(chatFile, { params: { conversation, attachment } });

/** Sends a file for an answer to come. */
export const addFile = (conversation: string, file: File): Promise<ReplyOf<typeof addChatFile>> =>
  client.send(addChatFile, { params: { conversation }, file, fileName: file.name });

export const cannedAnswersQuery = () =>
  queryOptions({
    queryKey: ["canned-answers"],
    queryFn: ({ signal }) => client.send(cannedAnswers, { signal }),
    // One that was retired meanwhile is not offered again.
    staleTime: 0,
  });

export const chatColleaguesQuery = () =>
  queryOptions({
    queryKey: ["chat-colleagues"],
    queryFn: ({ signal }) => client.send(chatColleagues, { signal }),
    staleTime: 0,
  });

export const takeMutation = (conversation: string) =>
  mutationOptions({ mutationFn: () => client.send(takeChat, { params: { conversation } }) });

export const answerMutation = (conversation: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof answerChat>) => client.send(answerChat, { params: { conversation }, body }),
  });

export const transferMutation = (conversation: string) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof transferChat>) => client.send(transferChat, { params: { conversation }, body }),
  });

export const closeMutation = (conversation: string) =>
  mutationOptions({ mutationFn: () => client.send(closeChat, { params: { conversation } }) });

/** Nobody misses it when it does not arrive. */
export const tellTyping = (conversation: string): void =>
  void client.send(typeInChat, { params: { conversation } }).catch(() => undefined);
