import type { ChatEvent, ChatMessage } from "@gable/domain/chat/message.ts";
import type { Text } from "@gable/ui/language/catalogue.tsx";
import type { chatWords } from "./chat.words.ts";

/** What happened in a conversation beside what was said. */
export function eventInWords({ event, authorName }: ChatMessage, t: Text<typeof chatWords>): string {
  const words: Readonly<Record<ChatEvent, string>> = {
    joined: t.joined(authorName ?? ""),
    transferred: t.transferred(authorName),
    "closed-by-agent": t.closedByAgent(authorName),
    "closed-by-borrower": t.closedByBorrower,
    expired: t.ended,
  };
  return event === null ? "" : words[event];
}
