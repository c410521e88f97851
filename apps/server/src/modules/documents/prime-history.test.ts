import { expect, it } from "vitest";
import { indexHistoryOn } from "./prime-history.ts";

const none = () => null;

it.each([
  ["2026-11-30", 2012, 2026],
  // A Saturday: the index of the new year is that of its first business day, which is not here yet.
  ["2027-01-02", 2012, 2026],
  ["2027-01-03", 2012, 2026],
])("shows the fifteen years that are known on %s", (today, first, last) => {
  const { years, missing } = indexHistoryOn(today, none);
  expect([years.at(0)?.year, years.at(-1)?.year, years.length, missing]).toEqual([first, last, 15, null]);
});

it("takes a new year in with the rate of its first business day, from that day on", () => {
  const asked: string[] = [];
  const known = (day: string) => {
    asked.push(day);
    return "6.5";
  };
  const { years, missing } = indexHistoryOn("2027-01-04", known);
  expect([years.at(0), years.at(-1), missing]).toEqual([
    { year: 2013, percent: "3.250" },
    { year: 2027, percent: "6.500" },
    null,
  ]);
  expect(asked).toEqual(["2027-01-04"]);
  expect(indexHistoryOn("2028-06-01", known).years.map(({ year }) => year)).toEqual(
    Array.from({ length: 15 }, (_, place) => 2014 + place),
  );
});

it("says from which year on the index is not known, and leaves out no year between two", () => {
  const { years, missing } = indexHistoryOn("2028-06-01", (day) => (day < "2028" ? null : "6.5"));
  expect([years.at(-1)?.year, missing]).toEqual([2026, 2027]);
});
