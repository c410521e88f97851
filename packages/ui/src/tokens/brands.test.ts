import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type BrandColours, contrastFloors, themeOf } from "./theme.ts";
import { contrast } from "./colour.ts";

const folder = new URL("../../../../lenders/", import.meta.url);

describe.each(readdirSync(folder))("the seeded brand %s", (code) => {
  const record = JSON.parse(readFileSync(new URL(`${code}/lender.json`, folder), "utf8")) as {
    orgMetaData: { other: { colours: BrandColours } };
  };
  const theme = themeOf(record.orgMetaData.other.colours);

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
