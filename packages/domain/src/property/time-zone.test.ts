import { describe, expect, it } from "vitest";
import { startOfDay } from "../calendar/zoned-time.ts";
import { usStateCodes } from "../people/us-states.ts";
import { propertyTimeZone } from "./time-zone.ts";

describe("the time zone of a home", () => {
  it.each([
    ["CA", null, "America/Los_Angeles"],
    ["TX", "48113", "America/Chicago"],
    ["TX", "48141", "America/Denver"],
    ["TX", null, "America/Denver"],
    ["TN", "47093", "America/New_York"],
    ["TN", null, "America/Chicago"],
    ["FL", "12033", "America/Chicago"],
    ["AZ", null, "America/Phoenix"],
  ] as const)("in %s, county %s, is %s", (state, county, zone) => {
    expect(propertyTimeZone(state, county)).toBe(zone);
  });

  it("is known to the zone database for every state", () => {
    for (const state of usStateCodes) {
      expect(startOfDay("2026-11-20", propertyTimeZone(state, null))).toMatch(/^2026-11-20T\d\d:00:00Z$/);
    }
  });
});
