import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).toSorted();
const catalogues = files.filter((file) => file.endsWith(".words.ts"));

type Phrase = string | ((...values: never[]) => unknown);
type Entry = { en: Phrase; es: Phrase };

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && "en" in value && "es" in value;

/** Every pair of phrases in what a catalogue exports, with the way to it. */
function entriesOf(value: unknown, path: string): [string, Entry][] {
  if (isEntry(value)) return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, `${path}.${key}`));
}

describe("what people read", () => {
  it.each(catalogues)("%s is whole in English and Spanish", async (file) => {
    const entries = entriesOf(await import(join(root, file)), file);
    expect(entries.length).toBeGreaterThan(0);
    const faults = entries.flatMap(([path, { en, es }]) => {
      if (typeof en !== typeof es) return [`${path}: one is a function`];
      if (typeof en === "function" && typeof es === "function")
        return en.length === es.length ? [] : [`${path}: takes other values`];
      return en === "" || es === "" ? [`${path}: is empty`] : [];
    });
    expect(faults).toEqual([]);
  });

  it("stands in a catalogue: no screen has words of its own", () => {
    const screens = files.filter((file) => file.endsWith(".tsx") && !file.includes("toolbar/"));
    const faults = screens.flatMap((file) => {
      const code = readFileSync(join(root, file), "utf8");
      const said = [...code.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+){1,}[.?]?)\s*</g)].map(([, words]) => words);
      const labelled = [...code.matchAll(/\b(?:aria-label|title|label|alt|placeholder)="([A-Z][^"]*)"/g)].map(
        ([, words]) => words,
      );
      return [...said, ...labelled].map((words) => `${file}: ${words}`);
    });
    // The sign of a regulator has the same words in every language.
    expect(faults.filter((fault) => !fault.startsWith("shell/footer/insured-sign.tsx"))).toEqual([]);
  });
});
