import { describe, expect, it } from "vitest";
import { mayBeSamePerson } from "./same-name.ts";

describe("two names in one line", () => {
  it.each([
    ["Ada Sorensen", "ADA L SORENSEN", true],
    ["Ada L. Sorensen", "Ada Lena Sorensen", true],
    ["José Núñez Jr.", "Jose Nunez", true],
    ["Ada M Sorensen", "Ada L Sorensen", false],
    ["Ada Sorensen", "Adam Sorensen", false],
    ["Ada", "Ada", false],
    ["", "", false],
  ])("%s and %s may be one person's: %s", (one, other, same) => {
    expect(mayBeSamePerson(one, other)).toBe(same);
    expect(mayBeSamePerson(other, one)).toBe(same);
  });
});
