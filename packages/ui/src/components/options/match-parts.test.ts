import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { matchParts } from "./match-parts.ts";

const bold = (text: string, typed: string) =>
  matchParts(text, typed)
    .map(({ part, matches }) => (matches ? `[${part}]` : part))
    .join("");

describe("what was typed, within a suggestion", () => {
  it.each([
    ["418 Alder Court", "418 alder", "[418 Alder] Court"],
    ["418 Alderbrook Drive", "418 Alder", "[418 Alder]brook Drive"],
    ["418 West Alder Street", "418 Alder", "[418 ]West [Alder] Street"],
    ["12 Main Street", "99", "12 Main Street"],
  ])("%s, typed %s", (text, typed, shown) => {
    expect(bold(text, typed)).toBe(shown);
  });

  it("never loses a letter", () => {
    assert(
      property(string(), string(), (text, typed) => {
        expect(
          matchParts(text, typed)
            .map(({ part }) => part)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
