import { describe, expect, it } from "vitest";
import { policySections } from "../organisations/settings/policy-sections.ts";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { loanFile, parcel } from "../workflow/testing/loan-file.ts";
import { notaryWaitOf } from "./notary-wait.ts";

const at = "2026-11-20T18:00:00.000Z";
/** Ten at night on Tuesday the 24th, where the home is; in London it is Wednesday. */
const signedAt = "2026-11-25T06:00:00.000Z";
const { facts } = loanFile();
const policy = (california: object) => ({ stateOverrides: { ...defaultPolicy.stateOverrides, CA: california } });

describe("a lender's wait before the notary", () => {
  it("is none without a setting", () => {
    expect(notaryWaitOf(facts, signedAt, defaultPolicy)).toBeUndefined();
  });

  it("counts the lender's business days from the day of signing where the home is", () => {
    // Thursday is Thanksgiving.
    expect(notaryWaitOf(facts, signedAt, policy({ notaryWaitDays: 2 }))).toEqual({
      businessDays: 2,
      opensOn: "2026-11-27",
      opensAt: "2026-11-27T08:00:00Z",
    });
  });

  it.each([
    [["06067", "06001"], true],
    [["06001"], false],
  ])("runs in the counties %j alone where they are named", (notaryWaitCounties, runs) => {
    const wait = notaryWaitOf(facts, signedAt, policy({ notaryWaitDays: 1, notaryWaitCounties }));
    expect(wait !== undefined).toBe(runs);
  });

  it("is none for a Texas homestead, whose deed is signed with the other papers", () => {
    const home = parcel({ address: { ...parcel().address, state: "TX" } });
    const texas = loanFile({ property: { outcome: "FOUND", parcels: [home], at } }).facts;
    const everywhere = { stateOverrides: { TX: { notaryWaitDays: 2 } } };
    expect(notaryWaitOf(texas, signedAt, everywhere)).toBeUndefined();
  });

  it.each([
    [{ notaryWaitDays: 3 }, true],
    [{ notaryWaitDays: 3, notaryWaitCounties: ["06067"] }, true],
    [{ notaryWaitDays: 31 }, false],
    [{ notaryWaitDays: 3, notaryWaitCounties: ["Sacramento"] }, false],
  ])("is set with the lender's guidelines: %j", (california, fits) => {
    const { line, eligibility, dti, income, credit, valuation, texas, offerDays } = defaultPolicy;
    const guidelines = { line, eligibility, dti, income, credit, valuation, texas, offerDays, ...policy(california) };
    expect(policySections.guidelines.schema.safeParse(guidelines).success).toBe(fits);
  });
});
