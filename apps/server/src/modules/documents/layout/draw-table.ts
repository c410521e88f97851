import type { Column } from "../blocks.ts";
import { breakLines, readRuns } from "./break-lines.ts";
import { baselineOf } from "./draw-text.ts";
import type { Face } from "./fonts.ts";
import type { Line } from "./line.ts";
import {
  drawLine,
  type ElementOptions,
  keepTogether,
  markArtifact,
  markLines,
  type PlacedLine,
  roomLeft,
  type Sheet,
  type StructureElement,
  tagged,
  tagWithin,
  turnPage,
} from "./sheet.ts";
import { ink, inkSoft, margin, page, rule, ruleStrong, type TypeSize, type } from "./style.ts";

const padding = { row: 4.5, between: 14 } as const;

interface Cell {
  /** The lines of each paragraph. */
  readonly paragraphs: readonly (readonly Line[])[];
  /** The face that is its own; words in another are set apart. */
  readonly face: Face;
  readonly x: number;
  readonly width: number;
  readonly align: "left" | "right";
}

interface Row {
  readonly cells: readonly Cell[];
  readonly height: number;
}

/** A table no taller than this stays on one page. */
const undivided = 300;

interface Layout {
  /** Null where no column has a header: the rows name themselves. */
  readonly head: Row | null;
  readonly body: readonly Row[];
}

/** How much room a table asks for at its beginning: all of a small one, head and two rows of a large one. */
export function tableOpeningHeight(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  total: boolean,
): number {
  return openingHeight(layOut(sheet, columns, rows, total));
}

/** Sets a table over the whole column. Rows are never split; the head is repeated on every page. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  total: boolean,
): void {
  const layout = layOut(sheet, columns, rows, total);
  keepTogether(sheet, openingHeight(layout));
  tagged(sheet, "Table", (tableElement) => {
    drawHead(sheet, tableElement, layout.head);
    tagWithin(sheet, tableElement, "TBody", (group) => drawBody(sheet, group, layout, total));
  });
  drawRule(sheet, ruleStrong, 0.8);
}

function layOut(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  total: boolean,
): Layout {
  const headers = columns.map((column) => column.header);
  return {
    head: headers.every((header) => header === "") ? null : layOutRow(sheet, columns, headers, "strong", type.small),
    body: rows.map((texts, index) =>
      layOutRow(sheet, columns, texts, total && index === rows.length - 1 ? "strong" : "regular", type.table),
    ),
  };
}

function openingHeight({ head, body }: Layout): number {
  const heights = [head?.height ?? 0, ...body.map((row) => row.height)];
  const whole = heights.reduce((sum, height) => sum + height, 0);
  return whole <= undivided ? whole : heights.slice(0, 3).reduce((sum, height) => sum + height, 0);
}

function drawHead(sheet: Sheet, tableElement: StructureElement, head: Row | null): void {
  if (head) {
    tagWithin(sheet, tableElement, "THead", (group) =>
      tagWithin(sheet, group, "TR", (tr) => drawRow(sheet, tr, head, type.small, inkSoft, columnHeader)),
    );
  }
  drawRule(sheet, ruleStrong, 0.8);
}

function drawBody(sheet: Sheet, group: StructureElement, { head, body }: Layout, total: boolean): void {
  for (const [index, row] of body.entries()) {
    if (row.height > page.height - margin.top - margin.bottom - (head?.height ?? 0)) {
      throw new RangeError("A table row must fit on one page: make it a list or several rows");
    }
    // The last row never goes to a new page alone.
    const next = index === body.length - 2 ? (body[index + 1]?.height ?? 0) : 0;
    if (roomLeft(sheet) < row.height + next) repeatHead(sheet, head);
    if (total && index === body.length - 1) drawRule(sheet, ruleStrong, 0.8);
    tagWithin(sheet, group, "TR", (tr) => drawRow(sheet, tr, row, type.table, ink, bodyCell));
    if (index < body.length - 1) drawRule(sheet, rule, 0.5);
  }
}

function repeatHead(sheet: Sheet, head: Row | null): void {
  turnPage(sheet);
  if (head) {
    markArtifact(sheet, "Pagination", () => drawCells(sheet, head, type.small, inkSoft));
    sheet.y += head.height;
  }
  drawRule(sheet, ruleStrong, 0.8);
}

function layOutRow(
  sheet: Sheet,
  columns: readonly Column[],
  texts: readonly string[],
  face: "regular" | "strong",
  size: TypeSize,
): Row {
  if (texts.length !== columns.length)
    throw new RangeError(`A row of ${columns.length} columns has ${texts.length} cells`);
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  const usable = sheet.column.width - padding.between * (columns.length - 1);
  let x = sheet.column.x;
  const cells = columns.map((column, index): Cell => {
    const width = (usable * column.share) / shares;
    const cell = {
      paragraphs: (texts[index] ?? "")
        .split("\n")
        .map((text) => breakLines(sheet, readRuns(text, face), size.size, width)),
      // A total is set apart from the rows above it.
      face: size === type.small ? face : "regular",
      x,
      width,
      align: column.align ?? "left",
    };
    x += width + padding.between;
    return cell;
  });
  const tallest = Math.max(...cells.map(({ paragraphs }) => paragraphs.flat().length));
  return { cells, height: tallest * size.leading + 2 * padding.row };
}

/** Draws a row of cells under `tr`; `roles` gives each cell its tag. */
function drawRow(
  sheet: Sheet,
  tr: StructureElement,
  row: Row,
  size: TypeSize,
  color: string,
  roles: (index: number) => { readonly tag: "TH" | "TD"; readonly options: ElementOptions },
): void {
  for (const [index, cell] of row.cells.entries()) {
    const { tag, options } = roles(index);
    tagWithin(sheet, tr, tag, (element) => drawCell(sheet, element, tag, cell, size, color), options);
  }
  sheet.y += row.height;
}

