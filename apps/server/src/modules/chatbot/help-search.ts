import type { Language } from "@gable/domain/language.ts";
import MiniSearch from "minisearch";
import type { Passage } from "./passage.ts";
import { passages } from "./passages.ts";
import { allTermsOf, termOf, termsOf, wordsOf } from "./terms.ts";

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
const LEAST_COVERAGE = 0.55;
const LEAST_LIKENESS = 0.5;
/** Even where all that was asked is spoken of, in passing. */
const LEAST_SCORE = 0.35;
const UNKNOWN = 3;
/** How much the rank counts beside the likeness. */
const RANK = 0.4;
/** How many of the best by rank are compared. */
const COMPARED = 12;

/** The passages of the help, best first: ranked by BM25, titles and other ways to ask counting more than the text, then compared. */
export function searchHelp(language: Language, question: string): Found[] {
  const { search, weightOf, waysOf } = indexOf(language);
  const asked = termsOf(language, question);
  const words = new Set(allTermsOf(language, question));
  const total = asked.reduce((sum, term) => sum + weightOf(term), 0);
  const ranked = search.search(question).slice(0, COMPARED);
  const highest = ranked[0]?.score ?? 1;
  return ranked
    .map((result) => {
      const passage = passageOf(String(result.id));
      const matched = asked.filter((term) => result.queryTerms.includes(term));
      const likeness = Math.max(...waysOf(passage.id).map((way) => likenessOf(words, way)));
      return {
        passage,
        likeness,
        score: RANK * (result.score / highest) + (1 - RANK) * likeness,
        coverage: total === 0 ? 0 : matched.reduce((sum, term) => sum + weightOf(term), 0) / total,
      };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** The passage to answer with; undefined when none is near enough. */
export function bestAnswer(language: Language, question: string): Found | undefined {
  return searchHelp(language, question).find(
    ({ score, coverage, likeness }) =>
      score >= LEAST_SCORE && (coverage >= LEAST_COVERAGE || likeness >= LEAST_LIKENESS),
  );
}

/** Dice's coefficient of two sets of words. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return (2 * both) / (one.size + other.size || 1);
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
