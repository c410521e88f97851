import { expect, it } from "vitest";
import { freeSpot } from "./use-free-spot.ts";

const whole = { left: 220, right: 374, top: 776, bottom: 828 };
const small = { ...whole, left: 322 };
const wide = (top: number, height = 52) => ({ left: 20, right: 370, top, bottom: top + height });
const line = (top: number, right: number) => ({ left: 20, right, top, bottom: top + 24 });

it("stands whole where nothing is covered", () => {
  expect(freeSpot(whole, small, [], [])).toEqual({ isSmall: false, lift: 0 });
  expect(freeSpot(whole, small, [wide(600)], [line(790, 200)])).toEqual({ isSmall: false, lift: 0 });
});

it("keeps only its sign beside words that end before it", () => {
  expect(freeSpot(whole, small, [], [line(790, 300)])).toEqual({ isSmall: true, lift: 0 });
});

it("goes up above what it would cover, as far as needed", () => {
  const { isSmall, lift } = freeSpot(whole, small, [wide(780)], [line(740, 360)]);
  expect(isSmall).toBe(true);
  expect(small.bottom - lift).toBeLessThan(740);
  expect(lift).toBe(95);
});

it("leaves what can be pressed free where there is room for one of them alone", () => {
  const text = Array.from({ length: 40 }, (_, row) => line(row * 26, 366));
  const { lift } = freeSpot(whole, small, [wide(780)], text);
  expect(small.bottom - lift).toBeLessThan(780);
});

it("stays where there is no better place", () => {
  expect(freeSpot(whole, small, [wide(0, 844)], [])).toEqual({ isSmall: true, lift: 0 });
});

it("never leaves the window, however little of it is free", () => {
  const low = { ...small, top: 188, bottom: 240 };
  const text = Array.from({ length: 10 }, (_, row) => line(row * 26, 366));
  const { lift } = freeSpot({ ...low, left: 220 }, low, [wide(190)], text);
  expect(low.top - lift).toBeGreaterThanOrEqual(0);
  expect(low.bottom - lift).toBeLessThan(190);
});
