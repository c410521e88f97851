import type { Language } from "../language.ts";
import { withoutAccents } from "../without-accents.ts";

export const textReplies = ["stop", "start", "help", "other"] as const;
/** What somebody wants who answers a text. */
export type TextReply = (typeof textReplies)[number];

/** Words that are understood, alone in a text (47 CFR 64.1200(a)(10); those that carriers know besides). */
const words: Readonly<Record<Exclude<TextReply, "other">, Readonly<Record<Language, readonly string[]>>>> = {
  stop: {
    en: [
      "stop",
      "stopall",
      "stop all",
      "quit",
      "end",
      "revoke",
      "opt out",
      "optout",
      "cancel",
      "unsubscribe",
      "no more",
    ],
    es: ["alto", "parar", "pare", "fin", "terminar", "basta", "cancelar", "no mas"],
  },
  start: { en: ["start", "unstop", "yes"], es: ["empezar", "iniciar", "si"] },
  help: { en: ["help", "info"], es: ["ayuda"] },
};

/** Reads an answer: whatever its case, accents and punctuation. The language is that of the word, where it is of one alone. */
export function readReply(text: string): { readonly reply: TextReply; readonly language: Language | null } {
  const said = withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  for (const [reply, { en, es }] of Object.entries(words) as [Exclude<TextReply, "other">, (typeof words)["stop"]][]) {
    if (es.includes(said)) return { reply, language: "es" };
    // Carriers teach the English words to everybody.
    if (en.includes(said)) return { reply, language: null };
  }
  return { reply: "other", language: null };
}
