import { describe, expect, it } from "vitest";
import { placesNear } from "./places.ts";

describe("the places near a ZIP code", () => {
  it("begin with its own, at no distance", () => {
    for (const zip of ["19140", "59715", "77052"]) expect(placesNear(zip, 30)).toContainEqual(placed(zip, 0));
    expect(placesNear("59715", 30)[0]?.miles).toBe(0);
  });

  it("come by their distance, and none is farther than asked", () => {
    for (const reach of [30, 120, 400]) {
      const miles = placesNear("59715", reach).map((place) => place.miles);
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      expect(miles.at(-1)).toBeLessThanOrEqual(reach);
    }
  });

  it("are found to the north and to the east", () => {
    // Bozeman: Helena lies 80 miles to the north-west, Billings 125 to the east.
    const zips = placesNear("59715", 130).map(({ zip }) => zip);
    expect(zips).toEqual(expect.arrayContaining(["59601", "59101"]));
    expect(placesNear("59715", 90).map(({ zip }) => zip)).not.toContain("59101");
  });

  it("are none for a ZIP code that nobody has", () => {
    expect(placesNear("00000", 400)).toEqual([]);
  });
});

const placed = (zip: string, miles: number): unknown => expect.objectContaining({ zip, miles });
