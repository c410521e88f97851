import { contrast, type Hex } from "@gable/ui/tokens/colour.ts";
import { type BrandColours, type Palette, roles, themeOf } from "@gable/ui/tokens/theme.ts";
import type { CSSProperties } from "react";

export type Scheme = "light" | "dark";

/** The colours of a page in a brand; undefined while the colour is only being typed. */
export function paletteOf(colours: BrandColours, scheme: Scheme): Palette | undefined {
  return /^#[0-9a-f]{6}$/i.test(colours.accent) ? themeOf(colours)[scheme] : undefined;
}

/** The palette as variables of one part of a page. */
export const variablesOf = (palette: Palette): CSSProperties =>
  Object.fromEntries([...roles.map((role) => [`--${role}`, palette[role]]), ["color", palette.ink]]) as CSSProperties;

export interface Repair {
  readonly scheme: Scheme;
  /** Of the brand's own colour, and of the one that is used instead, against the page. */
  readonly wishedContrast: number;
  readonly used: Hex;
  readonly usedContrast: number;
  /** The brand's own colour would be too hard to read on buttons and links. */
  readonly isRepaired: boolean;
}

const READABLE = 4.5;

/** What becomes of the brand's colour on buttons and links, so that everybody can read them. */
export function repairsOf(colours: BrandColours): readonly Repair[] {
  const wished = colours.accent.toLowerCase() as Hex;
  return (["light", "dark"] as const).flatMap((scheme) => {
    const palette = paletteOf(colours, scheme);
    if (!palette) return [];
    const wishedContrast = contrast(wished, palette.canvas);
    const used = palette.accent;
    return [
      {
        scheme,
        wishedContrast,
        used,
        usedContrast: contrast(used, palette.canvas),
        isRepaired: wishedContrast < READABLE,
      },
    ];
  });
}
