import { markArtifact, pageNumber, type Sheet, withParent } from "./sheet.ts";
import { ink, margin, page } from "./style.ts";

/** Space between the frame and what it holds. */
export const boxInset = 16;

/** Sets blocks inside a frame; on every page that it crosses the frame is closed. */
export function drawBox(sheet: Sheet, drawContent: () => void): void {
  const outer = sheet.column;
  const start = { page: pageNumber(sheet), y: sheet.y };
  sheet.y += boxInset;
  sheet.column = { x: outer.x + boxInset, width: outer.width - 2 * boxInset };
  withParent(sheet, "Sect", drawContent);
  sheet.y += boxInset - 6;
  const end = { page: pageNumber(sheet), y: Math.min(sheet.y, page.height - margin.bottom + boxInset) };
  for (let number = start.page; number <= end.page; number += 1) {
    const top = number === start.page ? start.y : margin.top - boxInset;
    const bottom = number === end.page ? end.y : page.height - margin.bottom + 6;
    sheet.pdf.switchToPage(number - 1);
    markArtifact(sheet, "Layout", () => {
      sheet.pdf
        .rect(outer.x, top, outer.width, bottom - top)
        .lineWidth(0.9)
        .strokeColor(ink)
        .stroke();
    });
  }
  sheet.column = outer;
}
