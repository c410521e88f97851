import type { Block, Figure } from "../blocks.ts";
import { breakLines, readRuns } from "./break-lines.ts";
import { boxInset, drawBox } from "./draw-box.ts";
import { drawBlankLine, drawInitials, drawSignature, drawVenue } from "./draw-fields.ts";
import { drawList } from "./draw-list.ts";
import { drawTable, tableOpeningHeight } from "./draw-table.ts";
import { baselineOf, drawInto, drawText, type TextStyle, textHeight } from "./draw-text.ts";
import {
  drawLine,
  keepTogether,
  markContent,
  type Sheet,
  type StructureElement,
  tagged,
  tagWithin,
  turnPage,
  withParent,
} from "./sheet.ts";
import { inkSoft, margin, type } from "./style.ts";

/** Sets blocks in reading order. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]?.block;
    const introduces = block.block === "paragraph" && (next === "table" || next === "keyFigures" || next === "lines");
    if (block.block === "heading" || introduces) keepTogether(sheet, openingHeight(sheet, blocks.slice(index)));
    drawBlock(sheet, block);
  }
}

/** What must stand on one page for the first of these blocks to make sense there: a heading is never left alone. */
function openingHeight(sheet: Sheet, blocks: readonly Block[]): number {
  const [first, ...rest] = blocks;
  const next = rest[0]?.block;
  switch (first?.block) {
    case "heading":
      return headingHeight(sheet, first.level, first.text) + openingHeight(sheet, rest);
    case "paragraph": {
      const introduces = next === "table" || next === "keyFigures" || next === "lines" || next === "list";
      const height = textHeight(sheet, first.text, { type: first.size === "body" ? type.body : type.small });
      return introduces ? height + 7 + openingHeight(sheet, rest) : Math.min(height, 3 * type.body.leading);
    }
    case "table":
      return tableOpeningHeight(sheet, first.columns, first.rows, first.total);
    case "keyFigures":
    case "signature":
      return 78;
    case "lines":
      return first.lines.length * type.body.leading;
    case "box":
      return boxHeight(sheet, first.blocks);
    default:
      return 2 * type.body.leading;
  }
}

function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.block) {
    case "heading":
      return drawHeading(sheet, block.level, block.text);
    case "paragraph":
      drawText(
        sheet,
        "P",
        block.text,
        block.size === "body" ? { type: type.body } : { type: type.small, color: inkSoft },
      );
      return space(sheet, block.size === "body" ? 7 : 5);
    case "list":
      drawList(sheet, block.items, block.level);
      return space(sheet, 7);
    case "table":
      drawTable(sheet, block.columns, block.rows, block.total);
      return space(sheet, 14);
    case "keyFigures":
      return drawKeyFigures(sheet, block.figures);
    case "lines":
      return drawAddress(sheet, block.lines);
    case "box":
      keepTogether(sheet, boxHeight(sheet, block.blocks));
      drawBox(sheet, () => drawBlocks(sheet, block.blocks));
      return space(sheet, 12);
    case "spanish":
      return withParent(sheet, "Sect", () => drawBlocks(sheet, block.blocks), { lang: "es-US" });
    case "code":
      return drawCode(sheet, block.label, block.code);
    case "signature":
      return drawSignature(sheet, block.id, block.signer, block.label);
    case "venue":
      return drawVenue(sheet, block.id, block.signer, block.label);
    case "field":
      return drawInitials(sheet, block.id, block.signer, block.label);
    case "blankLine":
      return drawBlankLine(sheet, block.labels);
    case "pageBreak":
      return turnPage(sheet);
  }
}

function space(sheet: Sheet, points: number): void {
  sheet.y += points;
}

/** A frame taller than this may go on to the next page. */
const undividedBox = 330;
const frame = 2 * boxInset;

function boxHeight(sheet: Sheet, blocks: readonly Block[]): number {
  const { x, width } = sheet.column;
  sheet.column = { x, width: width - frame };
  const height = frame + blocks.reduce((sum, block) => sum + plainHeight(sheet, block), 0);
  sheet.column = { x, width };
  return height <= undividedBox ? height : 100;
}

