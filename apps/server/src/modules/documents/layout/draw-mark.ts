import type { DocumentLender } from "../lender.ts";
import { readMark } from "./mark.ts";
import { drawLine, type Sheet } from "./sheet.ts";
import { ink } from "./style.ts";

/** Draws the lender's mark with its left edge at `x` between `top` and `top + height`. */
export function drawMark(sheet: Sheet, lender: DocumentLender, x: number, top: number, height: number): void {
  const mark = lender.logoSvg === undefined ? null : readMark(lender.logoSvg);
  if (!mark) {
    const size = height * 0.72;
    drawLine(
      sheet,
      { runs: [{ text: lender.tradeName, face: "display" }], width: 0 },
      x,
      top + height * 0.76,
      size,
      ink,
    );
    return;
  }
  const scale = height / mark.height;
  sheet.pdf.save().translate(x, top).scale(scale);
  for (const shape of mark.shapes) {
    sheet.pdf.lineWidth(shape.strokeWidth).lineCap(shape.lineCap).lineJoin(shape.lineJoin);
    const outline = sheet.pdf.path(shape.d);
    if (shape.fill && shape.stroke) outline.fillAndStroke(shape.fill, shape.stroke);
    else if (shape.fill) outline.fill(shape.fill);
    else if (shape.stroke) outline.stroke(shape.stroke);
  }
  sheet.pdf.restore();
}
