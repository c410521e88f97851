import type { ReplyOf } from "@gable/contract/call.ts";
import type { cannedAnswers } from "@gable/contract/calls/chat-desk.ts";
import { type HelpGround, withFigures } from "./help-figures.ts";
import { passages } from "./passages.ts";

/** As the desk offers it, but for who wrote it. */
export type FixedAnswer = Omit<ReplyOf<typeof cannedAnswers>["answers"][number], "isOwn">;

/**
 * The help as answers that somebody at the desk can send as they are: people and the assistant say the same. What the assistant says of
 * itself, or asks to be asked again, no person sends.
 */
export function helpAnswers(ground: HelpGround): readonly FixedAnswer[] {
  return passages
    .filter(({ id, own, refuses }) => id !== "assistant" && own === undefined && refuses === undefined)
    .map(({ id, en, es }) => ({
      id,
      en: { title: en.title, text: withFigures(en.text, ground, "en") },
      es: { title: es.title, text: withFigures(es.text, ground, "es") },
    }));
}
