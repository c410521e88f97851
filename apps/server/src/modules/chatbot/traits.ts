import type { Language } from "@gable/domain/language.ts";
import { allTermsOf, isSmallTerm, plainWordsOf } from "./terms.ts";

/** How much a small word counts beside one that says what is asked. */
const SMALL = 0.6;
/** How much two words beside each other count. */
const PAIR = 0.8;
/** How much a piece of a word counts: a misspelt word shares most of its pieces with the right one. */
const PIECE = 0.3;
const PIECE_LENGTH = 4;

/** By what a text is compared with others, and how much each counts: its words, its pairs of words, and the pieces of its words. */
export function traitsOf(language: Language, text: string): Map<string, number> {
  const traits = new Map<string, number>();
  const terms = allTermsOf(language, text);
  for (const term of terms) traits.set(term, isSmallTerm(term) ? SMALL : 1);
  terms.slice(1).forEach((term, index) => traits.set(`${terms[index]} ${term}`, PAIR));
  for (const piece of plainWordsOf(language, text).flatMap(piecesOf)) traits.set(piece, PIECE);
  return traits;
}

/** "taxes" gives "#<tax", "#taxe", "#axes" and "#xes>". */
function piecesOf(word: string): string[] {
  const whole = `<${word}>`;
  return Array.from(
    { length: Math.max(0, whole.length - PIECE_LENGTH + 1) },
    (_, start) => `#${whole.slice(start, start + PIECE_LENGTH)}`,
  );
}
