import { type ChosenFiles, ChosenList } from "@gable/ui/components/conversation/chosen-files.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useId } from "react";
import { chatsWords } from "./chats.words.ts";

type UnsentProps = { text: string; chosen: ChosenFiles; onTakeOut: () => void };

/** What an agent had begun to write, and chosen, in a chat that is not theirs any more; nothing where nothing was begun. */
export function Unsent({ text, chosen, onTakeOut }: UnsentProps) {
  const t = useText(chatsWords);
  const id = useId();
  if (text.trim() === "" && chosen.files.length === 0) return null;
  return (
    <div className="chats-foot" role="group" aria-labelledby={id}>
      <p id={id} className="small">
        <b>{t.begun}</b>
      </p>
      {text.trim() === "" ? null : <p className="said-text">{text}</p>}
      <ChosenList chosen={chosen} />
      <TextButton onClick={onTakeOut}>{t.takeOut}</TextButton>
    </div>
  );
}
