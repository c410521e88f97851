import { expect, it } from "vitest";
import { openFont, widthOnce } from "./shared-fonts.ts";
import { closeSheet, openSheet } from "./sheet.ts";

it("measures a text once in each face and size, whatever it says", () => {
  let measured = 0;
  const next = () => {
    measured += 1;
    return measured;
  };
  const widths = [
    widthOnce("regular", 7.25, "constructor", next),
    widthOnce("strong", 7.25, "constructor", next),
    widthOnce("regular", 8.25, "constructor", next),
    widthOnce("regular", 7.25, "constructor ", next),
  ];
  expect(widths).toEqual([1, 2, 3, 4]);
  expect(widthOnce("regular", 7.25, "constructor", next)).toBe(1);
});

const of = { title: "Sample", author: "Gable", subject: "Sample", language: "en", datedOn: "2027-03-01" } as const;

/** How many documents are set between two looks at what is kept, and how many texts each has here. */
const BETWEEN_LOOKS = 50;
const OF_EACH = 100;
/** What may come before the next look. */
const MORE = BETWEEN_LOOKS * OF_EACH;
const MOST_WORDS = 10_000 + MORE;
const MOST_FIGURES = 2000 + MORE;

/** Sets so many documents, each with a hundred texts of its own. */
function setDocuments(count: number, textOf: (place: number) => string): void {
  for (let document = 0; document < count; document += 1) {
    const sheet = openSheet(of);
    for (let place = 0; place < OF_EACH; place += 1) sheet.widthOf(textOf(document * OF_EACH + place), "regular", 9);
    closeSheet(sheet);
  }
}

/** A number without a figure. */
const inLetters = (place: number) => place.toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");

const kept = () => Object.keys(openFont("regular").layouts);
const isFigure = (text: string) => /\d/.test(text);

// What other tests of this thread have set is in the store as well.
it("forgets words when there are more than documents have of their own", () => {
  setDocuments(MOST_WORDS / OF_EACH + BETWEEN_LOOKS, inLetters);
  expect(kept().filter((text) => !isFigure(text)).length).toBeLessThanOrEqual(MOST_WORDS);
});

it("forgets figures, which never come to an end, and keeps the words that all documents share", () => {
  setDocuments(BETWEEN_LOOKS, (place) => `word${"abcdefghij"[place % 10]}`);
  setDocuments(MOST_FIGURES / OF_EACH + BETWEEN_LOOKS, (place) => place.toString().padStart(6, "0"));
  expect(kept().filter(isFigure).length).toBeLessThanOrEqual(MOST_FIGURES);
  expect(kept()).toContain("wordj");
  expect(openFont("regular").widths.get(9)?.size).toBeLessThanOrEqual(MOST_WORDS + MOST_FIGURES);
});
