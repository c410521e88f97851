import type { Pending } from "@gable/contract/chat-connection.ts";
import { ofThisTab } from "@gable/ui/storage/browser-storage.ts";

const KEY = "chat_pending";

/** What is on its way in a conversation. It stays with the tab: what people write is not for whoever comes to this browser next. */
export function readPending(conversationSid: string): readonly Pending[] {
  try {
    const known = JSON.parse(ofThisTab.read(KEY) ?? "null") as { of: string; pending: Pending[] } | null;
    return known?.of === conversationSid && Array.isArray(known.pending) ? known.pending : [];
  } catch {
    return [];
  }
}

export function keepPending(conversationSid: string, pending: readonly Pending[]): void {
  // What holds a number that must not travel is not kept either.
  const worthy = pending.filter(({ refused }) => refused !== "private-number" && refused !== "closed");
  if (worthy.length === 0) forgetPending();
  else ofThisTab.write(KEY, JSON.stringify({ of: conversationSid, pending: worthy }));
}

export const forgetPending = (): void => ofThisTab.forget(KEY);
