import { letters, type Spot, type Words } from "./paper-text.ts";
import type { ContentMark, TaggedPage, TextRun } from "./tagged-page.ts";

/** A page's words by what the page says of them. */
export interface PageRuns {
  /** By the mark that the structure names them with, in the order in which they were written. */
  readonly content: ReadonlyMap<string, Words>;
  /** Lines that are no part of the document's text: running heads, page numbers. */
  readonly artifacts: readonly string[];
  /** Something is written that the page puts to neither. */
  readonly hasStray: boolean;
}

const isMark = (item: TextRun | ContentMark): item is ContentMark => "type" in item;

/** Sorts the words of a page; `number` is the page's, from 1. */
export function readRuns({ items, height }: TaggedPage, number: number): PageRuns {
  const content = new Map<string, Words>();
  const artifacts: string[] = [];
  let hasStray = false;
  const open: ContentMark[] = [];
  let line = "";
  const endLine = () => {
    if (letters(line) !== "") artifacts.push(singleSpaces(line).trim());
    line = "";
  };
  for (const item of items) {
    if (isMark(item)) {
      if (item.type.startsWith("begin")) open.push(item);
      else if (open.pop()?.tag === "Artifact") endLine();
      continue;
    }
    const mark = open.findLast(({ id, tag }) => id !== undefined || tag === "Artifact");
    if (mark?.tag === "Artifact") {
      line += item.str;
      if (item.hasEOL) endLine();
    } else if (mark?.id !== undefined) {
      content.set(mark.id, withRun(content.get(mark.id), item, { page: number, top: topOf(item, height) }));
    } else if (letters(item.str) !== "") hasStray = true;
  }
  endLine();
  return { content: trimmed(content), artifacts, hasStray };
}

function withRun(before: Words | undefined, { str, hasEOL }: TextRun, spot: Spot): Words {
  const isBegun = before !== undefined && letters(before.words) !== "";
  const isBlank = letters(str) === "";
  return {
    words: (before?.words ?? "") + str + (hasEOL ? " " : ""),
    startLine: (before?.startLine ?? false) || (hasEOL && !isBegun && isBlank),
    turns: (before?.turns ?? 0) + (hasEOL && (isBegun || !isBlank) ? 1 : 0),
    spot: isBegun ? before.spot : spot,
  };
}

/** The space at the end of a line is one of its words' spaces; two of them are none more. */
function trimmed(content: ReadonlyMap<string, Words>): Map<string, Words> {
  return new Map([...content].map(([id, words]) => [id, { ...words, words: singleSpaces(words.words) }]));
}

/** No-break spaces stay. */
const singleSpaces = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, " ");

function topOf({ transform, height: size }: TextRun, height: number): number {
  return Math.min(1, Math.max(0, 1 - ((transform[5] ?? 0) + size) / height));
}
