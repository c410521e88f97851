import { useOutage } from "@gable/ui/components/connection/outage.ts";
import { Skeleton } from "@gable/ui/components/skeleton/skeleton.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { shellWords } from "./shell.words.ts";

/** Before the first page: that it is coming, or that nobody answers; the line above says what is being done about it. */
export function BeforeFirstPage() {
  const t = useText(shellWords);
  const isAnswered = useOutage() === "none";
  return (
    <main className="desk-main">
      {isAnswered ? null : <h1>{t.unanswered}</h1>}
      <Skeleton kind="rows" count={8} />
    </main>
  );
}
