import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/local-date.ts";
import { defaultPolicy } from "./default-policy.ts";
import { exampleInput } from "./example-input.ts";
import { firstDayAfter } from "./texas-equity-loans.ts";
import { underwrite } from "./underwrite.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

const asOf = "2026-11-20";
const line = {
  id: "line",
  lender: "Example Bank",
  position: 2,
  balance: 2_000_000,
  openEnd: true,
  limit: 4_000_000,
  monthlyPayment: 20_000,
  paidOffAtClosing: false,
  inForbearance: false,
};
const [mortgage] = exampleInput().liens;
const paidMortgage = { ...mortgage, balance: 10_000_000 } as UnderwritingInput["liens"][number];

interface Case {
  readonly state: string;
  readonly occupancy: "PRIMARY" | "SECOND_HOME";
  readonly daysAgo: number;
  readonly standing: "OPEN" | "PAID_OFF_HERE" | "RELEASED";
}

function inputOf({ state, occupancy, daysAgo, standing }: Case): UnderwritingInput {
  const closedOn = addDays(asOf, -daysAgo);
  const input = exampleInput({
    property: { state, occupancy, value: 61_500_000 },
    liens:
      standing === "RELEASED" ? [paidMortgage] : [paidMortgage, { ...line, paidOffAtClosing: standing !== "OPEN" }],
  });
  return { ...input, equityLoans: [{ lienId: standing === "RELEASED" ? null : "line", closedOn }] };
}
const findingsOf = (one: Case) => underwrite(inputOf(one), defaultPolicy).reasons.map(({ finding }) => finding);
const homestead = { state: "TX", occupancy: "PRIMARY" } as const;

describe("a Texas homestead with another equity loan", () => {
  it("has no line beside it, but one that pays it off", () => {
    const answer = underwrite(inputOf({ ...homestead, daysAgo: 900, standing: "OPEN" }), defaultPolicy);
    expect(answer.decision).toBe("INITIAL");
    expect(answer.reasons.map(({ finding }) => finding)).toEqual(["EQUITY_LOAN_OPEN"]);
    expect(answer.winback.length).toBeGreaterThan(0);
    expect(answer.winback.every(({ payOffLienIds }) => payOffLienIds.includes("line"))).toBe(true);
    const paid = underwrite(inputOf({ ...homestead, daysAgo: 900, standing: "PAID_OFF_HERE" }), defaultPolicy);
    expect(paid.decision).toBe("APPROVED");
  });

  it.each([
    [100, true],
    [352, true],
    // Closed on 2025-12-02: the year is over on the twelfth day from now, before which nothing may close.
    [353, false],
    [366, false],
  ])("that closed %i days ago is refused: %s", (daysAgo, refused) => {
    for (const standing of ["PAID_OFF_HERE", "RELEASED"] as const)
      expect(findingsOf({ ...homestead, daysAgo, standing }).includes("EQUITY_LOAN_YEAR")).toBe(refused);
  });

  it("is lent on again a year later, to the day, whatever the case", () => {
    fc.assert(
      fc.property(
        fc.record({
          state: fc.constantFrom("TX", "CA"),
          occupancy: fc.constantFrom("PRIMARY" as const, "SECOND_HOME" as const),
          daysAgo: fc.integer({ min: 0, max: 800 }),
          standing: fc.constantFrom("OPEN" as const, "PAID_OFF_HERE" as const, "RELEASED" as const),
        }),
        (one) => {
          const { decision, reasons } = underwrite(inputOf(one), defaultPolicy);
          const isHomestead = one.state === "TX" && one.occupancy === "PRIMARY";
          const tooSoon = firstDayAfter(addDays(asOf, -one.daysAgo)) > addDays(asOf, 12);
          const stops = reasons.some(({ finding }) => finding.startsWith("EQUITY_LOAN"));
          expect(stops).toBe(isHomestead && (tooSoon || one.standing === "OPEN"));
          expect(stops && decision === "APPROVED").toBe(false);
        },
      ),
      { numRuns: 1500 },
    );
  });
});

describe("a home in which another owner lives, and the borrower does not", () => {
  it.each([
    ["TX", "SECOND_HOME", true, true],
    ["TX", "INVESTMENT", true, true],
    ["TX", "SECOND_HOME", false, false],
    ["TX", "PRIMARY", true, false],
    ["CA", "SECOND_HOME", true, false],
  ] as const)("is another's homestead in Texas alone: %s, %s, %s", (state, occupancy, ownerLivesThere, isDeclined) => {
    const input = exampleInput({ property: { state, occupancy, ownerLivesThere, value: 61_500_000 } });
    const { decision, reasons } = underwrite(input, defaultPolicy);
    expect(reasons.some(({ finding }) => finding === "OTHERS_HOMESTEAD")).toBe(isDeclined);
    expect(decision === "DECLINE" || !isDeclined).toBe(true);
  });
});
