import type { ListItem } from "../blocks.ts";
import { readRuns } from "./break-lines.ts";
import { baselineOf, drawInto } from "./draw-text.ts";
import { drawLine, keepTogether, markContent, type Sheet, type StructureElement, tagged, tagWithin } from "./sheet.ts";
import { ink, measure, type } from "./style.ts";

const gap = 6;
const levelIndent = 24;

/** Sets a list; marks hang in the margin of their text, which lines up at the widest mark. */
export function drawList(sheet: Sheet, items: readonly ListItem[], level: number): void {
  const { x, width } = sheet.column;
  sheet.column = { x: x + level * levelIndent, width: width - level * levelIndent };
  const widths = items.map((item) => sheet.widthOf(item.mark, "regular", type.body.size));
  const hang = Math.max(14, ...widths.map((markWidth) => markWidth + gap));
  tagged(sheet, "L", (listElement) => {
    sayNumbering(listElement, items[0]?.mark ?? "");
    for (const item of items) {
      keepTogether(sheet, 2 * type.body.leading);
      tagWithin(sheet, listElement, "LI", (element) => drawItem(sheet, element, item, hang));
      sheet.y += 3;
    }
  });
  sheet.column = { x, width };
}

function drawItem(sheet: Sheet, element: StructureElement, item: ListItem, hang: number): void {
  tagWithin(sheet, element, "Lbl", (label) =>
    markContent(sheet, label, "Lbl", () => {
      const line = { runs: [{ text: `${item.mark} `, face: "regular" }], width: 0 } as const;
      drawLine(sheet, line, sheet.column.x, baselineOf(sheet.y, type.body), type.body.size, ink);
    }),
  );
  const width = Math.min(sheet.column.width, measure) - hang;
  tagWithin(sheet, element, "LBody", (body) =>
    drawInto(sheet, body, "LBody", readRuns(item.text), { type: type.body, indent: hang, width }),
  );
}

/** How the marks of a list count (ISO 32000-1, table 347), which pdfkit does not say by itself. */
function sayNumbering(listElement: StructureElement, mark: string): void {
  const { dictionary } = listElement as unknown as { readonly dictionary: { readonly data: Record<string, unknown> } };
  dictionary.data["A"] = { O: "List", ListNumbering: numberingOf(mark) };
}

function numberingOf(mark: string): "Decimal" | "UpperAlpha" | "LowerAlpha" | "Disc" {
  if (/\d/.test(mark)) return "Decimal";
  if (/[A-Z]/.test(mark)) return "UpperAlpha";
  return /[a-z]/.test(mark) ? "LowerAlpha" : "Disc";
}
