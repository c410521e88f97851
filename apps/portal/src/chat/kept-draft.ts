import { findPrivateNumber } from "@gable/domain/chat/private-numbers.ts";
import { ofThisTab } from "@gable/ui/storage/browser-storage.ts";

const KEY = "chat_draft";

/** What is being written in a conversation and was not sent; undefined where nothing was. It stays with the tab. */
export function readDraft(conversationSid: string): string | undefined {
  try {
    const known = JSON.parse(ofThisTab.read(KEY) ?? "null") as { of: string; text: string } | null;
    return known?.of === conversationSid && typeof known.text === "string" ? known.text : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(conversationSid: string, text: string): void {
  // What holds a number that must not travel is not kept either.
  if (findPrivateNumber(text)) ofThisTab.forget(KEY);
  else ofThisTab.write(KEY, JSON.stringify({ of: conversationSid, text }));
}

export const forgetDraft = (): void => ofThisTab.forget(KEY);
