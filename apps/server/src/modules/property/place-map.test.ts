import { usStates } from "@gable/domain/people/us-states.ts";
import { expect, it } from "vitest";
import { codes } from "zipcodes";
import { drawPlace } from "./place-map.ts";

/** The corners of a drawing, as its path has them. */
const cornersOf = (outline: string): number[][] =>
  outline
    .split(/[MLZ]/)
    .filter((part) => part !== "")
    .map((part) => part.split(" ").map(Number));

const isBetween = (unit: number | undefined, [from = 0, to = 0]: number[]): boolean =>
  unit !== undefined && unit >= from && unit <= to;

const someZipOf = (state: string): string => Object.values(codes).find((place) => place.state === state)?.zip ?? "";

it.each(Object.keys(usStates))("draws %s within its square, small enough to travel", async (state) => {
  const map = await drawPlace(someZipOf(state));
  expect(map?.outline).toMatch(/^(M[\d. L]+Z)+$/);
  expect(map?.outline.length).toBeLessThan(4200);
  const corners = cornersOf(map?.outline ?? "");
  expect(corners.length).toBeGreaterThan(3);
  expect(corners.flat().every((unit) => unit >= 0 && unit <= 100)).toBe(true);
});

it.each([
  { where: "Boise, in the south-west of Idaho", zip: "83702", x: [25, 45], y: [70, 90] },
  { where: "Miami, at the south-eastern end of Florida", zip: "33130", x: [90, 100], y: [75, 95] },
  { where: "Denver, in the middle of Colorado", zip: "80202", x: [45, 65], y: [30, 50] },
  { where: "Adak, far out on the Aleutians", zip: "99546", x: [5, 35], y: [70, 100] },
])("has $where", async ({ zip, x, y }) => {
  const map = await drawPlace(zip);
  expect({ at: [map?.x, map?.y], isThere: isBetween(map?.x, x) && isBetween(map?.y, y) }).toMatchObject({
    isThere: true,
  });
});

it.each([
  ["a territory", "00601"],
  ["no place at all", "00000"],
])("has no map of %s", async (_, zip) => {
  expect(await drawPlace(zip)).toBeNull();
});
