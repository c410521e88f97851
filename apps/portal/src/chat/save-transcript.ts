import type { ChatMessage } from "@gable/domain/chat/message.ts";
import type { Text } from "@gable/ui/language/catalogue.tsx";
import type { chatWords } from "./chat.words.ts";
import { eventInWords } from "./event-in-words.ts";

/** Gives the reader what was said, as a text file. */
export function saveTranscript(messages: readonly ChatMessage[], t: Text<typeof chatWords>): void {
  const lines = messages.map((message) => {
    const said = message.event === null ? message.text : eventInWords(message, t);
    const files = message.attachments.map(({ name }) => `[${name}]`);
    const who = message.author === "borrower" ? t.you : (message.authorName ?? "");
    return [new Date(message.sentAt).toLocaleString(), who, [said, ...files].join(" ")].filter(Boolean).join("  ");
  });
  const address = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: "chat.txt" }).click();
  URL.revokeObjectURL(address);
}
