import { ADDRESS_SIGNS, PAPER_LETTERS, PAPER_MARKS } from "@gable/domain/people/paper-letters.ts";
import { describe, expect, it } from "vitest";
import { undrawable } from "../../signing/outlines.ts";

/** Every character of a class as it stands between brackets in a pattern. */
const charactersOf = (characterClass: string): string => {
  const within = new RegExp(`[${characterClass}]`, "u");
  return Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
    .filter((character) => within.test(character))
    .join("");
};

describe("what names and addresses may be written in", () => {
  it.each([
    ["letters", PAPER_LETTERS, 380],
    ["accents", PAPER_MARKS, 20],
    ["signs of an address", ADDRESS_SIGNS, 30],
  ])("is set in every document, in both of its faces: %s", (_what, characterClass, atLeast) => {
    const characters = charactersOf(characterClass);
    expect(Array.from(characters).length).toBeGreaterThanOrEqual(atLeast);
    expect(undrawable(characters, "regular")).toEqual([]);
    expect(undrawable(characters, "strong")).toEqual([]);
  });
});
