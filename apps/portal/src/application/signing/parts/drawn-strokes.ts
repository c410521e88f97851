import { SIGNATURE_FIELD } from "@gable/ui/forms/signature-strokes.ts";

type Point = [x: number, y: number];

/** The box in which the server takes strokes. */
const BOX = { width: 1000, height: 250 } as const;
const SCALE = Math.min(BOX.width / SIGNATURE_FIELD.width, BOX.height / SIGNATURE_FIELD.height);
const MARGIN = (BOX.width - SIGNATURE_FIELD.width * SCALE) / 2;
const MOST_STROKES = 60;
const MOST_POINTS = 2000;

/** A drawn signature, from the path of the signature pad to strokes in the server's box; its proportions stay. */
export function drawnStrokes(path: string): Point[][] {
  return path
    .split("M")
    .filter((stroke) => stroke !== "")
    .slice(0, MOST_STROKES)
    .map((stroke) => thinned(stroke.split("L").map(pointOf)));
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(" ").map(Number);
  return [within(MARGIN + x * SCALE, BOX.width), within(y * SCALE, BOX.height)];
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * 10) / 10));

function thinned(points: Point[]): Point[] {
  const step = Math.ceil(points.length / MOST_POINTS);
  return step <= 1 ? points : points.filter((_, index) => index % step === 0);
}
