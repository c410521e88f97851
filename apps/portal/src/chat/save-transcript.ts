import type { ChatMessage } from "@gable/domain/chat/message.ts";
import type { Language, Text } from "@gable/ui/language/catalogue.tsx";
import type { chatWords } from "./chat.words.ts";
import { eventInWords } from "./event-in-words.ts";

/** With the name of the zone: it is read again elsewhere, and by others. */
const whenSent = ({ sentAt }: ChatMessage, language: Language): string =>
  new Date(sentAt).toLocaleString(`${language}-US`, { dateStyle: "medium", timeStyle: "long" });

/** Gives the reader what was said, as a text file. */
export function saveTranscript(messages: readonly ChatMessage[], t: Text<typeof chatWords>, language: Language): void {
  const lines = messages.map((message) => {
    const said = message.event === null ? message.text : eventInWords(message, t);
    const files = message.attachments.map(({ name }) => `[${name}]`);
    const who = message.author === "borrower" ? t.you : (message.authorName ?? "");
    return [whenSent(message, language), who, [said, ...files].join(" ")].filter(Boolean).join("  ");
  });
  const address = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: "chat.txt" }).click();
  URL.revokeObjectURL(address);
}