/** Height of the blocks that frames hold: words, addresses, lists and lines to write on. */
function plainHeight(sheet: Sheet, block: Block): number {
  switch (block.block) {
    case "paragraph":
      return textHeight(sheet, block.text, { type: block.size === "body" ? type.body : type.small }) + 7;
    case "lines":
      return block.lines.length * type.body.leading + 7;
    case "list":
      return block.items.reduce(
        (sum, item) => sum + textHeight(sheet, item.text, { type: type.body, indent: 14 }) + 3,
        7,
      );
    case "blankLine":
      return 52;
    default:
      return undividedBox;
  }
}

const spaceBefore = { 2: 11, 3: 6 } as const;

function headingHeight(sheet: Sheet, level: 2 | 3, text: string): number {
  return spaceBefore[level] + 4 + textHeight(sheet, text, { type: headingType(level), face: "strong" });
}

const headingType = (level: 2 | 3) => (level === 2 ? type.heading2 : type.heading3);

function drawHeading(sheet: Sheet, level: 2 | 3, text: string): void {
  if (sheet.y > margin.top) space(sheet, spaceBefore[level]);
  if (level === 2) sheet.pdf.outline.addItem(text);
  drawText(sheet, `H${level}`, text, { type: headingType(level), face: "strong" });
  space(sheet, level === 2 ? 4 : 2);
}

/** The few numbers that matter, large, side by side; at most four a row. */
function drawKeyFigures(sheet: Sheet, figures: readonly Figure[]): void {
  const perRow = Math.min(4, figures.length);
  const { x, width } = sheet.column;
  const cell = width / perRow;
  tagged(sheet, "L", (listElement) => {
    for (let start = 0; start < figures.length; start += perRow) {
      const row = figures.slice(start, start + perRow);
      keepTogether(sheet, 60);
      const top = sheet.y;
      const labels = row.map((figure) => labelHeight(sheet, figure, cell - 18));
      const values = top + Math.max(...labels);
      let bottom = top;
      for (const [index, figure] of row.entries()) {
        sheet.y = top;
        sheet.column = { x: x + index * cell, width: cell - 18 };
        tagWithin(sheet, listElement, "LI", (item) => drawFigure(sheet, item, figure, values));
        bottom = Math.max(bottom, sheet.y);
      }
      sheet.y = bottom + 12;
    }
  });
  sheet.column = { x, width };
}

function labelHeight(sheet: Sheet, figure: Figure, width: number): number {
  return textHeight(sheet, figure.label, { type: type.small, width });
}

/** The label, then the value with its top at `valueTop`, so that values in a row stand on one line. */
function drawFigure(sheet: Sheet, item: StructureElement, figure: Figure, valueTop: number): void {
  const put = (tag: string, text: string, style: TextStyle) =>
    tagWithin(sheet, item, tag, (element) => drawInto(sheet, element, tag, readRuns(text, style.face), style));
  const soft = { type: type.small, color: inkSoft };
  put("Lbl", figure.label, soft);
  sheet.y = valueTop;
  put("LBody", figure.value, { type: figureSize(sheet, figure.value, sheet.column.width), face: "display" });
  if (figure.note) put("LBody", figure.note, soft);
}

/** The display size, smaller where the figure would break. */
function figureSize(sheet: Sheet, value: string, width: number): { size: number; leading: number } {
  const natural = sheet.widthOf(value, "display", type.figure.size);
  const size = natural <= width ? type.figure.size : Math.max(12, (type.figure.size * width) / natural - 0.1);
  return { size, leading: type.figure.leading };
}

function drawAddress(sheet: Sheet, text: readonly string[]): void {
  keepTogether(sheet, text.length * type.body.leading);
  // A paragraph each: what reads a document's words has no other way to know where a line of an address ends.
  withParent(sheet, "Div", () => {
    for (const line of text) drawText(sheet, "P", line, { type: type.body });
  });
  space(sheet, 7);
}

/** A code that the reader types to show that the document opened. */
function drawCode(sheet: Sheet, label: string, code: string): void {
  keepTogether(sheet, 60);
  tagged(sheet, "P", (element) => {
    drawInto(sheet, element, "P", readRuns(`${label} `), { type: type.body });
    const size = { size: 30, leading: 38 };
    const [line] = breakLines(sheet, [{ text: code, face: "display" }], size.size, sheet.column.width);
    markContent(sheet, element, "P", () => {
      if (line) drawLine(sheet, line, sheet.column.x, baselineOf(sheet.y, size), size.size);
    });
    sheet.y += size.leading;
  });
  space(sheet, 7);
}
