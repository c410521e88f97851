import type { AdoptedMark, StrokePoint } from "./adopted-mark.ts";
import { type Outlines, outlineText } from "./outlines.ts";
import { dictionary, name, type PdfStream, textString, writeNumber, writeValue } from "./pdf/pdf-value.ts";

/** What a field is to show. */
export interface FieldContent {
  readonly mark: AdoptedMark | { readonly form: "text"; readonly text: string };
  /** Small print under the mark: when it was made and under which record. */
  readonly caption?: string;
}

const inset = 3;
const captionSize = 5.8;
const captionHeight = 9;
const largestScript = 25;
const textSize = 10.5;

const inkBlue = "0.07 0.17 0.42";
const grey = "0.30 0.33 0.32";

/** The appearance of a filled field of `width` by `height` points, as a form object (ISO 32000-1, 12.5.5). */
export function drawFieldAppearance(content: FieldContent, width: number, height: number): PdfStream {
  const floor = content.caption ? captionHeight : 0;
  const marks = [drawMark(content, width, floor, height)];
  if (content.caption) marks.push(drawCaption(content.caption, width));
  // A screen reader and a text search find these words in place of the shapes.
  const spoken = writeValue(dictionary({ ActualText: textString(wordsOf(content)) }));
  const data = Buffer.from(`/Tx BMC\n/Span ${spoken} BDC\nq\n${marks.join("\n")}\nQ\nEMC\nEMC\n`, "latin1");
  return {
    dictionary: dictionary({
      Type: name("XObject"),
      Subtype: name("Form"),
      BBox: [0, 0, width, height],
      Resources: dictionary({}),
    }),
    data,
  };
}

/** The value of the field, and what a screen reader says of it. */
export function wordsOf({ mark, caption }: FieldContent): string {
  const words = mark.form === "drawn" ? "Signature drawn by hand" : mark.text;
  return caption ? `${words}. ${caption}` : words;
}

function drawMark({ mark }: FieldContent, width: number, floor: number, height: number): string {
  if (mark.form === "drawn") return drawStrokes(mark, width, floor, height);
  const face = mark.form === "typed" ? "script" : "regular";
  const natural = outlineText(mark.text, face, face === "script" ? largestScript : textSize);
  const room = { width: width - 2 * inset, height: height - floor - 2 };
  const shrink = Math.min(1, room.width / natural.width, room.height / (natural.ascent + natural.descent));
  const baseline = floor + 1 + Math.max(natural.descent * shrink, (room.height - natural.ascent * shrink) / 3);
  return fillShapes(natural, inset, baseline, shrink, mark.form === "typed" ? inkBlue : "0 0 0");
}

function drawCaption(caption: string, width: number): string {
  const natural = outlineText(caption, "regular", captionSize);
  return fillShapes(natural, inset, 2.4, Math.min(1, (width - 2 * inset) / natural.width), grey);
}

function fillShapes(shapes: Outlines, x: number, y: number, scale: number, color: string): string {
  // Units of a font are many: what is cut off their size would show at the end of a line.
  const size = (shapes.unit * scale).toFixed(9);
  const matrix = `${size} 0 0 ${size} ${writeNumber(x)} ${writeNumber(y)}`;
  return `q ${color} rg ${matrix} cm\n${shapes.path}\nf Q`;
}

function drawStrokes(
  mark: Extract<AdoptedMark, { form: "drawn" }>,
  width: number,
  floor: number,
  height: number,
): string {
  const points = mark.strokes.flat();
  const box = boundsOf(points);
  const room = { width: width - 2 * inset, height: height - floor - 4 };
  const scale = Math.min(room.width / Math.max(box.width, 1), room.height / Math.max(box.height, 1));
  const place = ([x, y]: StrokePoint): StrokePoint => [
    inset + (x - box.left) * scale,
    floor + 2 + (box.height - (y - box.top)) * scale,
  ];
  const paths = mark.strokes.map((stroke) => smoothPath(stroke.map(place)));
  return `q ${inkBlue} RG 1.3 w 1 J 1 j\n${paths.join("\n")}\nQ`;
}

function boundsOf(points: readonly StrokePoint[]): { left: number; top: number; width: number; height: number } {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, width: right - left, height: bottom - top };
}

function at([x, y]: StrokePoint): string {
  return `${writeNumber(x)} ${writeNumber(y)}`;
}

/** A curve that follows the pen, through the middle of each pair of points. */
function smoothPath(points: readonly StrokePoint[]): string {
  const [first] = points;
  if (!first) return "";
  const lines = [`${at(first)} m`];
  let pen = first;
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    const end: StrokePoint = next ? [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] : point;
    const control = (from: StrokePoint): StrokePoint => [
      from[0] + (2 / 3) * (point[0] - from[0]),
      from[1] + (2 / 3) * (point[1] - from[1]),
    ];
    lines.push(`${at(control(pen))} ${at(control(end))} ${at(end)} c`);
    pen = end;
  }
  return `${lines.join("\n")}\nS`;
}
