import { describe, expect, it } from "vitest";
import { mailedNoticeReceived, texasClosingDates, texasLastDayToRescind } from "./texas-clocks.ts";

const submitted = {
  applicationSubmitted: "2026-11-02",
  consumerNoticeProvided: "2026-11-02",
  preclosingDisclosureReceived: "2026-11-04",
  priorEquityLoanClosed: null,
};

describe("a line on a Texas homestead may close", () => {
  it.each<[string, Partial<Parameters<typeof texasClosingDates>[0]>, string]>([
    ["on the twelfth day after the application", {}, "2026-11-14"],
    ["on the twelfth after the notice, where that came later", { consumerNoticeProvided: "2026-11-05" }, "2026-11-17"],
    [
      "on the twelfth after the application, where that came later",
      { applicationSubmitted: "2026-11-06" },
      "2026-11-18",
    ],
    ["a business day after the final costs", { preclosingDisclosureReceived: "2026-11-20" }, "2026-11-21"],
    ["on Monday where they came on Saturday", { preclosingDisclosureReceived: "2026-11-21" }, "2026-11-23"],
    ["after the holiday where they came before it", { preclosingDisclosureReceived: "2026-11-25" }, "2026-11-27"],
    ["a year after an equity loan, on the day", { priorEquityLoanClosed: "2025-12-09" }, "2026-12-09"],
    ["at once where that is long ago", { priorEquityLoanClosed: "2025-11-14" }, "2026-11-14"],
    ["on the first of March after a loan of a leap day", { priorEquityLoanClosed: "2028-02-29" }, "2029-03-01"],
  ])("%s", (_when, changes, first) => {
    expect(texasClosingDates({ ...submitted, ...changes }).earliestClosing).toBe(first);
  });

  it("not while the costs are not given, whatever else is over", () => {
    const dates = texasClosingDates({
      ...submitted,
      preclosingDisclosureReceived: null,
      priorEquityLoanClosed: "2024-02-29",
    });
    expect(dates).toEqual({
      earliestBy12Day: "2026-11-14",
      earliestByPreview: null,
      earliestByOneYear: "2025-03-01",
      earliestClosing: null,
    });
  });
});

describe("in Texas", () => {
  it.each([
    ["a Monday", "2026-11-16", "2026-11-19"],
    ["a Saturday", "2026-11-21", "2026-11-25"],
    ["before a Sunday and a holiday", "2026-12-24", "2026-12-29"],
  ])("a letter posted on %s counts three days later, Sundays and holidays left out", (_which, posted, received) => {
    expect(mailedNoticeReceived(posted)).toBe(received);
  });

  it.each([
    ["a Monday: Thursday", "2026-11-16", "2026-11-19"],
    ["a Thursday: the third is a Sunday", "2026-11-19", "2026-11-23"],
    ["a Monday before Thanksgiving: the third is the holiday", "2026-11-23", "2026-11-27"],
    ["a Wednesday: Saturday counts", "2026-11-18", "2026-11-21"],
  ])("who signs on %s is the last day to cancel", (_which, closed, last) => {
    expect(texasLastDayToRescind(closed)).toBe(last);
  });
});
