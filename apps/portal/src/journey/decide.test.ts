import { factsWith, profiledFacts } from "@gable/domain/journey/blank-facts.ts";
import type { RouteName } from "@gable/domain/journey/routes.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { describe, expect, it } from "vitest";
import { asksMachine, decide, firstMemory } from "./decide.ts";

const at = (step: Step | null) => factsWith(profiledFacts, { step });

/** The routes on which a borrower stands who opens `route` at the first step and then sees the others. */
function walk(route: RouteName, steps: readonly Step[], options: { sends?: boolean; answersCondition?: boolean } = {}) {
  const [first, ...rest] = steps.map(at);
  if (first === undefined) return [];
  let memory = { ...firstMemory(first), isOwed: options.sends ?? false };
  let here = route;
  return rest.map((facts) => {
    const decided = decide(facts, here, memory, options.answersCondition);
    memory = decided.memory;
    if (decided.next.move === "go") here = decided.next.route;
    return here;
  });
}

describe("moving the borrower", () => {
  it("keeps them on the screen while work runs, and goes on with the first step that is somebody's move", () => {
    const steps = ["HMDA", "PREQUAL_TITLE", "GEN_APPLICATION_DISCLOSURES", "SUMMARY_DISCLOSURE"] as const;
    expect(walk("startHmda", steps, { sends: true })).toEqual(["startHmda", "startHmda", "startAppSummary"]);
  });

  it("leaves somebody who went back to correct an answer where they are when nothing has moved", () => {
    expect(walk("startContact", ["SUMMARY_DISCLOSURE", "SUMMARY_DISCLOSURE"])).toEqual(["startContact"]);
  });

  it("takes them back to the landing when the correction was sent", () => {
    const steps = ["SUMMARY_DISCLOSURE", "SUMMARY_DISCLOSURE"] as const;
    expect(walk("startContact", steps, { sends: true })).toEqual(["startAppSummary"]);
  });

  it("leaves somebody who answers what was asked beside the way where they are, whatever moves or is settled meanwhile", () => {
    const steps = ["HMDA", "SUMMARY_DISCLOSURE", "INCOME_VERIFICATION"] as const;
    expect(walk("identity", steps, { answersCondition: true })).toEqual(["identity", "identity"]);
    expect(walk("identity", steps)).toEqual(["startAppSummary", "incomeReview"]);
  });

  it("takes them on when they sent the answer, and to a decline", () => {
    const steps = ["HMDA", "HMDA"] as const;
    expect(walk("identity", steps, { answersCondition: true, sends: true })).toEqual(["startHmda"]);
    const declined = factsWith(profiledFacts, { step: "DECLINED", status: { uwDecision: "DECLINE" } });
    const { next } = decide(declined, "identity", firstMemory(at("HMDA")), true);
    expect(next).toMatchObject({ move: "go", route: "errorDecline" });
  });

  it("leads to the time-out page when the polls are used up", () => {
    expect(walk("startAppSummary", ["HARD_CREDIT_PULL", "UNKNOWN"])).toEqual(["errorTimeout"]);
  });
});

describe("whether the client machine is asked", () => {
  it.each([
    [null, true],
    ["TRUST_AND_INSURANCE", true],
    ["HMDA", false],
  ] as const)("at %s: %s", (step, asked) => {
    expect(asksMachine(step)).toBe(asked);
  });
});
