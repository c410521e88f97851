import { afterEach, describe, expect, it, vi } from "vitest";
import { perMinute } from "./per-minute.ts";

const LAST_SECOND = Date.parse("2026-11-30T18:00:59Z");
const refused = expect.objectContaining({ status: 429, code: "too-many" }) as Error;

describe("what an address of the net asks in a minute", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is counted from its first question on, whatever minute the clock shows", () => {
    vi.useFakeTimers({ now: LAST_SECOND, toFake: ["Date"] });
    const count = perMinute(2);
    count("203.0.113.9");
    vi.setSystemTime(LAST_SECOND + 2000);
    count("203.0.113.9");
    expect(() => count("203.0.113.9")).toThrow(refused);
    count("203.0.113.10");
    vi.setSystemTime(LAST_SECOND + 60_000);
    count("203.0.113.9");
  });

  it("is counted however many others ask, whose minutes are over or are not", () => {
    vi.useFakeTimers({ now: LAST_SECOND, toFake: ["Date"] });
    const count = perMinute(1);
    const crowd = () => {
      for (let one = 0; one < 30_000; one += 1) count(`10.${one >> 16}.${(one >> 8) & 255}.${one & 255}`);
    };
    crowd();
    count("203.0.113.9");
    expect(() => count("203.0.113.9")).toThrow(refused);
    vi.setSystemTime(LAST_SECOND + 60_000);
    crowd();
    count("203.0.113.9");
    expect(crowd).toThrow(refused);
    expect(() => count("203.0.113.9")).toThrow(refused);
  });

  it("is counted for its whole network", () => {
    const count = perMinute(1);
    count("2001:db8:1:2::1");
    expect(() => count("2001:db8:1:2:ffff::9")).toThrow(refused);
    count("2001:db8:1:3::1");
  });
});
