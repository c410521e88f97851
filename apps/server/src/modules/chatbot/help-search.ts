import type { Language } from "@gable/domain/language.ts";
import MiniSearch from "minisearch";
import type { Passage } from "./passage.ts";
import { passages } from "./passages.ts";
import { asksOfSomebodyElse } from "./somebody-elses.ts";
import { allTermsOf, isSmallTerm, termOf, termsOf, wordsOf } from "./terms.ts";

/** A passage that answers a question, more or less. */
export interface Found {
  readonly passage: Passage;
  /** 0 to 1: from its rank among all passages, and from how near the question is to a way of asking that it names. */
  readonly score: number;
  /** How much of what was asked the passage speaks of: 0 to 1, rare words counting more. */
  readonly coverage: number;
  /** How near the question is to the nearest way of asking that the passage names: 0 to 1. */
  readonly likeness: number;
}

/** Below both of these the passage is about something else that shares a word. */
const LEAST_COVERAGE = 0.6;
const LEAST_LIKENESS = 0.42;
/** A passage that has the words of a question, but in no way of asking it, speaks of them in passing. */
const LEAST_LIKENESS_OF_ALL = 0.2;
/** Even where all that was asked is spoken of, in passing. */
const LEAST_SCORE = 0.35;
const UNKNOWN = 3;
/** How much a small word weighs. */
const SMALL = 1.2;
/** So near is what may have been meant. */
const LEAST_RELATED = 0.4;
const MOST_RELATED = 3;
/** How much the rank counts beside the likeness. */
const RANK = 0.35;
/** How many of the best by rank are compared. */
const COMPARED = 12;

/** The passages of the help, best first: ranked by BM25, titles and other ways to ask counting more than the text, then compared. */
export function searchHelp(language: Language, question: string): Found[] {
  const { search, weightOf, waysOf } = indexOf(language);
  const asked = termsOf(language, question);
  const words = new Set(allTermsOf(language, question));
  const total = asked.reduce((sum, term) => sum + weightOf(term), 0);
  const heft = (term: string): number => (isSmallTerm(term) ? SMALL : weightOf(term));
  const ranked = search.search(question).slice(0, COMPARED);
  const highest = ranked[0]?.score ?? 1;
  return ranked
    .map((result) => {
      const passage = passageOf(String(result.id));
      const matched = asked.filter((term) => result.queryTerms.includes(term));
      const likeness = Math.max(...waysOf(passage.id).map((way) => likenessOf(words, way, heft)));
      return {
        passage,
        likeness,
        score: RANK * (result.score / highest) + (1 - RANK) * likeness,
        coverage: total === 0 ? 0 : matched.reduce((sum, term) => sum + weightOf(term), 0) / total,
      };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** The passage to answer with: the best, where it is near enough to what was asked. One behind it would answer something else. */
export function bestAnswer(language: Language, question: string): Found | undefined {
  if (asksOfSomebodyElse(language, question))
    return { passage: passageOf("no-others"), score: 1, coverage: 1, likeness: 1 };
  return searchHelp(language, question).slice(0, 1).find(isNear);
}

/** Passages that may have been meant where none is near enough to answer with: at most three, the nearest first, none that refuses. */
export function relatedTo(language: Language, question: string): Passage[] {
  return searchHelp(language, question)
    .filter(({ score, passage }) => score >= LEAST_RELATED && passage.refuses !== true)
    .slice(0, MOST_RELATED)
    .map(({ passage }) => passage);
}

const isNear = ({ score, coverage, likeness }: Found): boolean =>
  score >= LEAST_SCORE &&
  (likeness >= LEAST_LIKENESS || (coverage >= LEAST_COVERAGE && likeness >= LEAST_LIKENESS_OF_ALL));

/** Dice's coefficient of two sets of words, each with its weight. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>, heft: (term: string) => number): number {
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + heft(term), 0);
  return (2 * sum([...one].filter((term) => other.has(term)))) / (sum(one) + sum(other) || 1);
}

const byId = new Map(passages.map((passage) => [passage.id, passage]));

function passageOf(id: string): Passage {
  const passage = byId.get(id);
  if (!passage) throw new Error(`There is no passage ${id}.`);
  return passage;
}

interface Index {
  readonly search: MiniSearch;
  /** How rare a word is: what the help never says weighs most. */
  readonly weightOf: (term: string) => number;
  /** The words of each way of asking that a passage names, its title among them. */
  readonly waysOf: (id: string) => readonly ReadonlySet<string>[];
}

const indexes = new Map<Language, Index>();

function indexOf(language: Language): Index {
  const known = indexes.get(language);
  if (known) return known;
  const search = new MiniSearch({
    fields: ["title", "asked", "text"],
    tokenize: wordsOf,
    processTerm: (word) => termOf(language, word),
    searchOptions: {
      boost: { title: 2, asked: 2.5, text: 1 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 4,
    },
  });
  search.addAll(passages.map(({ id, ...passage }) => ({ id, ...passage[language] })));
  const documents = passages.map((passage) => {
    const { title, asked, text } = passage[language];
    return new Set(termsOf(language, `${title} ${asked} ${text}`));
  });
  const weightOf = (term: string): number => {
    const having = documents.filter((terms) => terms.has(term)).length;
    // A word that the help never uses says less than one that it uses once: people put the same thing in many words.
    return Math.log(1 + documents.length / Math.max(having, UNKNOWN));
  };
  const ways = new Map(
    passages.map((passage) => {
      const { title, asked } = passage[language];
      return [passage.id, [title, ...asked.split(";")].map((way) => new Set(allTermsOf(language, way)))];
    }),
  );
  const index = { search, weightOf, waysOf: (id: string) => ways.get(id) ?? [] };
  indexes.set(language, index);
  return index;
}
