/** A signature as it was drawn: strokes of points on a field of 600 by 180. */
export type Strokes = readonly (readonly (readonly [x: number, y: number])[])[];

export const SIGNATURE_FIELD = { width: 600, height: 180 } as const;

/** As the path of a vector drawing, rounded to a tenth; a single tap becomes a dot. */
export function signaturePath(strokes: Strokes): string {
  return strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => {
      const points = stroke.length === 1 ? [...stroke, ...stroke] : stroke;
      return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A signature and not a slip of the finger: ink over at least a tenth of the field's width. */
export function isSigned(strokes: Strokes): boolean {
  const across = strokes.flat().map(([x]) => x);
  return across.length > 4 && Math.max(...across) - Math.min(...across) >= SIGNATURE_FIELD.width / 10;
}
