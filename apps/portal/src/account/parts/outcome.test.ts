import { unpublishedFlags } from "@gable/domain/application/status.ts";
import { stepNames } from "@gable/domain/journey/steps.ts";
import { describe, expect, it } from "vitest";
import { hasEnded, outcomeOf } from "./outcome.ts";

const decided = (uwDecision: "DECLINE" | "INELIGIBLE" | "SELECT") => ({ ...unpublishedFlags, uwDecision });
const unwinding = { by: "2026-12-19", unwound: null, endedBy: null };

describe("an application on the dashboard", () => {
  it("has ended at an open line, cancelled, declined, or when its time ran out, which has no step", () => {
    expect(stepNames.filter((step) => hasEnded({ step, status: decided("SELECT") }))).toEqual(
      expect.arrayContaining(["CANCELLED", "COMPLETE"]),
    );
    expect(hasEnded({ step: "DECLINED", status: decided("DECLINE") })).toBe(true);
    expect(hasEnded({ step: null, status: decided("INELIGIBLE") })).toBe(true);
    expect(hasEnded({ step: null, status: decided("SELECT") })).toBe(false);
    expect(hasEnded({ step: "HMDA", status: decided("SELECT") })).toBe(false);
  });

  it.each([
    ["Not approved. Read our decision", { step: "DECLINED", status: decided("DECLINE"), unwinding: null }],
    ["The time ran out. Read why", { step: null, status: decided("INELIGIBLE"), unwinding: null }],
    ["Cancelled after signing", { step: "CANCELLED", status: decided("SELECT"), unwinding }],
    ["Closed", { step: "CANCELLED", status: decided("SELECT"), unwinding: null }],
  ])("says what became of it: %s", (words, listed) => {
    expect(outcomeOf(listed).words.en).toBe(words);
  });
});
