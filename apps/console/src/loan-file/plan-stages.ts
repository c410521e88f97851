import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { PlanRow } from "@gable/domain/journey/plan-rows.ts";
import type { LineStage } from "@gable/ui/components/stage-line/stage-line.tsx";
import { catalogue, type Text } from "@gable/ui/language/catalogue.tsx";

/** The plan's rows, gathered as one speaks of them: each stage goes up to its last row. */
const lastRows = [
  ["basics", 6],
  ["offer", 7],
  ["application", 12],
  ["income", 16],
  ["identity", 17],
  ["title", 21],
  ["signing", 24],
  ["funding", 29],
] as const satisfies readonly (readonly [string, PlanRow])[];

export const stageWords = catalogue({
  basics: { en: "Basics", es: "Datos básicos" },
  offer: { en: "Offer", es: "Oferta" },
  application: { en: "Application", es: "Solicitud" },
  income: { en: "Income", es: "Ingresos" },
  identity: { en: "Identity", es: "Identidad" },
  title: { en: "Title", es: "Título" },
  signing: { en: "Signing", es: "Firma" },
  funding: { en: "Funding", es: "Desembolso" },
});

type Row = LoanFileView["plan"][number];
type Named = { readonly t: Text<typeof stageWords>; readonly day: (at: string) => string; readonly now: string };

/** The plan in eight stages: done on a day, where the application is (with whom it waits for, `now`), or later. */
export function stagesOf(plan: readonly Row[], { t, day, now }: Named): readonly LineStage[] {
  return lastRows.map(([stage, last], index) => {
    const first = (lastRows[index - 1]?.[1] ?? 0) + 1;
    const rows = plan.filter(({ row }) => row >= first && row <= last);
    const state = rows.some((row) => row.state === "NOW") ? "now" : rows.every(isOver) ? "done" : "later";
    const doneAt = rows
      .flatMap((row) => row.doneAt ?? [])
      .toSorted()
      .at(-1);
    const note = state === "now" ? now : state === "done" && doneAt !== undefined ? day(doneAt) : "";
    return { label: t[stage], note, state };
  });
}

const isOver = ({ state }: Row): boolean => state === "DONE" || state === "NOT_NEEDED";
