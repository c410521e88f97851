import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bestAnswer } from "./help-search.ts";
import { passages } from "./passages.ts";
import { englishQuestions, spanishQuestions, type TestQuestion } from "./texts/questions.ts";

const sets = { en: englishQuestions, es: spanishQuestions } as const;
const found = (language: "en" | "es", question: string) => bestAnswer(language, question)?.passage.id ?? null;
const isHit = (language: "en" | "es", [question, passage]: TestQuestion) => found(language, question) === passage;
const isRefusal = (passage: string | null) => passage === null || passage.startsWith("no-");

describe("the help", () => {
  it("has each passage once, in both languages, with a source", () => {
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    for (const { en, es, source } of passages) {
      for (const { title, asked, text } of [en, es])
        expect([title, asked, text].every((part) => part.length > 5)).toBe(true);
      expect(source).not.toBe("");
    }
    expect(readdirSync(new URL("texts", import.meta.url)).length).toBe(7);
  });

  it("asks of itself at least 120 questions, about every passage in both languages", () => {
    expect(englishQuestions.length + spanishQuestions.length).toBeGreaterThanOrEqual(120);
    for (const questions of Object.values(sets)) {
      const expected = new Set(questions.map(([, passage]) => passage));
      expect(passages.map(({ id }) => id).filter((id) => !expected.has(id))).toEqual([]);
    }
  });

  it.each(["en", "es"] as const)("answers nine of ten questions with the right passage (%s)", (language) => {
    const missed = sets[language].filter((question) => !isHit(language, question));
    expect(missed.slice(Math.floor(sets[language].length / 10))).toEqual([]);
  });

  it("says of nearly everything that it is not for it to answer that it does not know, or refuses", () => {
    const refusals = (["en", "es"] as const).flatMap((language) =>
      sets[language].filter(([, passage]) => isRefusal(passage)).map((question) => isHit(language, question)),
    );
    expect(refusals.filter((hit) => !hit).length / refusals.length).toBeLessThanOrEqual(0.1);
  });

  it("finds what is mistyped, and nothing where nothing is asked", () => {
    expect(found("en", "unfreze my crdit file")).toBe("frozen-credit");
    expect(found("es", "contrasena olvidada")).toBe("password");
    for (const nothing of ["", "?", "…", "the of and", "zzzz qqqq", "x".repeat(1000)])
      expect(found("en", nothing)).toBeNull();
  });
});
