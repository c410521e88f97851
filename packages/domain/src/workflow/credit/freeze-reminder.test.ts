import { describe, expect, it } from "vitest";
import { awaited, nextReminderAt } from "../../notifications/awaited.ts";
import type { Facts } from "../facts/facts.ts";
import { hit, loanFile } from "../testing/loan-file.ts";
import { freezeReminderOf, tomorrowForThem } from "./freeze-reminder.ts";

const at = "2026-11-22T18:00:00.000Z";
const { bureau } = hit({}, {}).report;
const frozen = { outcome: "FROZEN" as const, bureau, at };
const submitted = { submittedAt: at };
const freezeReminder = { dueAt: "2026-11-23T18:00:00Z", isHard: true, at };
const file = (more: Partial<Facts> = {}) => loanFile({ ...submitted, hardCredit: frozen, freezeReminder, ...more });

describe("a reminder of a freeze", () => {
  it("is for ten in the morning of the day after, where the borrower lives", () => {
    const { facts } = file();
    expect(tomorrowForThem(facts, "2026-11-22T18:00:00.000Z")).toBe("2026-11-23T18:00:00Z");
    // It is still Sunday evening in California.
    expect(tomorrowForThem(facts, "2026-11-23T05:00:00.000Z")).toBe("2026-11-23T18:00:00Z");
    // Clocks go back in the night.
    expect(tomorrowForThem(facts, "2026-10-31T20:00:00.000Z")).toBe("2026-11-01T18:00:00Z");
  });

  it("stands while the file is frozen, and no longer", () => {
    expect(freezeReminderOf(file())).toEqual(freezeReminder);
    expect(freezeReminderOf(file({ hardCredit: { ...frozen, outcome: "LOCKED" } }))).toEqual(freezeReminder);
    expect(freezeReminderOf(file({ hardCredit: hit({}, { at }) }))).toBeUndefined();
    expect(freezeReminderOf(file({ hardCreditAttempts: 3 }))).toBeUndefined();
    expect(freezeReminderOf(file({ freezeReminder: { ...freezeReminder, isHard: false } }))).toBeUndefined();
    expect(freezeReminderOf(file({ withdrawn: { at } }))).toBeUndefined();
  });

  it("takes the place of the one that would have come about then", () => {
    const waited = awaited(file());
    expect(waited?.basis).toContain(freezeReminder.dueAt);
    const { facts } = file();
    const days = [1, 3, 7];
    expect(nextReminderAt(at, days, at, facts)).toBe("2026-11-23T18:00:00Z");
    expect(nextReminderAt(at, days, at, facts, waited?.notBefore)).toBe("2026-11-25T18:00:00Z");
  });
});
