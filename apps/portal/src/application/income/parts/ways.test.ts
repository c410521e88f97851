import { describe, expect, it } from "vitest";
import { lastFailure } from "./ways.ts";

const tried = (source: string, state: string, reason: string) => ({ source, state, reason });

describe("a way that led nowhere", () => {
  it.each(["PAYROLL", "EMPINFO"] as const)(
    "is told on the page of a payroll account, under either name (%s)",
    (source) => {
      const sources = [
        tried("PAYROLL", "UNUSABLE", "name-differs"),
        tried("PAYROLL", "UNUSABLE", "job-ended"),
        tried("TAX_TRANSCRIPT", "UNUSABLE", "no-income-found"),
      ];
      expect(lastFailure(sources, source)).toMatchObject({ reason: "job-ended" });
    },
  );

  it("is not told of another way, or of one that is still read", () => {
    const sources = [tried("PAYROLL", "CONNECTING", "name-differs"), tried("TAX_TRANSCRIPT", "UNUSABLE", "other")];
    expect(lastFailure(sources, "EMPINFO")).toBeUndefined();
    expect(lastFailure(sources, "PLAID_TRANSACTIONS")).toBeUndefined();
  });
});
