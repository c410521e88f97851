import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/local-date.ts";
import { judgePolicy, type PolicyFault, type PolicyNeeds, type PolicyTerms } from "./judge-policy.ts";

const today = "2026-11-20";
const home = { street1: "12 Cedar Lane", street2: null, city: "Boise", state: "ID", zip: "83702" };
const needs: PolicyNeeds = {
  kind: "HAZARD",
  today,
  coverage: 40_000_000,
  owners: [
    { firstName: "Ada", middleName: "Lund", lastName: "Sorensen", suffix: null },
    { firstName: "Theo", middleName: null, lastName: "Bergstrom", suffix: null },
  ],
  ownedByTrust: false,
  home,
  lender: "Gable Home Lending, LLC",
};
const good: PolicyTerms = {
  dwellingCoverage: 41_000_000,
  deductible: 250_000,
  effectiveOn: "2026-08-31",
  expiresOn: "2027-08-31",
  namedInsured: ["ADA L SORENSEN"],
  lossPayees: ["GABLE HOME LENDING LLC ISAOA ATIMA, 1180 W GROVE ST, BOISE ID"],
  insuredProperty: { ...home, street1: "12 CEDAR LANE", zip: "83702-1234" },
};
const faultsOf = (policy: Partial<PolicyTerms>, wanted: Partial<PolicyNeeds> = {}) =>
  judgePolicy({ ...good, ...policy }, { ...needs, ...wanted });

describe("a policy on the home", () => {
  it.each<[string, Partial<PolicyTerms>, PolicyFault[]]>([
    ["that holds everything", {}, []],
    ["that names another owner", { namedInsured: ["Theo Bergstrom"] }, []],
    ["of a source that says no address", { insuredProperty: undefined }, []],
    ["that ends today", { expiresOn: today }, ["policy-expired"]],
    ["that ends tomorrow", { expiresOn: "2026-11-21" }, []],
    ["that begins today", { effectiveOn: today }, []],
    ["that begins tomorrow", { effectiveOn: "2026-11-21" }, ["policy-starts-later"]],
    ["a cent short", { dwellingCoverage: 39_999_999 }, ["coverage-too-low"]],
    ["with a deductible of exactly five percent", { deductible: 2_050_000 }, []],
    ["with a deductible of a cent more", { deductible: 2_050_001 }, ["deductible-too-high"]],
    ["that names nobody to be paid", { lossPayees: [] }, ["loss-payee-missing"]],
    ["that names another lender", { lossPayees: ["Lone Prairie Mortgage"] }, ["loss-payee-missing"]],
    ["of somebody else", { namedInsured: ["Maria Sorensen"] }, ["insured-differs"]],
    ["of a trust that owns nothing here", { namedInsured: ["Sorensen Family Trust"] }, ["insured-differs"]],
    ["of the home as the post office writes it", { insuredProperty: { ...home, street1: "12 Cedar Ln." } }, []],
    ["of the house next door", { insuredProperty: { ...home, street1: "14 Cedar Lane" } }, ["property-differs"]],
    [
      "with several faults, each of which is told",
      { lossPayees: [], deductible: 9_000_000, expiresOn: "2026-01-01" },
      ["policy-expired", "deductible-too-high", "loss-payee-missing"],
    ],
  ])("%s", (_which, policy, faults) => expect(faultsOf(policy)).toEqual(faults));

  it.each<[string, PolicyFault[]]>([
    ["The Sorensen Family Trust dated 2014", []],
    ["Ada Sorensen, trustee", []],
    ["A and T Bergstrom Trustees", []],
    ["Trusted Homes LLC", ["insured-differs"]],
    ["Maria Sorensen", ["insured-differs"]],
  ])("on the home of a trust may be of the trust itself: %s", (insured, faults) => {
    expect(faultsOf({ namedInsured: [insured] }, { ownedByTrust: true })).toEqual(faults);
  });

  it("names the lender without the accents of its name as well", () => {
    const lender = "Préstamos del Río, LLC";
    expect(faultsOf({ lossPayees: ["PRESTAMOS DEL RIO LLC"] }, { lender })).toEqual([]);
  });

  it("may name the lender as one of several", () => {
    expect(faultsOf({ lossPayees: ["First Bank", ...good.lossPayees] })).toEqual([]);
  });

  it("against flood may leave ten thousand dollars to the owner", () => {
    expect(faultsOf({ deductible: 1_000_000 }, { kind: "FLOOD", coverage: 10_000_000 })).toEqual([]);
    expect(faultsOf({ deductible: 1_000_001 }, { kind: "FLOOD", coverage: 10_000_000 })).toEqual([
      "deductible-too-high",
    ]);
  });

  it("is never better for less cover, a higher deductible, a later start or an earlier end", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80_000_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (dwellingCoverage, deductible, from, to, more) => {
          const policy = {
            dwellingCoverage,
            deductible,
            effectiveOn: addDays(today, from),
            expiresOn: addDays(today, to),
          };
          const worse = {
            dwellingCoverage: Math.max(0, dwellingCoverage - more),
            deductible: deductible + more,
            effectiveOn: addDays(today, from + (more % 30)),
            expiresOn: addDays(today, to - (more % 30)),
          };
          const before = faultsOf(policy);
          expect(faultsOf(worse)).toEqual(expect.arrayContaining(before));
        },
      ),
      { numRuns: 300 },
    );
  });
});
