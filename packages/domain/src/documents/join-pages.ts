import type { PagePiece, PageTree } from "./page-tree.ts";
import type { Element, Piece, Words } from "./paper-text.ts";

/** They stand whole in the structure of each page that they touch, so that a place in one is the same place in the other. */
const whole: ReadonlySet<string> = new Set(["L", "LI", "Table", "THead", "TBody", "TFoot", "TR"]);
/** What they hold stands on lines of its own. */
const containers: ReadonlySet<string> = new Set([
  ...whole,
  "Document",
  "Part",
  "Art",
  "Sect",
  "Div",
  "NonStruct",
  "BlockQuote",
]);

/** The parts of pages one after the other as one document, which says where each page but the first begins. */
export function joinPages(trees: readonly PageTree[]): readonly Piece[] {
  const [first, ...others] = trees;
  if (!first) return [];
  return finished(others.reduce((before, tree, index) => join(before, tree, index + 2), first)).children;
}

/** `after` is what the page with this number has of the element that `before` is. */
function join(before: PageTree, after: PageTree, page: number): PageTree {
  const last = before.children.findLastIndex(isThere);
  const first = after.children.findIndex(isThere);
  const [end, start] = [before.children[last], after.children[first]];
  if (start === undefined) return { ...before, children: [...before.children, { begins: page }] };
  const isWhole = whole.has(before.role);
  const rest = after.children.slice(first + 1);
  if (isTree(end) && isTree(start) && (isWhole ? last === first : goesOn(end, start))) {
    return { ...before, children: [...before.children.slice(0, last), join(end, start, page), ...rest] };
  }
  const between = isWhole ? after.children.slice(last + 1, first) : [];
  const begun = isTree(start) && containers.has(before.role) ? [{ ...start, begins: page }] : [{ begins: page }, start];
  return { ...before, children: [...before.children.slice(0, last + 1), ...between, ...begun, ...rest] };
}

/** Whether the last element of a page and the first of the next are one. */
function goesOn(end: PageTree, start: PageTree): boolean {
  if (end.role !== start.role || end.lang !== start.lang) return false;
  if (end.role === "Document") return true;
  const [within, next] = [end.children.findLast(isThere), start.children.find(isThere)];
  if (isTree(within) && isTree(next) && containers.has(end.role) && !whole.has(end.role)) return goesOn(within, next);
  const isUnfinished = whole.has(end.role) && isSameShape(end, start) && (isOpenAt(end, -1) || isOpenAt(start, 0));
  return isUnfinished || isCut(textAt(end, -1), textAt(start, 0));
}

const isSameShape = (one: PageTree, other: PageTree): boolean =>
  one.role === other.role &&
  one.children.length === other.children.length &&
  one.children.every((child, index) => {
    const counterpart = other.children[index];
    return !(isTree(child) && isTree(counterpart) && whole.has(child.role)) || isSameShape(child, counterpart);
  });

/** Whether its first (0) or last (-1) place is filled on another page. */
function isOpenAt(tree: PageTree, place: 0 | -1): boolean {
  const child = tree.children.at(place);
  return child === undefined || (isTree(child) && whole.has(child.role) && isOpenAt(child, place));
}

/** The words of the first (0) or last (-1) element that holds words. */
function textAt(tree: PageTree, place: 0 | -1): readonly Words[] {
  const child = tree.children.filter(isThere).at(place);
  if (isTree(child) && child.role !== "Span" && child.role !== "Link") return textAt(child, place);
  return tree.children.flatMap(wordsIn);
}

function wordsIn(piece: PagePiece): readonly Words[] {
  if (isTree(piece)) return piece.children.flatMap(wordsIn);
  return piece !== undefined && "words" in piece ? [piece] : [];
}

/** Ends a sentence, or leads to what is set below it. */
const SENTENCE_END = /[.!?:;][)\]"'”’]*\s*$/u;

/** Whether a sentence goes over the page: two lines at least are kept together on either of them. */
function isCut(above: readonly Words[], below: readonly Words[]): boolean {
  return linesOf(above) > 1 && linesOf(below) > 1 && !SENTENCE_END.test(above.map(({ words }) => words).join(""));
}

function linesOf(texts: readonly Words[]): number {
  return texts.reduce((sum, { turns, startLine }, index) => sum + turns + (startLine && index > 0 ? 1 : 0), 1);
}

const isThere = (piece: PagePiece): piece is NonNullable<PagePiece> => piece !== undefined;
const isTree = (piece: PagePiece): piece is PageTree => piece !== undefined && "role" in piece;

function finished(tree: PageTree): Element {
  let key = 0;
  const finish = (piece: NonNullable<PagePiece>): Piece => {
    key += 1;
    return isTree(piece) ? { key, ...piece, children: piece.children.filter(isThere).map(finish) } : { key, ...piece };
  };
  return { ...tree, children: tree.children.filter(isThere).map(finish) };
}
