import { searchWords } from "../pipeline/pipeline-row.ts";
import type { ComparedFact } from "./compared-facts.ts";

/** Digits of an account that a statement shows, at least. */
const LAST_FOUR = 4;

/**
 * On which page of a paper a fact of the file stands, from 1; null where none has it. Case, accents and punctuation do not count, nor
 * the order of the words: a statement writes "DOE, JANE". A page has it when it has all of its words.
 */
export function pageWithFact(
  pages: readonly string[],
  { said, cents }: Pick<ComparedFact, "said" | "cents">,
): number | null {
  const wanted = cents === null ? wordsOf(said ?? "") : amountForms(cents);
  if (wanted.length === 0) return null;
  const at = pages.findIndex((page) => (cents === null ? hasAll(page, wanted) : hasAmount(page, wanted)));
  return at === -1 ? null : at + 1;
}

/** A masked number is looked for by what is left of it. */
const wordsOf = (text: string): string[] => searchWords(text).filter((word) => word.length > 1);

function hasAll(page: string, wanted: readonly string[]): boolean {
  const there = new Set(searchWords(page));
  return wanted.every((word) => there.has(word) || endsWithDigits(there, word));
}

/** An account is written in full, or with stars before its last digits. */
const endsWithDigits = (there: ReadonlySet<string>, word: string): boolean =>
  word.length === LAST_FOUR &&
  /^\d+$/.test(word) &&
  [...there].some((other) => /^[\dx]+$/.test(other) && other.endsWith(word));

/** $98,500 is written with and without cents, with and without its comma. */
function amountForms(cents: number): string[] {
  const dollars = Math.trunc(cents / 100);
  const rest = String(cents % 100).padStart(2, "0");
  const plain = String(dollars);
  return cents % 100 === 0 ? [plain, `${plain}.${rest}`] : [`${plain}.${rest}`];
}

function hasAmount(page: string, forms: readonly string[]): boolean {
  const there = new Set(page.replaceAll(/(\d),(?=\d{3})/g, "$1").match(/\d+(?:\.\d{2})?(?!\d)/g) ?? []);
  return forms.some((form) => there.has(form));
}
