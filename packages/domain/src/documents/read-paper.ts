import { joinPages } from "./join-pages.ts";
import { type PageRuns, readRuns } from "./page-runs.ts";
import { readTree } from "./page-tree.ts";
import { letters, lettersOf, type PaperText } from "./paper-text.ts";
import type { TaggedPage } from "./tagged-page.ts";

/**
 * A tagged document as flowing text. Null unless the text is all that is printed: each word of each page stands in it once, in the
 * order of the print, and every picture is described. Somebody who signs may then read it instead of the print.
 */
export function readPaper(pages: readonly TaggedPage[]): PaperText | null {
  const runs = pages.map((page, index) => readRuns(page, index + 1));
  if (runs.some(({ hasStray }) => hasStray)) return null;
  const trees = pages.map((page, index) => readTree(page, runs[index]?.content ?? new Map(), index + 1));
  if (!trees.every((tree) => tree !== null)) return null;
  const body = joinPages(trees);
  const printed = runs.flatMap(({ content }) => [...content.values()].map(({ words }) => letters(words))).join("");
  if (printed === "" || lettersOf(body) !== printed) return null;
  return { pages: pages.length, body, everyPage: beside(runs, printed) };
}

/** What stands above and below the text of the pages, but for their numbers and for what the text says as well: a table's head that is repeated. */
function beside(runs: readonly PageRuns[], printed: string): string[] {
  const lines = runs.flatMap(({ artifacts }, index) =>
    artifacts.map((line) =>
      line
        .replace(numberOf(index + 1, runs.length), " ")
        .replaceAll(/\s+/gu, " ")
        .trim(),
    ),
  );
  return [...new Set(lines)].filter((line) => line !== "" && !printed.includes(letters(line)));
}

/** As our own documents number their pages. */
const numberOf = (page: number, pages: number): string => `Page ${page} of ${pages}`;
