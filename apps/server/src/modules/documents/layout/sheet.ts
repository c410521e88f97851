import Pdf from "pdfkit";
import type { AttachedPaper } from "../draft.ts";
import type { PlacedField } from "../placed-field.ts";
import { utcMidnight } from "../wording/format-date.ts";
import type { Face } from "./fonts.ts";
import type { Line, Run } from "./line.ts";
import { useSharedFont, widthOnce } from "./shared-fonts.ts";
import { ink, margin, page } from "./style.ts";

export type StructureElement = PDFKit.PDFStructureElement;

/** Options of a structure element; pdfkit reads more of them than its published types say. */
export interface ElementOptions {
  readonly alt?: string;
  readonly lang?: string;
  readonly scope?: "Column" | "Row";
  readonly bbox?: readonly [number, number, number, number];
  readonly placement?: "Block";
}

/** pdfkit knows this subset; its published types do not. */
const pdfUa: string = "PDF/UA";

export interface SheetOptions {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** The language of the document, a BCP 47 tag. */
  readonly language: string;
  /** `YYYY-MM-DD`; the same input must give the same bytes, so no clock is read. */
  readonly datedOn: string;
}

/** A document being set: the PDF, where the next line goes, and what has been placed. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly fields: PlacedField[];
  /** Pages that open with the lender's mark and need no running head. */
  readonly openings: Set<number>;
  /** Top of the next block, in points from the top of the page. */
  y: number;
  /** Left edge and width that blocks may use now. */
  column: { x: number; width: number };
  /** The structure element that new blocks belong to. */
  parent: StructureElement;
  widthOf(text: string, face: Face, size: number): number;
}

const faces: readonly Face[] = ["regular", "strong", "display"];

/** An empty first page, tagged, with every font embedded. */
export function openSheet(options: SheetOptions): Sheet {
  const pdf = new Pdf({
    size: [page.width, page.height],
    margin: 0,
    // No face of its own: pdfkit would set up Helvetica for every document, which draws nothing here.
    font: "",
    pdfVersion: "1.7",
    subset: pdfUa as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: options.language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: options.title,
      Author: options.author,
      Subject: options.subject,
      Creator: options.author,
      Producer: "Gable documents",
      CreationDate: utcMidnight(options.datedOn),
    },
  });
  for (const face of faces) useSharedFont(pdf, face);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  return {
    pdf,
    fields: [],
    openings: new Set(),
    y: margin.top,
    column: { x: margin.left, width: page.width - margin.left - margin.right },
    parent: root,
    widthOf: (text, face, size) => widthOnce(face, size, text, () => pdf.font(face).fontSize(size).widthOfString(text)),
  };
}

/** Puts a PDF into the file, which readers list beside the pages. */
export function attach(sheet: Sheet, { name, bytes }: AttachedPaper): void {
  sheet.pdf.file(Buffer.from(bytes), { name, type: "application/pdf", description: name });
}

/** Ends the document and gives its bytes. */
export function closeSheet(sheet: Sheet): Uint8Array {
  sheet.parent.end();
  sheet.pdf.end();
  const bytes: unknown = sheet.pdf.read();
  if (!(bytes instanceof Uint8Array)) throw new Error("The PDF has no bytes");
  return new Uint8Array(bytes);
}

export function pageNumber(sheet: Sheet): number {
  const range = sheet.pdf.bufferedPageRange();
  return range.start + range.count;
}

export function roomLeft(sheet: Sheet): number {
  return page.height - margin.bottom - sheet.y;
}

export function turnPage(sheet: Sheet): void {
  sheet.pdf.addPage();
  sheet.y = margin.top;
}

/** Turns the page unless `height` points fit on this one. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (roomLeft(sheet) < height && sheet.y > margin.top) turnPage(sheet);
}

/** Adds a structure element to a parent and ends it once its content is drawn. */
export function tagWithin(
  sheet: Sheet,
  parent: StructureElement,
  tag: string,
  draw: (element: StructureElement) => void,
  options: ElementOptions = {},
): void {
  const element = sheet.pdf.struct(tag, options);
  parent.add(element);
  draw(element);
  element.end();
}

/** As `tagWithin` the present parent. */
export function tagged(
  sheet: Sheet,
  tag: string,
  draw: (element: StructureElement) => void,
  options: ElementOptions = {},
): void {
  tagWithin(sheet, sheet.parent, tag, draw, options);
}

/** As `tagged`, for an element whose children are blocks. */
export function withParent(sheet: Sheet, tag: string, draw: () => void, options: ElementOptions = {}): void {
  const outer = sheet.parent;
  tagged(
    sheet,
    tag,
    (element) => {
      sheet.parent = element;
      draw();
      sheet.parent = outer;
    },
    options,
  );
}

/** Draws the words or shapes of a structure element on the present page. */
export function markContent(sheet: Sheet, element: StructureElement, tag: string, draw: () => void): void {
  const content = sheet.pdf.markStructureContent(tag);
  draw();
  sheet.pdf.endMarkedContent();
  element.add(content);
}

/** Draws something that a screen reader skips. */
export function markArtifact(sheet: Sheet, type: "Layout" | "Pagination", draw: () => void): void {
  sheet.pdf.markContent("Artifact", { type });
  draw();
  sheet.pdf.endMarkedContent();
}

export interface PlacedLine {
  readonly line: Line;
  readonly x: number;
  readonly baseline: number;
}

/** Draws the lines of a structure element on the present page. Words in another face than its own are a span of their own, so that a reader who does not see the page can tell them. */
export function markLines(
  sheet: Sheet,
  element: StructureElement,
  tag: string,
  lines: readonly PlacedLine[],
  { size, color = ink, face = "regular" }: { readonly size: number; readonly color?: string; readonly face?: Face },
): void {
  const found = stretches(sheet, lines, size);
  // What is left empty has its place in the document all the same, such as a cell.
  for (const runs of found.length === 0 ? [[]] : found) {
    const draw = () => {
      for (const { run, x, baseline } of runs) drawRun(sheet, run, x, baseline, size, color);
    };
    if ((runs[0]?.run.face ?? face) === face) markContent(sheet, element, tag, draw);
    else tagWithin(sheet, element, "Span", (span) => markContent(sheet, span, "Span", draw));
  }
}

interface PlacedRun {
  readonly run: Run;
  readonly x: number;
  readonly baseline: number;
}

/** Consecutive runs of one face, over the ends of lines. */
function stretches(sheet: Sheet, lines: readonly PlacedLine[], size: number): PlacedRun[][] {
  const found: PlacedRun[][] = [];
  for (const { line, x, baseline } of lines) {
    let at = x;
    for (const run of line.runs) {
      const last = found.at(-1);
      if (last?.[0]?.run.face === run.face) last.push({ run, x: at, baseline });
      else found.push([{ run, x: at, baseline }]);
      at += sheet.widthOf(run.text, run.face, size);
    }
  }
  return found;
}

/** Draws one line with its baseline at `y`. */
export function drawLine(
  sheet: Sheet,
  line: Line,
  x: number,
  baseline: number,
  size: number,
  color: string = ink,
): void {
  let at = x;
  for (const run of line.runs) {
    drawRun(sheet, run, at, baseline, size, color);
    at += sheet.widthOf(run.text, run.face, size);
  }
}

function drawRun(sheet: Sheet, run: Run, x: number, baseline: number, size: number, color: string): void {
  sheet.pdf.font(run.face).fontSize(size).fillColor(color);
  sheet.pdf.text(run.text, x, baseline, { lineBreak: false, baseline: "alphabetic" });
}
