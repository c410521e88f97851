import { describe, expect, it } from "vitest";
import type { PolicyProof } from "../workflow/facts/closing-facts.ts";
import { policyToRead } from "./policy-to-read.ts";

const at = "2026-11-20T18:00:00.000Z";
const policy = {
  kind: "HAZARD",
  insurer: "Acme",
  policyNumber: "1182",
  dwellingCoverage: 1,
  expiresOn: "2027-11-20",
} as const;
const page = { ...policy, documentUuid: "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0d01" };
const read = { by: "staff", at, note: "It ends too early" };
const refused: PolicyProof = { policy: page, givenAt: at, result: { accepted: false, at } };

describe("a policy whose page a person has to read", () => {
  it.each<[string, PolicyProof, boolean]>([
    ["is one that was refused and has a page", refused, true],
    ["is none that is accepted", { ...refused, result: { accepted: true, at } }, false],
    ["is none without a page", { ...refused, policy }, false],
    ["is none that is still looked up", { policy: page, givenAt: at }, false],
    ["is none that was read already", { ...refused, result: { accepted: false, at, read } }, false],
  ])("%s", (_which, hazardInsurance, isToRead) => {
    const found = policyToRead({ hazardInsurance });
    expect(found).toEqual(isToRead ? { name: "hazardInsurance", proof: hazardInsurance, since: at } : undefined);
  });

  it("is the one against flood first, for which the documents wait", () => {
    expect(policyToRead({ hazardInsurance: refused, floodInsurance: refused })?.name).toBe("floodInsurance");
    const accepted = { ...refused, result: { accepted: true, at } };
    expect(policyToRead({ hazardInsurance: refused, floodInsurance: accepted })?.name).toBe("hazardInsurance");
    expect(policyToRead({})).toBeUndefined();
  });
});
