import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, readHex } from "./colour.ts";
import { type BrandColours, contrastFloors, themeOf } from "./theme.ts";

const folder = new URL("../../../../lenders/", import.meta.url);

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), "utf8"));

/** The brands that have pages, and those that lend only their mark to the loading screen. */
const brands = [
  ...readdirSync(folder)
    .filter((code) => code !== "marks")
    .map((code) => {
      const record = read(`${code}/lender.json`) as { orgMetaData: { other: { colours: BrandColours } } };
      return { code, colours: record.orgMetaData.other.colours };
    }),
  ...(read("marks/marks.json") as { mode: string; colours: BrandColours }[]).map(({ mode, colours }) => ({
    code: `marks/${mode}`,
    colours,
  })),
];

describe.each(brands)("the brand $code", ({ colours }) => {
  const theme = themeOf(colours);

  it.each(contrastFloors)(
    "shows $role on $on with a contrast of at least $floor, light and dark",
    ({ role, on, floor }) => {
      for (const palette of [theme.light, theme.dark]) {
        for (const ground of on) expect(contrast(palette[role], palette[ground])).toBeGreaterThanOrEqual(floor);
      }
    },
  );

  it("needs no other shade than the usual ones", () => {
    expect(theme.light.accent).toBe(theme.shades[650]);
    expect(theme.dark.accent).toBe(theme.shades[300]);
  });
});

describe("the marks of the loading screen", () => {
  const marks = read("marks/marks.json") as { mode: string; name: string; colours: BrandColours }[];

  it("are twenty-five, each with a drawing of its own", () => {
    expect(marks).toHaveLength(25);
    expect(readdirSync(new URL("marks/", folder)).toSorted()).toEqual(
      [...marks.map(({ mode }) => `${mode}.svg`), "marks.json"].toSorted(),
    );
    expect(new Set(marks.map(({ mode }) => readFileSync(new URL(`marks/${mode}.svg`, folder), "utf8"))).size).toBe(25);
  });

  it.each(marks)("$mode is a plain vector, white on its own colour, with a contrast of at least 4.5", (mark) => {
    const svg = readFileSync(new URL(`marks/${mark.mode}.svg`, folder), "utf8");
    expect(svg).toContain('viewBox="0 0 40 40"');
    expect(svg).not.toMatch(/<script|<image|href=|style=|on\w+=/i);
    const grounds = [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour);
    expect(grounds).toEqual([mark.colours.accent]);
    expect(contrast("#ffffff", readHex(mark.colours.accent))).toBeGreaterThanOrEqual(4.5);
  });
});
