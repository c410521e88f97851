import { type ChatView, type Pending, TYPING_MS, unheardChat } from "@gable/contract/chat-connection.ts";
import type { ChatAttachment, ChatMessage } from "@gable/domain/chat/message.ts";
import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { type LiveConnection, type LiveTerms, PrivateNumberFound } from "../live-connection.ts";

/** A message as a provider has it; its place in the conversation follows from its instant. */
export type CarriedMessage = Omit<ChatMessage, "sequence">;

/** What a provider's client does for a conversation. */
export interface Carrier {
  /** `closed` where the conversation takes no more; rejects when it was not sent. */
  readonly send: (message: Pending) => Promise<"sent" | "closed">;
  /** Where only the client can end it with the provider. */
  readonly end?: () => Promise<void>;
  readonly typing: () => void;
  /** The messages before those that were told of, and whether there are more. */
  readonly earlier: () => Promise<{ readonly messages: readonly CarriedMessage[]; readonly hasEarlier: boolean }>;
  readonly upload: (file: File) => Promise<ChatAttachment>;
  readonly fetchFile: (attachment: ChatAttachment) => Promise<Blob>;
  readonly reconnect: () => void;
  readonly close: () => void;
}

/** What a provider's client tells of a conversation. */
export interface Hearing {
  /** May be told again, in any order. */
  readonly messages: (messages: readonly CarriedMessage[]) => void;
  readonly change: (news: Partial<Pick<ChatView, "connection" | "state" | "hasEarlier">>) => void;
  readonly isTyping: (isTyping: boolean) => void;
}

/** The provider does not accept the rights that were given: nothing more is tried. */
export class RightsRefused extends Error {
  override readonly name = "RightsRefused";
}

/** Of a conversation to which there are no rights. */
const nobody: Carrier = {
  send: async () => "closed",
  typing: () => undefined,
  earlier: async () => ({ messages: [], hasEarlier: false }),
  upload: () => Promise.reject(new RightsRefused("There is no right to send files.")),
  fetchFile: () => Promise.reject(new RightsRefused("There is no right to files.")),
  reconnect: () => undefined,
  close: () => undefined,
};

/**
 * A conversation that a provider carries: keeps what was said in its order and each message once, and what is on its way until the
 * provider has it. Who ends it tells the server, which ends it there.
 */
export async function openCarried(
  { end, pending: left, changed }: LiveTerms,
  open: (hear: Hearing) => Promise<Carrier>,
): Promise<LiveConnection> {
  let view: ChatView = { ...unheardChat, pending: left };
  let stopTyping: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const change = (news: Partial<ChatView>): void => {
    if (isClosed) return;
    view = { ...view, ...news };
    changed(view);
  };
  const isTyping = (is: boolean): void => {
    clearTimeout(stopTyping);
    if (is) stopTyping = setTimeout(() => change({ isTyping: false }), TYPING_MS);
    if (is !== view.isTyping) change({ isTyping: is });
  };

  const openOrNobody = async (hear: Hearing): Promise<Carrier> => {
    try {
      return await open(hear);
    } catch (error) {
      if (!(error instanceof RightsRefused)) throw error;
      change({ connection: "rejected" });
      return nobody;
    }
  };

  const carrier = await openOrNobody({
    isTyping,
    messages(heard) {
      const messages = inOrder([...view.messages, ...heard]);
      const own = new Set(messages.filter(({ author }) => author === "borrower").map(({ clientId }) => clientId));
      const agent = messages.findLast(({ author }) => author === "agent");
      change({
        messages,
        pending: view.pending.filter(({ clientId }) => !own.has(clientId)),
        agentName: agent?.authorName ?? view.agentName,
        // Somebody has answered: nobody waits any more.
        ...(agent && view.state === "waiting" && { state: "active" }),
      });
      if (heard.some(({ author }) => author === "agent")) isTyping(false);
    },
    change: (news) => change(news.state === "waiting" && view.agentName !== null ? { ...news, state: "active" } : news),
  });

  const send = async (message: Pending): Promise<void> => {
    const outcome = await carrier.send(message).catch(() => "failed" as const);
    if (outcome === "sent") return;
    change({
      pending: view.pending.map((one) => (one.clientId === message.clientId ? { ...one, refused: outcome } : one)),
    });
  };

  // What came before the page was left has been heard by now, and is on its way no more.
  for (const message of view.pending) if (message.refused === null) void send(message);

  return {
    say(text, attachments) {
      const message: Pending = { clientId: crypto.randomUUID(), text, attachments, refused: null };
      change({ pending: [...view.pending, message] });
      void send(message);
    },
    resend(clientId) {
      const message = view.pending.find((pending) => pending.clientId === clientId);
      if (!message) return;
      const again = { ...message, refused: null };
      change({ pending: view.pending.map((pending) => (pending === message ? again : pending)) });
      void send(again);
    },
    typing: carrier.typing,
    async end() {
      await carrier.end?.();
      await end();
      change({ state: "closed" });
    },
    // A provider knows its own tokens; the nonce is between the page and our server.
    giveNonce: () => undefined,
    async showEarlier() {
      const { messages, hasEarlier } = await carrier.earlier();
      change({ messages: inOrder([...messages, ...view.messages]), hasEarlier });
    },
    async upload(file) {
      if (file.name.toLowerCase().endsWith(".txt") && findPrivateNumber(await file.text()))
        throw new PrivateNumberFound();
      return carrier.upload(file);
    },
    fetchFile: carrier.fetchFile,
    reconnect: carrier.reconnect,
    close() {
      isClosed = true;
      clearTimeout(stopTyping);
      carrier.close();
    },
  };
}

/** By their instants, each once: told again, the later telling counts. */
function inOrder(told: readonly (CarriedMessage | ChatMessage)[]): ChatMessage[] {
  const byName = new Map(told.map((message) => [`${message.author}:${message.clientId}`, message]));
  return [...byName.values()]
    .toSorted((one, other) => one.sentAt.localeCompare(other.sentAt))
    .map((message, index) => ({ ...message, sequence: index + 1 }));
}
