/** US Letter, in points. */
export const page = { width: 612, height: 792 } as const;

export const margin = { top: 76, right: 60, bottom: 74, left: 60 } as const;

export const contentWidth = page.width - margin.left - margin.right;

/** Paragraphs stay near eighty characters a line; tables use the whole width. */
export const measure = 440;

export const ink = "#1d2321";
export const inkSoft = "#4c5552";
export const rule = "#c9cfcc";
export const ruleStrong = "#7d8783";

/** Size and line height in points. */
export const type = {
  title: { size: 23, leading: 27 },
  heading2: { size: 13.5, leading: 18 },
  heading3: { size: 11, leading: 15 },
  body: { size: 10.5, leading: 14.6 },
  table: { size: 9.6, leading: 13 },
  small: { size: 8.6, leading: 11.6 },
  furniture: { size: 7.8, leading: 10.4 },
  figure: { size: 21, leading: 25 },
} as const;

export type TypeSize = { readonly size: number; readonly leading: number };
