import type { ChatEvent } from "@gable/domain/chat/message.ts";
import type { Text } from "@gable/ui/language/catalogue.tsx";
import type { chatsWords } from "./chats.words.ts";

/** What happened in a chat beside what was said; `name` is of whoever it was, or to whom it went. */
export function eventInWords(event: ChatEvent, name: string | null, t: Text<typeof chatsWords>): string {
  const words: Readonly<Record<ChatEvent, string>> = {
    joined: t.joined(name ?? ""),
    transferred: t.transferred(name),
    "closed-by-agent": t.closedByAgent(name),
    "closed-by-borrower": t.closedByBorrower,
    expired: t.expired,
  };
  return words[event];
}
