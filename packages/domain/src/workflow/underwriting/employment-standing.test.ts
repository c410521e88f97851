import { describe, expect, it } from "vitest";
import type { Facts } from "../facts/facts.ts";
import { loanFile } from "../testing/loan-file.ts";
import {
  employmentAgesOn,
  employmentAskedAnew,
  employmentGoodThrough,
  employmentOrder,
  goodThrough,
  isEmploymentTooOld,
} from "./employment-standing.ts";

const PACIFIC = "America/Los_Angeles";
const at = "2026-11-20T18:00:00.000Z";
const later = "2026-12-08T18:00:00.000Z";
const employer = { employerName: "Mesa", position: "Clerk", since: "2019-04", phone: "8585550100", at };
const confirmed: Partial<Facts> = { employer, employment: { outcome: "CONFIRMED", at } };

describe("a confirmation of employment", () => {
  it.each([
    ["on a Friday before Thanksgiving", at, "2026-12-07"],
    ["late on that Friday, Saturday already in Washington", "2026-11-21T07:30:00.000Z", "2026-12-07"],
    ["on a Saturday, which counts as no day", "2026-11-21T18:00:00.000Z", "2026-12-07"],
    ["over Christmas and New Year", "2026-12-21T18:00:00.000Z", "2027-01-06"],
    ["over a New Year's Day that is observed on the Friday before", "2027-12-20T18:00:00.000Z", "2028-01-05"],
    ["over Independence Day observed on a Friday", "2026-06-29T18:00:00.000Z", "2026-07-14"],
    ["with no holiday on the way", "2026-03-02T18:00:00.000Z", "2026-03-16"],
  ])("%s is good through the tenth business day of the lender's", (_when, instant, last) => {
    expect(goodThrough(instant, PACIFIC)).toBe(last);
  });

  it("is too old on the day after its last, where the home is, and never once the line is opened", () => {
    const { facts } = loanFile(confirmed);
    expect(employmentGoodThrough(facts)).toBe("2026-12-07");
    expect([isEmploymentTooOld(facts, "2026-12-07"), isEmploymentTooOld(facts, "2026-12-08")]).toEqual([false, true]);
    expect(isEmploymentTooOld({ ...facts, closingSignedAt: "2026-12-01T18:00:00.000Z" }, "2026-12-08")).toBe(false);
    expect(isEmploymentTooOld({ ...facts, employment: { outcome: "NOT_CONFIRMED", at } }, "2027-06-01")).toBe(false);
  });

  it("grows old by the clock alone where nobody knows on which day the papers are signed by hand", () => {
    const drawn: Partial<Facts> = { ...confirmed, closingDocuments: [] };
    expect(employmentAgesOn(loanFile(drawn).facts)).toBeUndefined();
    expect(employmentAgesOn(loanFile({ ...confirmed, onPaper: { at } }).facts)).toBeUndefined();
    expect(employmentAgesOn(loanFile({ ...drawn, onPaper: { at } }).facts)).toBe("2026-12-08");
  });

  it("that is too old is kept, and the employer asked as another question each time", () => {
    const { facts } = loanFile(confirmed);
    const once = { ...facts, ...employmentAskedAnew(facts), employment: { outcome: "CONFIRMED", at: later } } as const;
    const twice = employmentAskedAnew(once);
    expect(twice.employmentBefore).toEqual([{ confirmedAt: at }, { confirmedAt: later }]);
    const keys = [facts, once, { ...once, employmentBefore: twice.employmentBefore }].map(
      (one) => employmentOrder("confirm-employment", one).key,
    );
    expect(new Set(keys).size).toBe(3);
  });
});
