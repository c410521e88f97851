import { expect, it } from "vitest";
import { nextFundingInstant } from "../../calendar/funding-hours.ts";
import { latestInstantOf } from "../../calendar/zoned-time.ts";
import { factsWhenDue } from "../deadlines/facts-when-due.ts";
import type { Facts } from "../facts/facts.ts";
import { fundingGates } from "../stages/funding.ts";
import { loanFile } from "../testing/loan-file.ts";

const rescissionOver = "2026-12-01T08:00:00.000Z";
const facts: Partial<Facts> = {
  rescissionOver,
  disbursementCheck: { status: "VERIFIED", reason: "", at: rescissionOver },
  recording: { method: "electronic", status: "SUBMITTED", submittedAt: rescissionOver },
};
const dayOf = (more: Partial<Facts> = {}): string => {
  const gates = fundingGates(loanFile({ ...facts, ...more }).facts);
  if (!gates) throw new Error("something keeps the money back");
  return nextFundingInstant(latestInstantOf(...gates));
};

it("money waits for the banks' next hours where nobody looked until those of its day were over", () => {
  expect(dayOf()).toBe("2026-12-01T14:00:00Z");
  const late = "2026-12-01T23:30:00.000Z";
  const missed = factsWhenDue["funding-day"](loanFile(facts), late);
  expect(missed).toEqual({ event: "funding-hours-missed", facts: { fundingHoursMissedAt: late } });
  const next = dayOf(missed.facts as Partial<Facts>);
  expect(next).toBe("2026-12-02T14:00:00Z");
  expect(factsWhenDue["funding-day"](loanFile(facts), next)).toEqual({
    event: "funding-day-came",
    facts: { fundingDay: { date: "2026-12-02", at: next } },
  });
});
