import { expect, it } from "vitest";
import { countRefusals } from "./refusals.ts";

const at = (minute: number, second = 0) => new Date(Date.UTC(2027, 2, 1, 12, minute, second));

it("counts the refusals of each address over five minutes, and says the highest", () => {
  const refusals = countRefusals();
  expect(refusals.highest(at(0))).toBe(0);
  for (let minute = 0; minute < 5; minute += 1) {
    for (let count = 0; count < 3; count += 1) refusals.add("203.0.113.9", at(minute, count));
    refusals.add(`203.0.113.${minute + 20}`, at(minute));
  }
  expect(refusals.highest(at(4, 59))).toBe(15);
  expect(refusals.highest(at(5))).toBe(12);
  expect(refusals.highest(at(8, 59))).toBe(3);
  expect(refusals.highest(at(9))).toBe(0);
});

it("goes on counting who was refused before, however many others come", () => {
  const refusals = countRefusals();
  refusals.add("203.0.113.9", at(0));
  for (let count = 0; count < 12_000; count += 1) refusals.add(`2001:db8::${count.toString(16)}`, at(0));
  for (let count = 0; count < 4; count += 1) refusals.add("203.0.113.9", at(0));
  for (let count = 0; count < 9; count += 1) refusals.add("2001:db8::ffff:1", at(0));
  expect(refusals.highest(at(0))).toBe(5);
});
