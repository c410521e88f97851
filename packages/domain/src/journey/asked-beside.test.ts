import { describe, expect, it } from "vitest";
import type { ConditionCategory } from "../application/enumerations.ts";
import { askedBeside } from "./asked-beside.ts";
import { factsWith, profiledFacts } from "./blank-facts.ts";
import type { Step } from "./steps.ts";

const asked = (step: Step, ...categories: ConditionCategory[]) =>
  factsWith(profiledFacts, {
    step,
    conditions: categories.map((categoryEnum) => ({ categoryEnum, actionNeeded: true })),
  });

describe("what is asked beside the way", () => {
  it("is told on the pages of the way", () => {
    expect(askedBeside(asked("HMDA", "GENERIC_DOCUMENT_REQUEST", "ID_VERIFICATION_FAILURE"), "startHmda")).toBe(2);
  });

  it("is not told twice: by the page itself, or by the step that is next", () => {
    const two = asked("HMDA", "GENERIC_DOCUMENT_REQUEST", "ID_VERIFICATION_FAILURE");
    expect(askedBeside(two, "conditions")).toBe(0);
    expect(askedBeside(two, "complete")).toBe(0);
    expect(askedBeside(two, "identity")).toBe(1);
    expect(askedBeside(asked("IDENTITY_VERIFICATION", "ID_VERIFICATION_FAILURE"), "documentDisclosures")).toBe(0);
  });

  it("is not told where it is looked at, after a decline or once it is over", () => {
    const { conditions } = asked("HMDA", "GENERIC_DOCUMENT_REQUEST");
    const looked = conditions.map((condition) => ({ ...condition, actionNeeded: false }));
    expect(askedBeside(factsWith(profiledFacts, { step: "HMDA", conditions: looked }), "startHmda")).toBe(0);
    const declined = factsWith(profiledFacts, { step: "DECLINED", status: { uwDecision: "DECLINE" }, conditions });
    expect(askedBeside(declined, "errorDecline")).toBe(0);
    expect(askedBeside(factsWith(profiledFacts, { step: "CANCELLED", conditions }), "documentDisclosures")).toBe(0);
  });
});
