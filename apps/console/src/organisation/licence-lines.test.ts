import { expect, it } from "vitest";
import { readLines, writeLines } from "./licence-lines.ts";

it("a line has a state, a number, and a day of its own where it says one", () => {
  expect(readLines(" ca 60DBO-12345 \n\nNV 4471 12/1/2027\nOR ML 5512 2027-06-30\nTX")).toEqual([
    { state: "CA", number: "60DBO-12345", own: undefined },
    { state: "NV", number: "4471", own: "2027-12-01" },
    { state: "OR", number: "ML 5512", own: "2027-06-30" },
    { state: "TX", number: "", own: undefined },
  ]);
});

it("licences that end on the day of most of them stand without it, others with theirs, and come back as they were", () => {
  const licences = [
    { state: "CA", number: "1", until: "2027-12-31" },
    { state: "NV", number: "2", until: "2026-12-31" },
    { state: "OR", number: "3", until: "2027-12-31" },
  ];
  const { text, until } = writeLines(licences);
  expect({ text, until }).toEqual({ text: "CA 1\nNV 2 12/31/2026\nOR 3", until: "2027-12-31" });
  expect(readLines(text).map(({ own, ...line }) => ({ ...line, until: own ?? until }))).toEqual(licences);
});

it("a licence whose end is not known is not given that of the others", () => {
  const licences = [
    { state: "CA", number: "1", until: "2027-12-31" },
    { state: "NV", number: null, until: null },
  ];
  expect(writeLines(licences)).toEqual({ text: "CA 1 12/31/2027\nNV", until: "" });
});
