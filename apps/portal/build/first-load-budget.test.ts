import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { firstLoadBudget } from "./first-load-budget.ts";

type Chunk = Pick<Rolldown.OutputChunk, "name" | "imports" | "code" | "isEntry">;

/** What is said of a bundle of these chunks; throws what refuses it. */
function said(chunks: readonly Chunk[]): string {
  const bundle = Object.fromEntries(
    chunks.map((chunk) => [chunk.name, { ...chunk, type: "chunk", fileName: `${chunk.name}.js` }]),
  );
  let words = "";
  const context = {
    info: (text: string) => void (words += text),
    error: (text: string) => {
      throw new Error(text);
    },
  };
  const { generateBundle } = firstLoadBudget();
  Reflect.apply(generateBundle as () => void, context, [{}, bundle]);
  return words;
}

const chunk = (name: string, imports: readonly string[] = [], isEntry = false): Chunk => ({
  name,
  imports: imports.map((imported) => `${imported}.js`),
  code: name,
  isEntry,
});
const entry = chunk("index", ["libraries"], true);
const libraries = chunk("libraries");

it("takes a bundle in which a form alone brings the schemas", () => {
  const frame = chunk("application-frame", ["facts"]);
  const words = said([entry, libraries, frame, chunk("facts"), chunk("form", ["zod"]), chunk("zod")]);
  expect(words).toContain("Every page loads 0.0 KiB of script (brotli): index, libraries.");
});

it("refuses one in which every page of an application brings them, by whatever way", () => {
  const frame = chunk("application-frame", ["draft-place"]);
  const ways = [chunk("draft-place", ["signers-desk"]), chunk("signers-desk", ["zod"]), chunk("zod")];
  expect(() => said([entry, libraries, frame, ...ways])).toThrow("Every page of an application loads zod.");
});
