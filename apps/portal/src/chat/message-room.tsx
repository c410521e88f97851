import { useEndOfList } from "@gable/ui/components/conversation/use-end-of-list.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import type { ReactNode } from "react";
import { chatWords } from "./chat.words.ts";

/** What was said in a chat, in a room that scrolls and goes to its end with `last`, the name of what was said here last. */
export function MessageRoom({ last, children }: { last: string | undefined; children: ReactNode }) {
  const t = useText(chatWords);
  const list = useEndOfList(last);
  return (
    <section
      className="chat-messages"
      ref={list}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t.messages}
    >
      {children}
    </section>
  );
}
