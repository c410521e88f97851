import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import type { Language } from "@gable/domain/language.ts";
import { inWords } from "./in-words.ts";

/**
 * What an application came to stand before. A milestone is called by what it is once it is reached, which it is not yet: the right to cancel
 * has not ended on the day on which it is next.
 */
export function nextMilestone(detail: Readonly<Record<string, unknown>>, language: Language): string {
  const row = Number(detail["row"]);
  const milestone =
    row in planRows ? `${row}. ${planRows[row as PlanRow][language]}` : inWords(String(detail["stage"]), language);
  return `${language === "es" ? "Sigue" : "Next"}: ${milestone}`;
}
