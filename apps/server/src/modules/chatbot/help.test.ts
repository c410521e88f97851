import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bestAnswer, relatedTo } from "./help-search.ts";
import { passages } from "./passages.ts";
import { moreEnglish, moreSpanish } from "./texts/more-questions.ts";
import { englishQuestions, spanishQuestions, type TestQuestion } from "./texts/questions.ts";
import { refusedEnglish, refusedSpanish, strangersEnglish, strangersSpanish } from "./texts/stranger-questions.ts";
import { unseenEnglish, unseenSpanish } from "./texts/unseen-questions.ts";

const sets = { en: englishQuestions, es: spanishQuestions } as const;
const far = { en: [...moreEnglish, ...unseenEnglish], es: [...moreSpanish, ...unseenSpanish] } as const;
const strangers = { en: strangersEnglish, es: strangersSpanish } as const;
const refused = { en: refusedEnglish, es: refusedSpanish } as const;
const languages = ["en", "es"] as const;
/** The second question about each passage, by which nothing was changed. */
const unseen = <Row>(rows: readonly Row[]): Row[] => rows.filter((_, index) => index % 2 === 1);
const found = (language: "en" | "es", question: string) => bestAnswer(language, question)?.passage.id ?? null;
const isHit = (language: "en" | "es", [question, passage]: TestQuestion) => found(language, question) === passage;
const isRefusal = (passage: string | null) => passage === null || passage.startsWith("no-");

describe("the help", () => {
  it("has each passage once, in both languages, with a source", () => {
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    for (const { en, es, source } of passages) {
      for (const { title, asked, text } of [en, es])
        expect([title, asked, text].every((part) => part.length > 5)).toBe(true);
      expect(source.en.length * source.es.length).toBeGreaterThan(0);
    }
    const files = readdirSync(new URL("texts", import.meta.url));
    expect(files.filter((name) => !name.endsWith("questions.ts")).length).toBe(8);
  });

  it("asks of itself at least 120 questions, about every passage in both languages", () => {
    expect(englishQuestions.length + spanishQuestions.length).toBeGreaterThanOrEqual(120);
    for (const questions of Object.values(sets)) {
      const expected = new Set(questions.map(([, passage]) => passage));
      expect(passages.map(({ id }) => id).filter((id) => !expected.has(id))).toEqual([]);
    }
  });

  it.each(languages)(
    "answers seven of eight questions with the right passage, and one in twelve with a wrong one (%s)",
    (language) => {
      const missed = sets[language].filter((question) => !isHit(language, question));
      expect(missed.slice(Math.floor(sets[language].length / 8))).toEqual([]);
      const wrong = missed.filter(([question]) => found(language, question) !== null);
      expect(wrong.slice(Math.floor(sets[language].length / 12))).toEqual([]);
    },
  );

  it.each(languages)(
    "of questions in words far from its own answers half or names what they mean, and one in five wrongly (%s)",
    (language) => {
      const missed = far[language].filter((question) => !isHit(language, question));
      const wrong = missed.filter(([question]) => found(language, question) !== null);
      const isNamed = ([question, passage]: TestQuestion) =>
        found(language, question) === null && relatedTo(language, question).some(({ id }) => id === passage);
      const unnamed = missed.filter((question) => !isNamed(question));
      expect(unnamed.slice(Math.floor(far[language].length / 2))).toEqual([]);
      expect(wrong.slice(Math.floor(far[language].length / 5))).toEqual([]);
    },
  );

  it("says of nearly everything that it is not for it to answer that it does not know, or refuses", () => {
    const refusals = languages.flatMap((language) =>
      [...sets[language], ...far[language]]
        .filter(([, passage]) => isRefusal(passage))
        .map(([question]) => isRefusal(found(language, question))),
    );
    expect(refusals.filter((hit) => !hit).length / refusals.length).toBeLessThanOrEqual(0.125);
  });

  it.each(languages)("is asked by strangers about every passage twice (%s)", (language) => {
    expect(strangers[language].map(([, passage]) => passage)).toEqual(passages.flatMap(({ id }) => [id, id]));
    const right = unseen(strangers[language]).filter((question) => isHit(language, question));
    expect(right.length / passages.length).toBeGreaterThanOrEqual(0.29);
    expect(refused[language].every(([, passage]) => isRefusal(passage))).toBe(true);
  });

  it("finds what is mistyped, and nothing where nothing is asked", () => {
    expect(found("en", "unfreze my crdit file")).toBe("frozen-credit");
    expect(found("es", "contrasena olvidada")).toBe("password");
    for (const nothing of ["", "?", "…", "the of and", "zzzz qqqq", "x".repeat(1000)])
      expect(found("en", nothing)).toBeNull();
  });
});
