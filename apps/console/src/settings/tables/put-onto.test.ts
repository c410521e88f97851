import { expect, it } from "vitest";
import { putOnto } from "./put-onto.ts";

const start = {
  overlay: "0",
  base: [
    { score: 780, percent: "7.60" },
    { score: 760, percent: "7.80" },
  ],
  fees: { a: 1 },
};

it("keeps what each of two people changed in another place", () => {
  const mine = { ...start, base: [start.base[0], { score: 760, percent: "7.90" }] };
  const present = { ...start, overlay: "0.25", base: [{ score: 780, percent: "7.70" }, start.base[1]], fees: {} };
  expect(putOnto(start, mine, present)).toEqual({
    overlay: "0.25",
    base: [
      { score: 780, percent: "7.70" },
      { score: 760, percent: "7.90" },
    ],
    fees: {},
  });
});

it("says where both changed one place what the one at work says", () => {
  expect(putOnto(start, { ...start, overlay: "0.5" }, { ...start, overlay: "0.25" })).toEqual({
    ...start,
    overlay: "0.5",
  });
});

it("takes a list with rows more or fewer as one place", () => {
  const mine = { ...start, base: start.base.slice(1) };
  const present = { ...start, overlay: "1", base: [{ score: 780, percent: "7.70" }, start.base[1]] };
  expect(putOnto(start, mine, present)).toEqual({ ...start, overlay: "1", base: mine.base });
});

it("leaves out what was taken out, and leaves what is the same as it has become", () => {
  const { overlay: _gone, ...mine } = start;
  expect(putOnto(start, mine, { ...start, fees: { a: 2 } })).toEqual({ ...mine, fees: { a: 2 } });
  expect(putOnto(start, { ...start }, { ...start, overlay: "3" })).toEqual({ ...start, overlay: "3" });
});
