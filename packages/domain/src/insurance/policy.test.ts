import { describe, expect, it } from "vitest";
import { InsurancePolicy } from "./policy.ts";

const policy = {
  kind: "HAZARD",
  insurer: "Acme Mutual",
  policyNumber: "HO-3 1182",
  dwellingCoverage: 40_000_000,
  expiresOn: "2028-02-29",
};
const faultsOf = (changes: Readonly<Record<string, unknown>>) =>
  InsurancePolicy.safeParse({ ...policy, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]) ??
  [];

describe("what the borrower says of a policy", () => {
  it.each([
    {},
    { kind: "FLOOD", insurer: "AA", policyNumber: "123", dwellingCoverage: 1 },
    { dwellingCoverage: 1_000_000_000, insurer: "A".repeat(80), policyNumber: "1".repeat(40) },
  ])("is taken: %j", (changes) => expect(faultsOf(changes)).toEqual([]));

  it.each([
    [{ insurer: "A" }, "insurer", "required"],
    [{ policyNumber: "12" }, "policyNumber", "required"],
    [{ dwellingCoverage: 0 }, "dwellingCoverage", "required"],
    [{ expiresOn: "2027-02-29" }, "expiresOn", "date-invalid"],
  ])("is asked for again: %j", (changes, field, code) => expect(faultsOf(changes)).toEqual([[field, code]]));

  it.each([
    [{ dwellingCoverage: 1_000_000_001 }, "dwellingCoverage"],
    [{ dwellingCoverage: 0.5 }, "dwellingCoverage"],
    [{ insurer: "A".repeat(81) }, "insurer"],
    [{ policyNumber: "1".repeat(41) }, "policyNumber"],
    [{ kind: "LIFE" }, "kind"],
    [{ documentUuid: "1" }, "documentUuid"],
  ])("is refused: %j", (changes, field) => expect(faultsOf(changes).map(([name]) => name)).toEqual([field]));

  it("is that and nothing more", () => {
    expect(InsurancePolicy.safeParse({ ...policy, accepted: true }).success).toBe(false);
  });
});
