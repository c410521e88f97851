import { expect, it } from "vitest";
import { MAX_CENTS } from "./cents.ts";
import { CentsAmount, RatePercentText } from "./schemas.ts";

it.each([
  [0, true],
  [MAX_CENTS, true],
  [MAX_CENTS + 1, false],
  [-1, false],
  [1.5, false],
  ["100", false],
])("an amount of %s: %s", (cents, isTaken) => {
  expect(CentsAmount.safeParse(cents).success).toBe(isTaken);
});

it.each([
  ["8.950", true],
  ["-0.250", true],
  ["8.95", false],
  ["8.9500", false],
  ["x8.950", false],
  [8.95, false],
])("a rate of %s: %s", (rate, isTaken) => {
  const parsed = RatePercentText.safeParse(rate);
  expect(parsed.success).toBe(isTaken);
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(isTaken ? undefined : ["rate-invalid"]);
});
