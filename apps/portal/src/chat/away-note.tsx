import { CHAT_TOKEN_MS } from "@gable/domain/chat/limits.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { chatOpenQuery } from "../queries/chat.ts";
import { chatWords } from "./chat.words.ts";
import { WhenBack } from "./chat-hours.tsx";

type AwayProps = {
  /** When they wrote last; ISO 8601. */
  writtenAt: string | undefined;
  /** Whether an answer can be mailed of, or itself to a visitor, whose chat is over six hours after the last message. */
  hasEmail: boolean;
};

/** To whoever waits while the lender's people are away: what becomes of the message, and when they are back. */
export function AwayNote({ writtenAt, hasEmail }: AwayProps) {
  const t = useText(chatWords);
  const { data: hours } = useQuery(chatOpenQuery());
  const backMs = Date.parse(hours?.opensAt ?? "");
  const endsMs = Date.parse(writtenAt ?? "") + CHAT_TOKEN_MS;
  const endsBefore = backMs >= endsMs;
  const words = hasEmail ? t.away : endsBefore ? t.awayTooLong : t.awayWithoutEmail;
  return (
    <p className="chat-note">
      {words} <WhenBack opensAt={hours?.opensAt} />
    </p>
  );
}
