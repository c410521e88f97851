import { readFileSync } from "node:fs";
import { join } from "node:path";
import { personaEnds } from "@gable/testkit/borrower/persona-ends.ts";
import { describe, expect, it } from "vitest";
import { isThere } from "../proofs/proof.ts";
import { root } from "../running/root.ts";
import { journeyProofDocument } from "./journey-proof-document.ts";
import { everything, kinds } from "./kinds.ts";
import { exerciseOf } from "./record.ts";
import { beside } from "./tables/beside.ts";

describe("what exercises the journey", () => {
  it.each(kinds)("has a persona or a test for each of the %s, and the test exists", (kind) => {
    const unproven = everything[kind].filter((item) => {
      const exercise = exerciseOf(kind, item);
      if (exercise === undefined) return true;
      if ("never" in exercise) return false;
      if ("cannot" in exercise) return !isThere(exercise.proof);
      return "witness" in exercise ? !(exercise.witness[0] in personaEnds) : !isThere(exercise);
    });
    expect(unproven).toEqual([]);
  });

  it("names tests that exist for what happens beside the tables", () => {
    expect(beside.flatMap(([, proofs]) => proofs.filter((proof) => !isThere(proof)))).toEqual([]);
  });

  it("names a browser's test for a screen only where that test opens it", () => {
    const unopened = everything.routes.filter((route) => {
      const exercise = exerciseOf("routes", route);
      if (!Array.isArray(exercise) || !exercise[0].startsWith("e2e/screens/")) return false;
      const [file, title] = exercise;
      return !new RegExp(`\\b${route}: `).test(openedBy(readFileSync(join(root, file), "utf8"), title));
    });
    expect(unopened).toEqual([]);
  });

  it("is what the document says", () => {
    const written = readFileSync(join(root, "docs/journey-proof.md"), "utf8");
    expect(written, "Run `npm run journey:proof`.").toBe(journeyProofDocument());
  });
});

/** What a test of a file says, with what it names of the file. */
function openedBy(source: string, title: string): string {
  const [, after = ""] = source.split(`test("${title}"`);
  const [test = ""] = after.split("\n});");
  const named = source
    .split(/^(?=(?:const|function) )/m)
    .filter((part) => new RegExp(`\\b${/^\w+ (\w+)/.exec(part)?.[1]}\\b`).test(test));
  return [test, ...named].join("\n");
}
