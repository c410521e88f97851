import type { Lender } from "@gable/domain/organisations/lender.ts";
import { withFigures } from "./help-figures.ts";
import { passages } from "./passages.ts";

/** The help as answers that somebody at the desk can send as they are: people and the assistant say the same. */
export function helpAnswers(lender: Lender): { id: string; title: string; en: string; es: string }[] {
  return passages
    .filter(({ id }) => id !== "assistant")
    .map(({ id, en, es }) => ({
      id,
      title: en.title,
      en: withFigures(en.text, lender, "en"),
      es: withFigures(es.text, lender, "es"),
    }));
}
