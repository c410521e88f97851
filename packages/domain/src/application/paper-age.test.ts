import { expect, it } from "vitest";
import { ageFault, STATEMENT_DAYS, STUB_DAYS } from "./paper-age.ts";

it.each([
  ["2026-10-24", STUB_DAYS, null],
  ["2026-10-23", STUB_DAYS, "too-old"],
  ["2026-11-23", STUB_DAYS, null],
  ["2026-11-24", STUB_DAYS, null],
  ["2026-11-25", STUB_DAYS, "not-yet"],
  ["2026-09-24", STATEMENT_DAYS, null],
  ["2026-09-23", STATEMENT_DAYS, "too-old"],
] as const)("a paper of %s that counts for %i days is, on November 23, %s", (datedOn, days, fault) => {
  expect(ageFault(datedOn, "2026-11-23", days)).toBe(fault);
});
