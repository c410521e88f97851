import { describe, expect, it } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

const breakerAfter = (failures: number) => {
  const breaker = createCircuitBreaker({ threshold: 3, restMs: 1000 });
  for (let n = 0; n < failures; n += 1) breaker.failed(0);
  return breaker;
};

describe("the circuit breaker", () => {
  it("lets calls through below the threshold", () => {
    expect(breakerAfter(2).admit(0)).toEqual({ open: false });
  });

  it("opens at the threshold and says how long to wait", () => {
    expect(breakerAfter(3).admit(400)).toEqual({ open: true, retryAfterMs: 600 });
  });

  it("lets one probe through after the rest, and no second beside it", () => {
    const breaker = breakerAfter(3);
    expect(breaker.admit(1000)).toEqual({ open: false });
    expect(breaker.admit(1001)).toEqual({ open: true, retryAfterMs: 999 });
  });

  it("closes when the probe succeeds", () => {
    const breaker = breakerAfter(3);
    breaker.admit(1000);
    breaker.succeeded();
    expect(breaker.admit(1001)).toEqual({ open: false });
  });

  it("rests again when the probe fails", () => {
    const breaker = breakerAfter(3);
    breaker.admit(1000);
    breaker.failed(1500);
    expect(breaker.admit(2400)).toMatchObject({ open: true });
  });
});
