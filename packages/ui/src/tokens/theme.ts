import { contrast, type Hex, hexOf, oklchOf, readHex } from "./colour.ts";

/** The sixteen shades of an accent, from nearly white to nearly black. */
export const shades = [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800] as const;
export type Shade = (typeof shades)[number];

/** What a brand brings: one colour, and any of the shades it insists on. All as `#rrggbb`. */
export type BrandColours = { accent: string; shades?: { readonly [S in Shade]?: string | undefined } | undefined };

export const roles = [
  "ink",
  "ink-2",
  "ink-3",
  "line-strong",
  "line",
  "sunk",
  "canvas",
  "surface",
  "accent",
  "accent-hover",
  "accent-ink",
  "on-accent",
  "plot",
  "tint",
  "tint-line",
  "focus",
  "red",
  "red-tint",
  "amber",
  "amber-tint",
  "green",
  "green-tint",
] as const;
export type Role = (typeof roles)[number];
export type Palette = Record<Role, Hex>;
export type Theme = { shades: Record<Shade, Hex>; light: Palette; dark: Palette };

/** Which colour must stand out from which, and by how much. */
export const contrastFloors: readonly { role: Role; on: readonly Role[]; floor: number }[] = [
  { role: "ink", on: ["canvas", "surface", "sunk", "tint", "red-tint", "amber-tint", "green-tint"], floor: 7 },
  { role: "ink-2", on: ["canvas", "surface", "sunk", "tint", "red-tint", "amber-tint", "green-tint"], floor: 4.5 },
  { role: "ink-3", on: ["canvas", "surface", "sunk", "tint"], floor: 4.5 },
  { role: "accent", on: ["canvas", "surface", "sunk", "tint"], floor: 4.5 },
  { role: "accent-ink", on: ["canvas", "surface", "sunk", "tint"], floor: 4.5 },
  { role: "accent-hover", on: ["canvas", "surface"], floor: 4.5 },
  { role: "on-accent", on: ["accent", "accent-hover"], floor: 4.5 },
  { role: "plot", on: ["canvas", "surface", "tint"], floor: 3 },
  { role: "focus", on: ["canvas", "surface", "sunk", "tint"], floor: 3 },
  { role: "line-strong", on: ["canvas", "surface", "sunk"], floor: 3 },
  { role: "red", on: ["canvas", "surface", "red-tint"], floor: 4.5 },
  { role: "amber", on: ["canvas", "surface", "amber-tint"], floor: 4.5 },
  { role: "green", on: ["canvas", "surface", "green-tint"], floor: 4.5 },
];

/** Lightness of each shade and its share of the brand's chroma: pale ends carry little colour, the middle carries all of it. */
const ladder: Record<Shade, readonly [lightness: number, share: number]> = {
  50: [0.975, 0.11],
  100: [0.955, 0.2],
  150: [0.93, 0.33],
  200: [0.9, 0.45],
  250: [0.865, 0.57],
  300: [0.82, 0.72],
  350: [0.77, 0.86],
  400: [0.715, 0.95],
  450: [0.655, 0.98],
  500: [0.595, 1],
  550: [0.535, 0.96],
  600: [0.475, 0.9],
  650: [0.42, 0.83],
  700: [0.365, 0.75],
  750: [0.31, 0.66],
  800: [0.255, 0.58],
};

/** Below this chroma a colour is grey and its hue means nothing. */
const GREY = 0.004;

/**
 * Shades and role colours of one brand, light and dark, all as plain hex.
 * Neutrals borrow only the hue. Accents take the next shade where one misses its floor in `contrastFloors`.
 */
export function themeOf(brand: BrandColours): Theme {
  const made = shadesOf(brand);
  const { hue, chroma } = oklchOf(readHex(brand.accent));
  const neutral = (lightness: number, share: number) => hexOf({ lightness, chroma: chroma < GREY ? 0 : share, hue });
  return { shades: made, light: lightPalette(made, neutral), dark: darkPalette(made, neutral) };
}

