import { expect, it } from "vitest";
import { requestTimeoutMs } from "./loading.ts";

it.each([
  ["nothing", 0, 30_000],
  ["a byte", 1, 30_001],
  ["as much as a poor line sends in a second", 81_920, 31_000],
  ["twenty megabytes", 20 * 1024 * 1024, 286_000],
])("a call that sends %s may take its time: %i bytes, %i ms", (_what, bytes, time) => {
  expect(requestTimeoutMs(bytes)).toBe(time);
});
