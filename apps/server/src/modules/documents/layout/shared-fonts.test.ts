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

/** Sets so many documents, each with a hundred texts of its own. */
function setDocuments(count: number, textOf: (place: number) => string): void {
  for (let document = 0; document < count; document += 1) {
    const sheet = openSheet(of);
    for (let place = 0; place < 100; place += 1) sheet.widthOf(textOf(document * 100 + place), "regular", 9);
    closeSheet(sheet);
  }
}

/** A number without a figure. */
const inLetters = (place: number) => place.toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");

const kept = () => Object.keys(openFont("regular").layouts);

it("forgets figures, which never come to an end, and keeps the words that all documents share", () => {
  setDocuments(1, (place) => `word${"abcdefghij"[place % 10]}`);
  setDocuments(60, (place) => place.toString().padStart(6, "0"));
  expect(kept().filter((text) => /\d/.test(text)).length).toBeLessThan(3500);
  expect(kept()).toContain("wordj");
  expect(openFont("regular").widths.get(9)?.size).toBeLessThan(3500);
});

it("forgets words too when there are more than documents have of their own", () => {
  setDocuments(180, inLetters);
  expect(kept().length).toBeLessThan(12_000);
});