function shadesOf(brand: BrandColours): Record<Shade, Hex> {
  const accent = oklchOf(readHex(brand.accent));
  const nearest = shades.toSorted(
    (a, b) => Math.abs(ladder[a][0] - accent.lightness) - Math.abs(ladder[b][0] - accent.lightness),
  )[0] as Shade;
  // The colour itself sits somewhere on the ladder, so the chroma of the middle follows from its own.
  const peak = accent.chroma < GREY ? 0 : Math.min(0.2, accent.chroma / ladder[nearest][1]);
  const entries = shades.map((shade) => {
    const wished = brand.shades?.[shade];
    const [lightness, share] = ladder[shade];
    return [shade, wished ? readHex(wished) : hexOf({ lightness, chroma: peak * share, hue: accent.hue })] as const;
  });
  return Object.fromEntries(entries) as Record<Shade, Hex>;
}

type Neutral = (lightness: number, chroma: number) => Hex;

function lightPalette(made: Record<Shade, Hex>, neutral: Neutral): Palette {
  const ink = neutral(0.235, 0.016);
  const words = { ink, "ink-2": neutral(0.43, 0.016), "ink-3": neutral(0.51, 0.016) };
  const ground = { canvas: neutral(0.985, 0.003), surface: "#ffffff" as Hex, sunk: neutral(0.963, 0.006) };
  const tint = tintThatCarries(words, [made[50], ground.sunk]);
  const grounds = [ground.canvas, ground.surface, ground.sunk, tint];
  const darker = (from: Shade) => [...shades.filter((shade) => shade >= from).map((shade) => made[shade]), ink];
  const accent = firstThatMeets(4.5, grounds, darker(650));
  return {
    ...words,
    ...ground,
    "line-strong": neutral(0.61, 0.014),
    line: neutral(0.895, 0.008),
    accent,
    "accent-hover": firstThatMeets(4.5, grounds, darker(700)),
    "accent-ink": accent,
    "on-accent": "#ffffff",
    plot: firstThatMeets(3, grounds, darker(600)),
    tint,
    "tint-line": made[200],
    focus: firstThatMeets(3, grounds, darker(550)),
    red: "#a3261b",
    "red-tint": "#fdf1ef",
    amber: "#7d4f00",
    "amber-tint": "#fdf5e4",
    green: "#1f6b35",
    "green-tint": "#eef7f0",
  };
}

function darkPalette(made: Record<Shade, Hex>, neutral: Neutral): Palette {
  const ink = neutral(0.945, 0.008);
  const words = { ink, "ink-2": neutral(0.8, 0.012), "ink-3": neutral(0.715, 0.014) };
  const ground = { canvas: neutral(0.185, 0.012), surface: neutral(0.235, 0.014), sunk: neutral(0.225, 0.013) };
  const tint = neutral(0.285, 0.032);
  const grounds = [ground.canvas, ground.surface, ground.sunk, tint];
  const lighter = (from: Shade) => [
    ...shades
      .filter((shade) => shade <= from)
      .map((shade) => made[shade])
      .toReversed(),
    ink,
  ];
  const accent = firstThatMeets(4.5, grounds, lighter(300));
  const hover = firstThatMeets(4.5, grounds, lighter(250));
  return {
    ...words,
    ...ground,
    "line-strong": neutral(0.575, 0.016),
    line: neutral(0.325, 0.014),
    accent,
    "accent-hover": hover,
    "accent-ink": accent,
    "on-accent": firstThatMeets(4.5, [accent, hover], [made[800], ground.canvas, "#000000"]),
    plot: firstThatMeets(3, grounds, lighter(350)),
    tint,
    "tint-line": neutral(0.42, 0.05),
    focus: firstThatMeets(3, grounds, lighter(300)),
    red: "#ffab9f",
    "red-tint": "#3a201d",
    amber: "#f2c36b",
    "amber-tint": "#33290f",
    green: "#93d6a4",
    "green-tint": "#17301e",
  };
}

/** The last candidate is a neutral that holds by construction, so there is always an answer. */
function firstThatMeets(floor: number, grounds: readonly Hex[], candidates: readonly Hex[]): Hex {
  const found = candidates.find((candidate) => grounds.every((ground) => contrast(candidate, ground) >= floor));
  return found ?? (candidates.at(-1) as Hex);
}

function tintThatCarries(words: { ink: Hex; "ink-2": Hex; "ink-3": Hex }, candidates: readonly [Hex, Hex]): Hex {
  const [wished, plain] = candidates;
  const carries =
    contrast(words.ink, wished) >= 7 &&
    contrast(words["ink-2"], wished) >= 4.5 &&
    contrast(words["ink-3"], wished) >= 4.5;
  return carries ? wished : plain;
}