const columnHeader = () => ({ tag: "TH", options: { scope: "Column" } }) as const;

/** The first cell names its row. */
const bodyCell = (index: number) =>
  index === 0 ? ({ tag: "TH", options: { scope: "Row" } } as const) : ({ tag: "TD", options: {} } as const);

function drawCells(sheet: Sheet, row: Row, size: TypeSize, color: string): void {
  for (const cell of row.cells)
    for (const { line, x, baseline } of placeCell(sheet, cell, size).flat())
      drawLine(sheet, line, x, baseline, size.size, color);
}

function drawCell(
  sheet: Sheet,
  element: StructureElement,
  tag: "TH" | "TD",
  cell: Cell,
  size: TypeSize,
  color: string,
): void {
  const style = { size: size.size, color, face: cell.face };
  const [only, ...others] = placeCell(sheet, cell, size);
  if (others.length === 0) return markLines(sheet, element, tag, only ?? [], style);
  for (const lines of [only ?? [], ...others])
    tagWithin(sheet, element, "P", (paragraph) => markLines(sheet, paragraph, "P", lines, style));
}

/** Where each line of each paragraph goes. */
function placeCell(sheet: Sheet, { paragraphs, align, x, width }: Cell, size: TypeSize): PlacedLine[][] {
  let row = 0;
  return paragraphs.map((lines) =>
    lines.map((line) => {
      const last = line.runs.at(-1);
      const trailing = last
        ? sheet.widthOf(last.text, last.face, size.size) - sheet.widthOf(last.text.trimEnd(), last.face, size.size)
        : 0;
      const baseline = baselineOf(sheet.y + padding.row + row * size.leading, size);
      row += 1;
      return { line, x: align === "right" ? x + width - (line.width - trailing) : x, baseline };
    }),
  );
}

function drawRule(sheet: Sheet, color: string, width: number): void {
  const { x, width: length } = sheet.column;
  markArtifact(sheet, "Layout", () => {
    sheet.pdf
      .moveTo(x, sheet.y)
      .lineTo(x + length, sheet.y)
      .lineWidth(width)
      .strokeColor(color)
      .stroke();
  });
}
