import "./drawing.css";

type Strokes = {
  /** Filled with the palest shade, under the lines. */
  tint: string;
  lines: string;
  /** Top and height of what is drawn, where that is less than the field. */
  part?: readonly [top: number, height: number];
};

/** One family of line drawings on a field of 72 by 72: thin strokes, one tinted plane each. */
const drawings = {
  house: {
    part: [10, 54],
    tint: "M14 33 36 15l22 18v27H14z",
    lines:
      "M8 38 36 15l28 23M14 33.200V60M58 33.200V60M5 60h62M46 23.200V13h7v16M30 60V44h12v16M39 52v.1M19 42h6v7h-6zM47 42h6v7h-6zM22 42v7M50 42v7",
  },
  key: {
    part: [18, 36],
    tint: "M20 21a15 15 0 1 1 0 30 15 15 0 0 1 0-30z",
    lines:
      "M20 21a15 15 0 1 1 0 30 15 15 0 0 1 0-30zM16 32.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM35 34h32v6h-5v7h-6v-7h-4v5h-5v-5h-5v4h-4v-4h-3.5",
  },
  pen: {
    tint: "M48 10l14 14-34 34-18 4 4-18z",
    lines:
      "M48 10l14 14-34 34-18 4 4-18zM41 17l14 14M14 44l14 14M10 62l8-8M18 51.500a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400zM36 62c5-5 8 3 13-1s6-2 11 1",
  },
  calendar: {
    tint: "M10 16h52v14H10z",
    lines:
      "M10 16h52v46H10zM10 30h52M22 10v11M50 10v11M20 39h5M33.5 39h5M47 39h5M20 50h5M33.5 50h5M43.5 50.500a6 6 0 1 0 12 0 6 6 0 0 0-12 0zM46.8 50.600l2 2 3.6-4",
  },
  phone: {
    tint: "M22 14h28v38H22z",
    lines:
      "M26 6h20a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4zM22 14h28M22 54h28M33 10h6M36 60v.1M29 26h14M29 33h14M29 40h8",
  },
  document: {
    tint: "M16 8h28l12 12v44H16z",
    lines: "M16 8h28l12 12v44H16zM44 8v12h12M25 30h22M25 38h22M25 46h13M25 55c3-4 5 2 8-1s4-1 6 0",
  },
  card: {
    part: [12, 48],
    tint: "M8 18h56v12H8z",
    lines:
      "M12 16h48a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4zM23 29a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM14.5 49c.8-5 4-7.5 8.5-7.500s7.7 2.5 8.5 7.500M40 30h17M40 38h17M40 46h10",
  },
  envelope: {
    part: [14, 46],
    tint: "M8 18l28 22 28-22z",
    lines: "M8 18h56v38H8zM8 18l28 22 28-22M8 56l19-23M64 56L45 33",
  },
  clock: {
    tint: "M36 10a26 26 0 1 1 0 52 26 26 0 0 1 0-52z",
    lines: "M36 10a26 26 0 1 1 0 52 26 26 0 0 1 0-52zM36 20v16l10 7M36 10v3M36 59v3M10 36h3M59 36h3",
  },
} as const satisfies Record<string, Strokes>;

export type DrawingName = keyof typeof drawings;
export const drawingNames = Object.keys(drawings) as readonly DrawingName[];

/** A small picture in the brand's accent; decoration only. */
export function Drawing({ name }: { name: DrawingName }) {
  const { tint, lines, part = [0, 72] }: Strokes = drawings[name];
  return (
    <svg
      className="drawing"
      viewBox={`0 ${part[0]} 72 ${part[1]}`}
      width={72}
      height={part[1]}
      aria-hidden="true"
      focusable="false"
    >
      <path className="drawing-tint" d={tint} />
      <path d={lines} />
    </svg>
  );
}
