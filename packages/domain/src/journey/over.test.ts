import { describe, expect, it } from "vitest";
import { blankFacts as facts } from "./blank-facts.ts";
import { isOver } from "./over.ts";

const decided = (uwDecision: "DECLINE" | "INELIGIBLE" | "APPROVED") => ({ ...facts.status, uwDecision });

describe("an application is over", () => {
  it.each([
    ["when it is cancelled", { ...facts, step: "CANCELLED" as const }, true],
    ["when it is declined", { ...facts, status: decided("DECLINE") }, true],
    ["when its time ran out", { ...facts, step: null, status: decided("INELIGIBLE") }, true],
    ["not while something is waited for", { ...facts, step: "LIEN_VERIFICATION" as const }, false],
    ["not when it has come to its line", { ...facts, step: "COMPLETE" as const, status: decided("APPROVED") }, false],
  ])("%s", (_when, file, over) => {
    expect(isOver(file)).toBe(over);
  });
});
