import { describe, expect, it } from "vitest";
import { instantAt } from "./instant-at.ts";

describe("an hour of a day where the home is", () => {
  it.each([
    ["2026-12-03", 9, "America/New_York", "2026-12-03T14:00:00.000Z"],
    ["2026-07-03", 17, "America/Los_Angeles", "2026-07-04T00:00:00.000Z"],
    ["2026-03-08", 9, "America/Chicago", "2026-03-08T14:00:00.000Z"],
    ["2026-11-01", 9, "America/Denver", "2026-11-01T16:00:00.000Z"],
    ["2026-11-01", 12, "America/Phoenix", "2026-11-01T19:00:00.000Z"],
  ])("%s at %i in %s is %s", (date, hour, zone, instant) => {
    expect(instantAt(date, hour, zone)).toBe(instant);
  });
});
