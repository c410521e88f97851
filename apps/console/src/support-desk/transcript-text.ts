import type { ReplyOf } from "@gable/contract/call.ts";
import type { chatTranscript, DeskMessage } from "@gable/contract/calls/chat-desk.ts";
import type { Language, Text } from "@gable/ui/language/catalogue.tsx";
import { inMoments } from "../shell/in-moments.ts";
import type { chatsWords } from "./chats.words.ts";
import { eventInWords } from "./event-in-words.ts";

/** What was said in a chat, line by line with its time, for a file or a complaint. What colleagues wrote for each other stays out. */
export function transcriptText(
  { chat, messages }: Pick<ReplyOf<typeof chatTranscript>, "chat" | "messages">,
  t: Text<typeof chatsWords>,
  language: Language,
): string {
  const line = ({ event, author, authorName, text, attachments, sentAt }: DeskMessage): string => {
    const at = inMoments(sentAt, language);
    if (event !== null) return `[${at}] ${eventInWords(event, authorName, t)}`;
    const who = author === "agent" ? authorName : chat.friendlyName;
    return `[${at}] ${who}: ${[text, ...attachments.map(({ name }) => `<${name}>`)].filter(Boolean).join(" ")}`;
  };
  const head = [chat.friendlyName, chat.emailAddress, inMoments(chat.openedAt, language)].filter(Boolean).join(", ");
  return `${[head, "", ...messages.map(line)].join("\r\n")}\r\n`;
}
