import { useOutage } from "@gable/ui/components/connection/outage.ts";
import { useWait } from "@gable/ui/components/connection/waits.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { shellWords } from "./shell.words.ts";

/** Before the first page: nothing, unless nobody answers; the line above says what is being done about it. */
export function BeforeFirstPage() {
  const t = useText(shellWords);
  useWait(true);
  if (useOutage() === "none") return null;
  return (
    <main className="desk-main">
      <h1>{t.unanswered}</h1>
    </main>
  );
}
