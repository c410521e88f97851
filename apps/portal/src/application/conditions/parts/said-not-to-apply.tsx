import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { conversationWords } from "./condition-conversation.words.ts";

/** Whose move it is once somebody said that what is asked for does not apply to them. */
export function SaidNotToApply() {
  const t = useText(conversationWords);
  return (
    <Notice title={t.saidNot}>
      <p>{t.saidNotBody}</p>
    </Notice>
  );
}
