import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useId } from "react";
import { chatsWords } from "./chats.words.ts";

/** What an agent had begun to write in a chat that is not theirs any more; nothing where nothing was begun. */
export function Unsent({ text, onTakeOut }: { text: string; onTakeOut: () => void }) {
  const t = useText(chatsWords);
  const id = useId();
  if (text.trim() === "") return null;
  return (
    <div className="chats-foot" role="group" aria-labelledby={id}>
      <p id={id} className="small">
        <b>{t.begun}</b>
      </p>
      <p className="said-text">{text}</p>
      <TextButton onClick={onTakeOut}>{t.takeOut}</TextButton>
    </div>
  );
}
