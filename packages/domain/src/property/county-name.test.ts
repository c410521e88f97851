import { expect, it } from "vitest";
import { countyInFull } from "./county-name.ts";

it.each([
  ["Sacramento", "Sacramento County", "condado de Sacramento"],
  ["Columbia", "Columbia County", "condado de Columbia"],
  ["Area Heights", "Area Heights County", "condado de Area Heights"],
])("says that %s is a county: %s, %s", (county, english, spanish) => {
  expect([countyInFull(county, "en"), countyInFull(county, "es")]).toEqual([english, spanish]);
});

it.each([
  "Dallas County",
  "Orleans Parish",
  "Juneau City and Borough",
  "Anchorage Municipality",
  "Carson City",
  "Nome Census Area",
  // Connecticut's counties gave way to these in 2022 (87 FR 34235).
  "Capitol Planning Region",
])("leaves a name that says what it is: %s", (county) => {
  expect([countyInFull(county, "en"), countyInFull(county, "es")]).toEqual([county, county]);
});

it("has no county in the capital", () => {
  expect([countyInFull("District of Columbia", "en"), countyInFull("DISTRICT OF COLUMBIA", "es")]).toEqual([
    "District of Columbia",
    "Distrito de Columbia",
  ]);
});
