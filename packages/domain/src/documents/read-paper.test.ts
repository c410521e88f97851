import { describe, expect, it } from "vitest";
import { isElement, type Piece } from "./paper-text.ts";
import { readPaper } from "./read-paper.ts";
import type { ContentMark, TaggedPage, TagNode, TextRun } from "./tagged-page.ts";

const run = (str: string, hasEOL = false): TextRun => ({
  str,
  hasEOL,
  transform: [10, 0, 0, 10, 60, 700],
  height: 10,
});
const end: ContentMark = { type: "endMarkedContent" };
/** Words that the structure names by a mark; each argument is a line of the print. */
const content = (id: string, ...lines: readonly string[]): readonly (TextRun | ContentMark)[] => [
  { type: "beginMarkedContentProps", tag: "P", id },
  ...lines.map((line, index) => run(line, index < lines.length - 1)),
  end,
];
const artifact = (...lines: readonly string[]): readonly (TextRun | ContentMark)[] => [
  { type: "beginMarkedContentProps", tag: "Artifact" },
  ...lines.map((line) => run(line, true)),
  end,
];
const leaf = (id: string) => ({ type: "content", id });
const tag = (role: string, ...children: TagNode["children"]): TagNode => ({ role, children });
const document = (...children: TagNode["children"]): TagNode => tag("Root", tag("Document", ...children));
const page = (tree: TagNode | null, ...items: readonly (readonly (TextRun | ContentMark)[])[]): TaggedPage => ({
  height: 792,
  tree,
  items: items.flat(),
  annotations: [],
});

/** A page of two that says which it is. */
const numbered = (number: number, id: string) =>
  page(
    document(tag("P", leaf(id))),
    content(id, `Words ${id}.`),
    artifact("Gable · NMLS 123456", `Page ${number} of 2`),
  );

/** The text's elements one below the other, by role, words and the page that begins with them. */
function outline(pieces: readonly Piece[] = [], depth = 0): string[] {
  return pieces.flatMap((piece) => {
    const indent = " ".repeat(depth);
    if (!isElement(piece)) {
      if ("words" in piece) return [`${indent}${piece.words}`];
      return "begins" in piece ? [`${indent}page ${piece.begins}`] : [];
    }
    const begins = piece.begins === undefined ? "" : ` page ${piece.begins}`;
    return [`${indent}${piece.role}${begins}`, ...outline(piece.children, depth + 1)];
  });
}

/** As `outline`, within the document. */
const outlineOf = (...pages: readonly TaggedPage[]): string[] => {
  const [whole] = readPaper(pages)?.body ?? [];
  return whole && isElement(whole) ? outline(whole.children) : ["not as text"];
};

describe("a tagged document", () => {
  it("is read with its lines joined, and says where its second page begins", () => {
    const first = page(
      document(tag("H1", leaf("a")), tag("P", leaf("b"))),
      content("a", "Notice"),
      content("b", "You may", "cancel."),
    );
    const second = page(document(tag("P", leaf("c"))), content("c", "Sign below."));
    expect(outlineOf(first, second)).toEqual(["H1", " Notice", "P", " You may cancel.", "P page 2", " Sign below."]);
  });

  it("joins a sentence that goes over the page, and leaves one alone that ends there", () => {
    const cut = page(document(tag("P", leaf("a"))), content("a", "We must return", "to you any money"));
    const ended = page(document(tag("P", leaf("a"))), content("a", "We must return", "any money."));
    const next = page(document(tag("P", leaf("b"))), content("b", "that you have", "given to us."));
    expect(outlineOf(cut, next)).toEqual([
      "P",
      " We must return to you any money",
      " page 2",
      " that you have given to us.",
    ]);
    expect(outlineOf(ended, next)).toEqual([
      "P",
      " We must return any money.",
      "P page 2",
      " that you have given to us.",
    ]);
  });

  it("joins a list and a table that go over the page, without the head that is printed again", () => {
    const item = (id?: string) => tag("LI", tag("LBody", ...(id ? [leaf(id)] : [])));
    const first = page(document(tag("L", item("a"), item())), content("a", "One."));
    const second = page(document(tag("L", item(), item("b"))), content("b", "Two."));
    expect(outlineOf(first, second)).toEqual(["L", " LI", "  LBody", "   One.", " LI page 2", "  LBody", "   Two."]);

    const row = (role: string, id?: string) => tag("TR", tag(role, ...(id ? [leaf(id)] : [])));
    const table = (head?: string, one?: string, two?: string) =>
      tag("Table", tag("THead", row("TH", head)), tag("TBody", row("TD", one), row("TD", two)));
    const above = page(document(table("h", "x")), content("h", "Fee"), content("x", "$1"));
    const below = page(document(table(undefined, undefined, "y")), artifact("Fee"), content("y", "$2"));
    expect(outlineOf(above, below).filter((line) => !line.includes("T"))).toEqual(["    Fee", "    $1", "    $2"]);
    expect(outlineOf(above, below)).toContain("  TR page 2");
    expect(readPaper([above, below])?.everyPage).toEqual([]);
  });

  it("keeps the columns of a row in which a cell is empty", () => {
    const row = tag("TR", tag("TH", leaf("a")), tag("TD"), tag("TD", leaf("b")));
    const text = outlineOf(page(document(tag("Table", row)), content("a", "Fee"), content("b", "$1")));
    expect(text).toEqual(["Table", " TR", "  TH", "   Fee", "  TD", "  TD", "   $1"]);
  });

  it("tells once what stands above and below the text of every page, without the pages' numbers", () => {
    expect(readPaper([numbered(1, "a"), numbered(2, "b")])?.everyPage).toEqual(["Gable · NMLS 123456"]);
  });
});

describe("a document that is shown as it is printed only", () => {
  const words = content("a", "Notice");
  it.each([
    ["is not tagged", page(null, words)],
    ["has words outside its tags", page(document(tag("P", leaf("a"))), words, [run("I owe $1,000,000.")])],
    [
      "has words that the structure does not name",
      page(document(tag("P", leaf("a"))), words, content("b", "And more.")),
    ],
    ["says something twice", page(document(tag("P", leaf("a")), tag("P", leaf("a"))), words)],
    [
      "is read in another order than it is written in",
      page(document(tag("P", leaf("b")), tag("P", leaf("a"))), words, content("b", "And more.")),
    ],
    ["has a part that cannot be shown", page(document(tag("Formula", leaf("a"))), words)],
    ["has a picture that nobody described", page(document(tag("Figure", leaf("f")), tag("P", leaf("a"))), words)],
    ["has no words at all", page(document(tag("P", leaf("a"))), content("a", " "))],
  ])("%s", (_, only) => {
    expect(readPaper([only])).toBeNull();
  });

  it("is one with a single page of that kind", () => {
    const good = page(document(tag("P", leaf("b"))), content("b", "Words."));
    expect(readPaper([good])).not.toBeNull();
    expect(readPaper([good, page(null, words)])).toBeNull();
  });
});
