import { expect, it } from "vitest";
import { freeLift } from "./use-free-spot.ts";

const own = { left: 200, right: 380, top: 770, bottom: 820 };
const wide = (top: number) => ({ left: 20, right: 370, top, bottom: top + 52 });

it("stays where nothing is covered", () => {
  expect(freeLift(own, [])).toBe(0);
  expect(freeLift(own, [wide(600), { left: 20, right: 150, top: 780, bottom: 832 }])).toBe(0);
});

it("goes up above what it would cover, as far as needed", () => {
  expect(freeLift(own, [wide(780)])).toBe(76);
  expect(freeLift(own, [wide(780), wide(700)])).toBe(152);
});

it("stays where there is no better place", () => {
  expect(freeLift(own, [{ left: 0, right: 390, top: 0, bottom: 844 }])).toBe(0);
});
