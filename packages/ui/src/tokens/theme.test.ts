import { assert, constantFrom, dictionary, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, type Hex, hexOf, oklchOf } from "./colour.ts";
import { contrastFloors, type Palette, shades, type Theme, themeOf } from "./theme.ts";
import { themeCss } from "./theme-css.ts";

const colour = integer({ min: 0, max: 0xffffff }).map((number): Hex => `#${number.toString(16).padStart(6, "0")}`);
const wishes = dictionary(constantFrom(...shades.map(String)), colour, { maxKeys: 16 });

function misses(palette: Palette): string[] {
  return contrastFloors.flatMap(({ role, on, floor }) =>
    on
      .filter((ground) => contrast(palette[role], palette[ground]) < floor)
      .map((ground) => `${role} on ${ground}: ${contrast(palette[role], palette[ground]).toFixed(2)} < ${floor}`),
  );
}

const missesOf = (theme: Theme) => [...misses(theme.light), ...misses(theme.dark)];

describe("a theme made from a brand's colour", () => {
  it("keeps every contrast floor, light and dark, for any colour", () => {
    assert(
      property(colour, (accent) => {
        expect(missesOf(themeOf({ accent }))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps every contrast floor when the brand insists on shades of its own, however unfit", () => {
    assert(
      property(colour, wishes, (accent, own) => {
        expect(missesOf(themeOf({ accent, shades: own }))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("steps to the next shade when a brand's own shade is too pale for its role", () => {
    const plain = themeOf({ accent: "#1f5943" });
    const pale = themeOf({ accent: "#1f5943", shades: { 650: "#8fd0b3" } });
    expect(plain.light.accent).toBe(plain.shades[650]);
    expect(pale.shades[650]).toBe("#8fd0b3");
    expect(pale.light.accent).toBe(pale.shades[700]);
  });

  it("gets darker from 50 to 800", () => {
    assert(
      property(colour, (accent) => {
        const made = themeOf({ accent }).shades;
        const lightness = shades.map((shade) => oklchOf(made[shade]).lightness);
        expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
      }),
    );
  });

  it("gives a grey brand grey neutrals", () => {
    const { light } = themeOf({ accent: "#777777" });
    expect(light.canvas.slice(1, 3)).toBe(light.canvas.slice(5, 7));
  });

  it("refuses what is not a colour", () => {
    expect(() => themeOf({ accent: "green" })).toThrow("not a color like #1f5943");
  });
});

describe("colours", () => {
  it("survive the way to OKLCH and back", () => {
    assert(
      property(colour, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
    );
  });

  it("contrast as WCAG says", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

describe("the theme as CSS", () => {
  const css = themeCss(themeOf({ accent: "#1f5943" }));

  it("names all shades and roles, and both schemes", () => {
    expect(css).toContain("--shade-50:#");
    expect(css).toContain("--shade-800:#");
    expect(css).toContain("--accent-ink:#");
    expect(css).toContain('[data-theme="dark"]');
    expect(css).toContain("prefers-color-scheme:dark");
  });

  it("has nothing in it that could end a style element", () => {
    expect(css).not.toContain("<");
  });
});
