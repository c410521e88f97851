import { phrases } from "./phrases.ts";

const PHRASE = /\b(en|es):\s*(?:\([^)]*\)\s*=>\s*)?("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;

/** Two words and more that begin large, in the middle of whatever language: no sentence of ours is written so. An address is like it. */
const COMPANY = /\p{Lu}[\p{L}’']+(?: (?:of |and |& )?\p{Lu}[\p{L}’']+)+/gu;
const UNIT = /, Unit \w+/g;

let known: ReadonlySet<string> | undefined;

/** Every word that the catalogues have in English and nowhere in Spanish. */
function englishWords(): ReadonlySet<string> {
  const english = new Set<string>();
  const spanish = new Set<string>();
  for (const [language, phrase = ""] of phrases(PHRASE))
    for (const word of wordsOf(phrase.replaceAll(/\$\{[^}]*\}/g, " ")))
      (language === "en" ? english : spanish).add(word);
  return new Set([...english].filter((word) => !spanish.has(word)));
}

/** Letters that stand for words, as those of a time zone do, are the same in both languages. */
const wordsOf = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word) => !/^\p{Lu}{2,5}$/u.test(word)).map((word) => word.toLowerCase());

/** What tells whether a text is English. Names are what they are in either language, and so are addresses of mail and of pages. */
export function englishBeside(names: readonly string[]): (text: string) => boolean {
  known ??= englishWords();
  const english = known;
  const longestFirst = names.filter((name) => name.length > 2).toSorted((one, other) => other.length - one.length);
  return (text) => {
    const left = longestFirst.reduce((rest, name) => rest.replaceAll(name, " "), text);
    const said = left
      .replaceAll(/\S+@\S+|\S+\.\w+\/?\S*/g, " ")
      .replaceAll(UNIT, " ")
      .replaceAll(COMPANY, " ");
    return wordsOf(said).some((word) => english.has(word));
  };
}

/** Every text in something that may be a name: what is said in one language as in the other. */
export function namesOf(told: unknown): string[] {
  if (typeof told === "string") return /^[\p{Lu}\d]/u.test(told) ? [told] : [];
  if (typeof told !== "object" || told === null) return [];
  return Object.entries(told).flatMap(([key, value]) => (key === "en" ? [] : namesOf(value)));
}
