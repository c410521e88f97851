import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import type { Language } from "@gable/domain/language.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { type HelpGround, withFigures } from "./help-figures.ts";
import { bestAnswer, relatedTo } from "./help-search.ts";
import { ownAnswer } from "./own-answers.ts";
import type { Passage } from "./passage.ts";

export interface Asker {
  readonly language: Language;
  readonly help: HelpGround;
  /** Their application, where there is one. */
  readonly file: LoanFile | undefined;
  readonly now: string;
  /** What its lender waits after the right to cancel, in days. */
  readonly holdDays: number;
}

export type Answer = Pick<ChatbotExchange, "responseStr" | "sources" | "related" | "outcome"> & {
  readonly passage: string | null;
};

/** The answer to a question: the nearest passage of the help, in the words of the asker's own application where it can say more. */
export function answerTo(question: string, asker: Asker): Answer {
  const { language, help } = asker;
  const found = bestAnswer(language, question);
  if (!found)
    return {
      responseStr: withFigures(unknown[language], help, language),
      sources: [],
      related: relatedTo(language, question).map((passage) => passage[language].title),
      outcome: "unknown",
      passage: null,
    };
  const { passage } = found;
  return {
    responseStr: textOf(passage, asker),
    sources: [sourceOf(passage, language)],
    related: [],
    outcome: passage.refuses ? "refused" : "answered",
    passage: passage.id,
  };
}

/** What a passage says to somebody: of their own application where it can say more, else the help with the lender's figures. */
export function textOf(passage: Passage, { language, help, file, now, holdDays }: Asker): string {
  const own = passage.own && file && ownAnswer(passage.own, { file, now, language, holdDays });
  return own ?? withFigures(passage[language].text, help, language);
}

export const sourceOf = (passage: Passage, language: Language): Answer["sources"][number] => ({
  title: passage[language].title,
  source: passage.source[language],
  link: passage.link ?? null,
});

const unknown = {
  en: "I do not know that. You may put it in other words, or ask our people: they answer the chat {chatHours}, and the telephone at {phone}, {phoneHours}.",
  es: "No lo sé. Puede decirlo con otras palabras, o preguntar a nuestro personal: responde el chat {chatHours}, y el teléfono {phone}, {phoneHours}.",
} as const;
