import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkVectors } from "./check-vectors.ts";
import { differences } from "./differences.ts";

const cases: unknown = JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8"));
const byCategory = Object.groupBy(checkVectors(cases), (result) => result.category);

describe("the lending rules agree with independent calculations", () => {
  it.each(Object.entries(byCategory))("%s", (_category, results = []) => {
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter((result) => result.error !== null || result.differences.length > 0)).toEqual([]);
  });
});

describe("a difference is reported", () => {
  it("when a value, a list's length or a missing key departs", () => {
    expect(differences({ a: 1, b: [1], c: "x" }, { a: 2, b: [1, 2] })).toEqual([
      { path: "a", expected: 1, actual: 2 },
      { path: "b", expected: [1], actual: [1, 2] },
      { path: "c", expected: "x", actual: undefined },
    ]);
  });

  it("unless it lies within the case's tolerance", () => {
    expect(differences({ aprPercent: "9.69" }, { aprPercent: "9.6857" }, { aprPercentAbs: "0.005" })).toEqual([]);
    expect(differences({ aprPercent: "9.69" }, { aprPercent: "9.68" }, { aprPercentAbs: "0.005" })).toHaveLength(1);
  });

  it("as an error when the category has no rule", () => {
    const [result] = checkVectors({ vectors: [{ name: "n", category: "unheard_of", inputs: {}, expected: {} }] });
    expect(result?.error).toBe("No rule for the category unheard_of.");
  });
});
