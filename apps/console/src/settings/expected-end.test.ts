import { expect, it } from "vitest";
import { endAfter, endToldAt } from "./expected-end.ts";

it.each([
  [30, "2026-11-30T18:03:00.000Z", { endDay: "2026-11-30", endTime: "10:35" }],
  [60, "2026-07-01T06:30:00.000Z", { endDay: "2026-07-01", endTime: "00:30" }],
  [1440, "2026-12-31T20:00:00.000Z", { endDay: "2027-01-01", endTime: "12:00" }],
  [null, "2026-11-30T18:03:00.000Z", { endDay: "", endTime: "" }],
])("pages closed for %s minutes from %s are expected back at a round time of the Pacific", (minutes, now, end) => {
  expect(endAfter(minutes, now)).toEqual(end);
});

it("an end is told until it has come", () => {
  const end = { endDay: "2026-11-30", endTime: "10:35" };
  expect(endToldAt(end, "2026-11-30T18:34:59.000Z")).toBe("2026-11-30T18:35:00Z");
  expect(endToldAt(end, "2026-11-30T18:35:00.000Z")).toBeNull();
  expect(endToldAt({ endDay: "", endTime: "" }, "2026-11-30T18:35:00.000Z")).toBeNull();
});
