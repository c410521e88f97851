import type { Language } from "@gable/domain/language.ts";
import { waysElsewhere, waysOfAsking } from "./asked.ts";
import type { Passage } from "./passage.ts";
import { passages } from "./passages.ts";
import { compareWith, type Likeness } from "./profiles.ts";
import { asksOfSomebodyElse } from "./somebody-elses.ts";
import { speller } from "./spelling.ts";
import { PRODUCT, wordsOf } from "./terms.ts";

/** A passage that answers a question, more or less. */
export interface Found {
  readonly passage: Passage;
  /** 0 to 1: how near the question is to all ways of asking for the passage, and to what it tells. */
  readonly likeness: number;
}

/** Less than this is known of what was asked, and it is asked of something else. */
const LEAST_LIKENESS = 0.1;
/** So far a passage must be ahead of this share of what the next has, or either may be meant. */
const LEAST_LEAD = 0.03;
const SHARE_OF_NEXT = 0.9;
/** So near, and so near beside the nearest of all, is what may have been meant. */
const LEAST_RELATED = 0.05;
const LEAST_SHARE_OF_BEST = 0.5;
const MOST_RELATED = 3;

/** The passages of the help that have anything to do with a question, the nearest first. */
export const searchHelp = (language: Language, question: string): Found[] =>
  compared(language, question).flatMap(({ id, likeness }) => (id === null ? [] : [{ passage: id, likeness }]));

/** The passage to answer with: the nearest, where it is near enough and well ahead, and nothing that the help does not tell is nearer. */
export function bestAnswer(language: Language, question: string): Found | undefined {
  if (asksOfSomebodyElse(language, question)) return { passage: passageOf("no-others"), likeness: 1 };
  // Whoever picks one of the titles that they are offered asks by it.
  const named = passages.find((passage) => passage[language].title === question.trim());
  if (named) return { passage: named, likeness: 1 };
  const [best, next] = compared(language, question);
  if (!best || best.id === null || best.likeness < LEAST_LIKENESS) return undefined;
  const isAhead = best.likeness - SHARE_OF_NEXT * (next?.likeness ?? 0) >= LEAST_LEAD;
  return isAhead ? { passage: best.id, likeness: best.likeness } : undefined;
}

/**
 * Passages that may have been meant where none is near enough to answer with: at most three, the nearest first, none that refuses. None at
 * all where something that the help does not tell is much nearer.
 */
export function relatedTo(language: Language, question: string): Passage[] {
  const nearest = compared(language, question)[0]?.likeness ?? 0;
  const least = Math.max(LEAST_RELATED, LEAST_SHARE_OF_BEST * nearest);
  return searchHelp(language, question)
    .filter(({ likeness, passage }) => likeness >= least && passage.refuses !== true)
    .slice(0, MOST_RELATED)
    .map(({ passage }) => passage);
}

function passageOf(id: string): Passage {
  const passage = passages.find((one) => one.id === id);
  if (!passage) throw new Error(`There is no passage ${id}.`);
  return passage;
}

type Compare = (question: string) => Likeness<Passage | null>[];

const comparing = new Map<Language, Compare>();

/** Everything that a question is like, the most alike first; `null` stands for what the help does not tell. */
function compared(language: Language, question: string): Likeness<Passage | null>[] {
  const compare = comparing.get(language) ?? compareIn(language);
  comparing.set(language, compare);
  return compare(question);
}

function compareIn(language: Language): Compare {
  const subjects = [...told(language), ...untold(language)];
  const compare = compareWith(language, subjects);
  const words = subjects.flatMap(({ texts }) => texts.flatMap((text) => wordsOf(language, text)));
  const spelt = speller(new Set(words));
  return (question) => compare(wordsOf(language, question).map(spelt).join(" "));
}

const told = (language: Language) =>
  passages.map((passage) => {
    const { title, text } = passage[language];
    const sentences = text.split(/(?<=[.:;?])\s/);
    // All of them are about the line: its name says nothing of what is asked.
    return { id: passage, texts: [title, ...waysOfAsking(passage.id, language), ...sentences, PRODUCT] };
  });

const untold = (language: Language) => waysElsewhere(language).map((texts) => ({ id: null, texts }));
