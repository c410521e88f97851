import type { DocumentLender } from "../lender.ts";
import { breakLines, readRuns } from "./break-lines.ts";
import { drawLine, markArtifact, type Sheet } from "./sheet.ts";
import { contentWidth, inkSoft, margin, page, rule, type } from "./style.ts";

export interface Furniture {
  readonly lender: DocumentLender;
  readonly title: string;
  /** Kind and version of the wording. */
  readonly form: string;
}

/** Draws running head and foot on every page, once the number of pages is known. */
export function drawFurniture(sheet: Sheet, furniture: Furniture): number {
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.pdf.switchToPage(start + index);
    markArtifact(sheet, "Pagination", () => {
      if (!sheet.openings.has(index + 1)) drawHead(sheet, furniture);
      drawFoot(sheet, furniture, `Page ${index + 1} of ${count}`);
    });
  }
  return count;
}

function drawHead(sheet: Sheet, { lender, title }: Furniture): void {
  put(sheet, lender.tradeName, 40, "left");
  put(sheet, title, 40, "right");
  drawHairline(sheet, 54);
}

function drawFoot(sheet: Sheet, { lender, form }: Furniture, pageOf: string): void {
  const top = page.height - 50;
  drawHairline(sheet, top - 6);
  put(sheet, `${lender.legalName} · NMLS ${lender.nmlsId} · ${lender.phone} · ${lender.website}`, top, "left");
  put(sheet, pageOf, top, "right");
  const second = top + type.furniture.leading;
  if (!lender.approvedByCounsel)
    put(sheet, "**Sample for counsel.** Not yet approved for use with borrowers.", second, "left");
  put(sheet, form, second, "right");
}

function put(sheet: Sheet, text: string, top: number, side: "left" | "right"): void {
  const [line] = breakLines(sheet, readRuns(text), type.furniture.size, contentWidth);
  if (!line) return;
  const x = side === "left" ? margin.left : page.width - margin.right - line.width;
  drawLine(sheet, line, x, top + type.furniture.size, type.furniture.size, inkSoft);
}

function drawHairline(sheet: Sheet, y: number): void {
  sheet.pdf
    .moveTo(margin.left, y)
    .lineTo(page.width - margin.right, y)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
}
