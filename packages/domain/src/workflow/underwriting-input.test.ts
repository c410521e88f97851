import { describe, expect, it } from "vitest";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { underwrite } from "../underwriting/underwrite.ts";
import type { Facts } from "./facts/facts.ts";
import { loanFile } from "./testing/loan-file.ts";
import { underwritingInput } from "./underwriting-input.ts";

const california = { state: "CA", number: "1", regulator: "", effectiveFrom: "2020-01-01", effectiveUntil: null };
const lender = { orgMetaData: { other: { licenses: [california] } } };
const underwritten = (facts: Partial<Facts>) =>
  underwrite(underwritingInput(loanFile(facts), lender, "2026-11-20", null), defaultPolicy);

describe("the loan officer who brings an application", () => {
  it("must be licensed where the home is", () => {
    expect(underwritten({ channel: { referrerUuid: "1", originatorStates: ["OR", "NV"] } })).toMatchObject({
      decision: "INELIGIBLE",
      reasons: [{ finding: "ORIGINATOR_NOT_LICENSED" }],
    });
    expect(underwritten({ channel: { referrerUuid: "1", originatorStates: ["CA"] } }).decision).toBe("APPROVED");
  });

  it("is not asked for where nobody brought it", () => {
    expect(underwritten({}).decision).toBe("APPROVED");
  });
});
