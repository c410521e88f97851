import { plansOfEverything } from "@gable/testkit/calls/plans-of-everything.ts";
import { expect, it } from "vitest";

/** Tables of an installation, read when a process starts; they do not grow with its applications. Clocks are moved in development alone. */
const small: ReadonlySet<string> = new Set([
  "clock_offsets",
  "lender_chat_providers",
  "lender_proposals",
  "lenders",
  "lending_policies",
  "market_rates",
  "score_distributions",
]);

it("no reading call and no step of a journey reads a table whole that grows with the applications", async () => {
  const { planned, answered, wholeReads } = await plansOfEverything();
  expect(wholeReads.filter(({ table }) => !small.has(table))).toEqual([]);
  // It has really looked.
  expect(planned).toBeGreaterThan(1000);
  expect(answered).toBeGreaterThan(80);
  expect(wholeReads.map(({ table }) => table)).toContain("lenders");
});
