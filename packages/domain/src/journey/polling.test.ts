import { describe, expect, it } from "vitest";
import { pollAttempts, pollDelayMs, stepWhenPollsAreUsedUp } from "./polling.ts";

const delays = (attempts: number) => Array.from({ length: attempts }, (_, at) => pollDelayMs(at + 1));

describe("polling the status", () => {
  it("waits 500 ms, then twice as long each time, never more than 2500 ms", () => {
    expect(delays(6)).toEqual([500, 1000, 2000, 2500, 2500, 2500]);
  });

  it.each([
    ["WAITING_FOR_SOFT_CREDIT", 14, 31_000],
    ["GEN_NOTE_SIGNING", 14, 31_000],
    ["OFFER_SELECTION", 7, 13_500],
    [null, 7, 13_500],
    ["DECLINED", 0, 0],
  ] as const)("asks %s %i times more, over %i ms", (step, attempts, total) => {
    expect(pollAttempts(step)).toBe(attempts);
    expect(delays(pollAttempts(step)).reduce((sum, delay) => sum + delay, 0)).toBe(total);
  });

  it.each([
    ["WAITING_FOR_VALUATION", "UNKNOWN"],
    ["PREQUAL_TITLE", "UNKNOWN"],
    ["GEN_NOTE_SIGNING", "GEN_NOTE_SIGNING"],
    ["OFFER_SELECTION", "OFFER_SELECTION"],
    ["DECLINED", "DECLINED"],
    [null, null],
  ] as const)("shows %s as %s when the attempts are used up", (step, shown) => {
    expect(stepWhenPollsAreUsedUp(step)).toBe(shown);
  });
});
