import { type HelpGround, withFigures } from "./help-figures.ts";
import { passages } from "./passages.ts";

/** The help as answers that somebody at the desk can send as they are: people and the assistant say the same. */
export function helpAnswers(ground: HelpGround): { id: string; title: string; en: string; es: string }[] {
  return passages
    .filter(({ id }) => id !== "assistant")
    .map(({ id, en, es }) => ({
      id,
      title: en.title,
      en: withFigures(en.text, ground, "en"),
      es: withFigures(es.text, ground, "es"),
    }));
}
