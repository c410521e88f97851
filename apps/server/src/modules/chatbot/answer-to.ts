import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import type { Language } from "@gable/domain/language.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { type HelpGround, withFigures } from "./help-figures.ts";
import { bestAnswer } from "./help-search.ts";
import { ownAnswer } from "./own-answers.ts";

interface Asker {
  readonly language: Language;
  readonly help: HelpGround;
  /** Their application, where there is one. */
  readonly file: LoanFile | undefined;
  readonly now: string;
}

type Answer = Pick<ChatbotExchange, "responseStr" | "sources" | "outcome"> & { readonly passage: string | null };

/** The answer to a question: the nearest passage of the help, in the words of the asker's own application where it can say more. */
export function answerTo(question: string, { language, help, file, now }: Asker): Answer {
  const found = bestAnswer(language, question);
  if (!found)
    return {
      responseStr: withFigures(unknown[language], help, language),
      sources: [],
      outcome: "unknown",
      passage: null,
    };
  const { passage } = found;
  const { title, text } = passage[language];
  const own = passage.own && file && ownAnswer(passage.own, { file, now, language });
  return {
    responseStr: own ?? withFigures(text, help, language),
    sources: [{ title, source: passage.source, link: passage.link ?? null }],
    outcome: passage.refuses ? "refused" : "answered",
    passage: passage.id,
  };
}

const unknown = {
  en: "I do not know that. You may put it in other words, or ask our people: they answer the chat {chatHours}, and the telephone at {phone}, {phoneHours}.",
  es: "No lo sé. Puede decirlo con otras palabras, o preguntar a nuestro personal: responde el chat {chatHours}, y el teléfono {phone}, {phoneHours}.",
} as const;
