import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { prefilledNoteWords } from "./prefilled-note.words.ts";

export function PrefilledNote({ by }: { by: string }) {
  const t = useText(prefilledNoteWords);
  return <Notice title={t.prefilled(by)} />;
}
