import { describe, expect, it } from "vitest";
import type { LoanFile } from "../workflow/facts/facts.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { planStanding } from "./plan-standing.ts";

const at = "2026-11-20T18:00:00.000Z";
const SIGNERS = 23;

const standingOf = (file: LoanFile) => planStanding(file).find(({ row }) => row === SIGNERS)?.state;

describe("the plan of an application, as staff see it", () => {
  it("has one row at which it stands, and none done below it but what was begun ahead", () => {
    const plan = planStanding(loanFile({ submittedAt: at }));
    const now = plan.filter(({ state }) => state === "NOW");
    expect(now).toHaveLength(1);
    const below = plan.filter(({ row }) => row > (now[0]?.row ?? 0));
    expect(below.length).toBeGreaterThan(10);
    expect(below.filter(({ row, state }) => row >= SIGNERS && state === "DONE")).toEqual([]);
  });

  it("says of other signers that they are still to come, or not needed", () => {
    const { additional } = loanFile().facts;
    if (!additional) throw new Error("The example has answered row 8.");
    const named = {
      ...additional,
      titleCompanions: [{ firstName: "Theo", lastName: "Reed", relation: "SPOUSE" as const }],
    };
    const { additional: _unasked, ...unasked } = loanFile().facts;
    expect(standingOf({ ...loanFile(), facts: unasked })).toBe("AHEAD");
    expect(standingOf(loanFile({ additional }))).toBe("NOT_NEEDED");
    expect(standingOf(loanFile({ additional: named }))).toBe("AHEAD");
  });
});
