import { expect, it } from "vitest";
import { notaryMissed } from "./messages.ts";

it.each([
  [undefined, false, false],
  ["answered", true, false],
  ["signed", true, true],
] as const)("who had %s in a session without a deed is told what comes again", (came, questions, deed) => {
  const [said] = notaryMissed("Theo", "Maria", came).paragraphs;
  expect(said?.en).toContain("the papers that you signed before the session stay signed");
  expect(said?.en.includes("questions once more") || said?.en.includes("questions and")).toBe(questions);
  expect(said?.en.includes("The deed is drawn anew")).toBe(deed);
  expect(said?.es.includes("La escritura se prepara de nuevo")).toBe(deed);
});
