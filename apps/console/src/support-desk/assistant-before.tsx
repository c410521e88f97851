import type { ReplyOf } from "@gable/contract/call.ts";
import type { AskedBefore, chatTranscript } from "@gable/contract/calls/chat-desk.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { chatsWords } from "./chats.words.ts";

/** What the borrower asked the assistant before, so that nobody asks them again. */
export function AssistantBefore({
  chat,
  asked,
}: {
  chat: ReplyOf<typeof chatTranscript>["chat"];
  asked: readonly AskedBefore[];
}) {
  const t = useText(chatsWords);
  if (asked.length === 0) return null;
  return (
    <details className="said-before" open>
      <summary>{t.assistantBefore(asked.length)}</summary>
      <ol>
        {asked.map(({ questionId, questionStr, responseStr }) => (
          <li key={questionId} lang={chat.language}>
            <p>
              <strong>{questionStr}</strong>
            </p>
            <p className="small">{responseStr}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
