import { describe, expect, it } from "vitest";
import { firstPaymentDate, lastPaymentDate } from "./payment-dates.ts";

describe("the first payment", () => {
  it.each([
    ["on the chosen day, a month at least after the money", "2026-11-25", 15, "2027-01-15"],
    ["on the chosen day of the next month where that is long enough", "2026-11-02", 15, "2026-12-15"],
    ["thirty days after the money where no day is chosen", "2026-11-25", undefined, "2026-12-25"],
    ["never on a day that some months lack", "2026-12-31", undefined, "2027-02-28"],
  ])("falls %s", (_when, fundedOn, dueDay, expected) => {
    expect(firstPaymentDate(fundedOn, dueDay)).toBe(expected);
  });

  it("is followed by one a month until the last", () => {
    expect(lastPaymentDate("2026-12-15", 180)).toBe("2041-11-15");
  });
});
