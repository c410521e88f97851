import { undrawable } from "./outlines.ts";

/** A point of a drawn stroke in the pad's own units, x to the right and y downwards. */
export type StrokePoint = readonly [x: number, y: number];

/** A signature or initials as a signer adopted them. */
export type AdoptedMark =
  | { readonly form: "typed"; readonly text: string }
  | {
      readonly form: "drawn";
      readonly strokes: readonly (readonly StrokePoint[])[];
      /** Size of the pad that it was drawn on. */
      readonly width: number;
      readonly height: number;
    };

export type MarkRefusal = "EMPTY" | "TOO_LONG" | "CHARACTERS" | "OUTSIDE_PAD";

const limits = { characters: 80, strokes: 300, points: 20_000 } as const;

/** Whether a mark can be adopted: it shows something, is of a sane size, and the script face can draw it. */
export function checkAdoptedMark(
  mark: AdoptedMark,
): { readonly ok: true } | { readonly ok: false; readonly reason: MarkRefusal } {
  const reason = mark.form === "typed" ? refuseTyped(mark.text) : refuseDrawn(mark);
  return reason === null ? { ok: true } : { ok: false, reason };
}

function refuseTyped(text: string): MarkRefusal | null {
  if (text.trim() === "") return "EMPTY";
  if (text.length > limits.characters) return "TOO_LONG";
  return undrawable(text, "script").length > 0 ? "CHARACTERS" : null;
}

function refuseDrawn(mark: Extract<AdoptedMark, { form: "drawn" }>): MarkRefusal | null {
  const points = mark.strokes.flat();
  if (points.length < 2) return "EMPTY";
  if (mark.strokes.length > limits.strokes || points.length > limits.points) return "TOO_LONG";
  const inside = ([x, y]: StrokePoint) => x >= 0 && x <= mark.width && y >= 0 && y <= mark.height;
  return points.every(inside) ? null : "OUTSIDE_PAD";
}
