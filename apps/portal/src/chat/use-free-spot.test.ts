import { expect, it } from "vitest";
import { freeSpot } from "./use-free-spot.ts";

const whole = { left: 220, right: 374, top: 776, bottom: 828 };
const small = { ...whole, left: 322 };
const wide = (top: number, height = 52) => ({ left: 20, right: 370, top, bottom: top + height, weight: 1 });
const link = (top: number) => ({ left: 330, right: 370, top, bottom: top + 24, weight: 5 });
const line = (top: number, right: number, weight = 1) => ({ left: 20, right, top, bottom: top + 24, weight });
const rows = (count: number, right: number) => Array.from({ length: count }, (_, row) => line(row * 26, right));

it("stands whole where nothing is covered", () => {
  expect(freeSpot(whole, small, [])).toEqual({ isSmall: false, lift: 0 });
  expect(freeSpot(whole, small, [wide(600), line(790, 200)])).toEqual({ isSmall: false, lift: 0 });
});

it("keeps only its sign beside words that end before it", () => {
  expect(freeSpot(whole, small, [line(790, 300)])).toEqual({ isSmall: true, lift: 0 });
});

it("goes up above what it would cover, as far as needed", () => {
  const { isSmall, lift } = freeSpot(whole, small, [wide(780), line(740, 360)]);
  expect(isSmall).toBe(true);
  expect(small.bottom - lift).toBeLessThan(740);
  expect(lift).toBe(95);
});

it("leaves what can be pressed free where all is full of words", () => {
  const { lift } = freeSpot(whole, small, [wide(780), ...rows(40, 366)]);
  expect(small.bottom - lift).toBeLessThan(780);
});

it("covers the end of some words rather than a title, what went wrong or a small link", () => {
  const above = [line(640, 340, 10), line(666, 340, 10)];
  const { lift } = freeSpot(whole, small, [...above, line(700, 350), line(726, 330), link(790)]);
  expect(small.top - lift).toBeGreaterThan(690);
  expect(small.bottom - lift).toBeLessThan(790);
});

it("stays near its corner, where people look for it", () => {
  const { lift } = freeSpot(whole, small, [wide(500, 344), ...rows(18, 366)]);
  expect(lift).toBe(0);
});

it("never leaves the window, however little of it is free", () => {
  const low = { ...small, top: 188, bottom: 240 };
  const { lift } = freeSpot({ ...low, left: 220 }, low, [wide(190), ...rows(10, 366)]);
  expect(low.top - lift).toBeGreaterThanOrEqual(0);
  expect(low.bottom - lift).toBeLessThan(190);
});
