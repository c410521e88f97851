import { describe, expect, it } from "vitest";
import { isTerminal, isWaiting, stepNames } from "./steps.ts";

describe("the kinds of step", () => {
  it("polls exactly the steps that the specification calls waiting", () => {
    const named = [
      "GEN_APPLICATION_DISCLOSURES",
      "GEN_NOTE_SIGNING",
      "GEN_PRE_SOFT_CREDIT_DISCLOSURE",
      "HARD_CREDIT_PULL",
      "IN_PROGRESS",
      "PREQUAL_TITLE",
    ];
    const expected = stepNames.filter((step) => step.startsWith("WAITING_FOR") || named.includes(step));
    expect(stepNames.filter(isWaiting)).toEqual(expected);
    expect(expected).toHaveLength(11 + named.length);
  });

  it("does not poll exactly the steps that the specification calls terminal", () => {
    expect(stepNames.filter(isTerminal)).toEqual([
      "ASSETS_PREQUAL",
      "CANCELLED",
      "CREDIT_ERROR",
      "CREDIT_NO_MATCH",
      "CREDIT_NO_MATCH_SSN",
      "DECLINED",
      "HARD_CREDIT_LOCKED_OR_FROZEN",
      "MULTIPLE_PROPERTIES",
      "NO_PROPERTY_FOUND",
      "SOFT_CREDIT_LOCKED_OR_FROZEN",
    ]);
  });
});
