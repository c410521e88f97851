import type { ClosingHold } from "@gable/domain/workflow/notices/closing-holds.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { introWords } from "../intro.words.ts";

type WaitProps = {
  holds: readonly ClosingHold[];
  isOnPaper?: boolean;
  /** There is an appointment to be made meanwhile. */
  isAtOffice?: boolean;
};

/** What the law waits for, and from which day on one may sign. Reading is open meanwhile. */
export function WaitToSign({ holds, isOnPaper = false, isAtOffice = false }: WaitProps) {
  const t = useText(introWords);
  const f = useFormats();
  const days = holds.flatMap(({ until }) => until ?? []);
  const isKnown = days.length === holds.length;
  const last = days.toSorted().at(-1);
  const from = isOnPaper ? t.notBefore : t.waitUntil;
  return (
    <Notice tone="info" title={isKnown && last ? from(f.dayWithYear(`${last}T12:00:00Z`)) : t.wait}>
      {holds.map(({ rule }) => (
        <p key={rule}>{t[rule]}</p>
      ))}
      <p>{isOnPaper ? t.waitPaper : isAtOffice ? t.waitOffice : t.waitRead}</p>
    </Notice>
  );
}
