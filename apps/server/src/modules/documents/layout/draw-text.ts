import { breakLines, readRuns } from "./break-lines.ts";
import type { Face } from "./fonts.ts";
import type { Line, Run } from "./line.ts";
import { markLines, roomLeft, type Sheet, type StructureElement, tagged, turnPage } from "./sheet.ts";
import { measure, type TypeSize } from "./style.ts";

export interface TextStyle {
  readonly type: TypeSize;
  readonly face?: Face;
  readonly strong?: Face;
  readonly color?: string;
  /** Width in points; the measure or the column, whichever is less, unless given. */
  readonly width?: number;
  readonly indent?: number;
}

/** Sets text under a tag at the cursor, page after page, and moves the cursor below it. */
export function drawText(sheet: Sheet, tag: string, text: string, style: TextStyle): void {
  tagged(sheet, tag, (element) => drawInto(sheet, element, tag, readRuns(text, style.face, style.strong), style));
}

/** Sets runs into an element that exists. */
export function drawInto(
  sheet: Sheet,
  element: StructureElement,
  tag: string,
  runs: readonly Run[],
  style: TextStyle,
): void {
  const indent = style.indent ?? 0;
  const width = style.width ?? Math.min(sheet.column.width - indent, measure);
  const broken = breakLines(sheet, runs, style.type.size, width);
  let rest: readonly Line[] = broken;
  while (rest.length > 0) {
    const fitting = linesThatFit(rest.length, Math.floor(roomLeft(sheet) / style.type.leading));
    if (fitting === 0) {
      turnPage(sheet);
      continue;
    }
    const here = rest.slice(0, fitting);
    rest = rest.slice(fitting);
    const x = sheet.column.x + indent;
    const placed = here.map((line, index) => ({
      line,
      x,
      baseline: baselineOf(sheet.y + index * style.type.leading, style.type),
    }));
    markLines(sheet, element, tag, placed, { ...style, size: style.type.size });
    sheet.y += here.length * style.type.leading;
    if (rest.length > 0) turnPage(sheet);
  }
}

export function textHeight(sheet: Sheet, text: string, style: TextStyle): number {
  const width = style.width ?? Math.min(sheet.column.width - (style.indent ?? 0), measure);
  return (
    breakLines(sheet, readRuns(text, style.face, style.strong), style.type.size, width).length * style.type.leading
  );
}

/** Where the baseline sits in a line whose top is at `top`. */
export function baselineOf(top: number, type: TypeSize): number {
  return top + (type.leading - type.size) / 2 + type.size * 0.79;
}

/** No single line is left behind at the foot or carried over to the head of a page. */
function linesThatFit(total: number, room: number): number {
  if (total <= room) return total;
  if (total <= 3) return 0;
  const kept = Math.min(room, total - 2);
  return kept < 2 ? 0 : kept;
}
