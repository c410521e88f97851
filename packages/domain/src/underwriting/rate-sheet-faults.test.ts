import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Offer, quoteOffer } from "../offers/offer.ts";
import { faultsOf } from "../organisations/settings/faults-of.ts";
import { defaultPolicy } from "./default-policy.ts";
import { exampleInput } from "./example-input.ts";
import type { EligibilityTier, LendingPolicy } from "./lending-policy.ts";
import { mistyped, partAt, pathsOf } from "./testing/mistype.ts";
import { underwrite } from "./underwrite.ts";
import { ValidPolicy } from "./valid-policy.ts";

const { rateSheet, eligibility, line, laterDraws, texas, stateOverrides, valuation, dti, fees } = defaultPolicy;

function codesOf(changed: Partial<LendingPolicy>): readonly string[] {
  const read = ValidPolicy.safeParse({ ...defaultPolicy, ...changed });
  return read.success ? [] : Object.values(faultsOf(read.error.issues)).flat();
}

const withSheet = (changed: Partial<typeof rateSheet>) => ({ rateSheet: { ...rateSheet, ...changed } });
const withFees = (changed: Partial<typeof fees>) => ({ fees: { ...fees, ...changed } });
const withBase = (index: number, percent: string) =>
  withSheet({ base: rateSheet.base.map((row, at) => (at === index ? { ...row, percent } : row)) });
const withTier = (index: number, changed: Partial<EligibilityTier>) => ({
  eligibility: {
    ...eligibility,
    tiers: eligibility.tiers.map((tier, at) => (at === index ? { ...tier, ...changed } : tier)),
  },
});
const everywhere = { PRIMARY: null, SECOND_HOME: null, INVESTMENT: null };

function offersUnder(policy: LendingPolicy, score: number, value: number, balance: number): readonly Offer[] {
  const liens = exampleInput().liens.map((lien) => ({ ...lien, balance }));
  return underwrite(exampleInput({ credit: { score }, property: { value }, liens }), policy).offers;
}

/** Lines of these offers that the others do not hold, or hold at a higher rate. */
function worseIn(after: readonly Offer[], before: readonly Offer[]): readonly string[] {
  return before.flatMap(({ id, bands }) =>
    bands.flatMap(({ maxLine, ratePercent }) => {
      const same = after.find((offer) => offer.id === id);
      const rate = same && quoteOffer(same, maxLine)?.ratePercent;
      return rate !== undefined && Number(rate) <= Number(ratePercent) ? [] : [`${id} at ${maxLine}`];
    }),
  );
}

describe("a policy with one figure mistyped", () => {
  it.each<[string, Partial<LendingPolicy>, string]>([
    ["a fair score that pays less than a good one", withBase(4, "0.95"), "better-is-worse"],
    ["a good score that pays more than a fair one", withBase(0, "16.60"), "better-is-worse"],
    [
      "less equity that pays less",
      withSheet({ cltv: [...rateSheet.cltv.slice(0, -1), { maxCltvPercent: "85", percent: "0.175" }] }),
      "better-is-worse",
    ],
    ["a larger line for a lower score", withTier(1, { maxLine: 50_000_000 }), "better-is-worse"],
    [
      "a lower score that may owe more of its home",
      withTier(1, { maxCltvPercent: { ...everywhere, PRIMARY: { first: "75", second: "90" } } }),
      "better-is-worse",
    ],
    [
      "a stronger score that may owe less",
      { dti: { ...defaultPolicy.dti, maxPercentPrimary: "53" } },
      "better-is-worse",
    ],
    [
      "a share above the whole",
      withTier(0, { maxCltvPercent: { ...everywhere, PRIMARY: { first: "80", second: "850" } } }),
      "at-most-100",
    ],
    ["a score that nobody has", withTier(0, { minScore: 7200 }), "at-most-850"],
    ["a tier without a price", withSheet({ base: rateSheet.base.slice(0, -1) }), "row-missing"],
    ["equity without a price", withSheet({ cltv: rateSheet.cltv.slice(0, -1) }), "row-missing"],
    ["a kind of home without a price", withSheet({ property: { SFR: "0" } }), "row-missing"],
    ["no price at all", withSheet({ base: [] }), "row-missing"],
    [
      "homes of four units",
      { eligibility: { ...eligibility, propertyTypes: ["THREE_OR_FOUR_UNITS"] } },
      "units-over-two",
    ],
    ["a third lien", { eligibility: { ...eligibility, maxLienPosition: 3 } }, "at-most-2"],
    ["a fee twice", { feePercents: ["4.99", "2.99", "2.990"] }, "listed-twice"],
    ["a term twice", { termYears: [5, 10, 10, 30] }, "listed-twice"],
    ["an addition above every rate", withSheet({ lien: { first: "0", second: "25" } }), "part-above-cap"],
    ["an overlay above every rate", { overlayPercent: "25.75" }, "part-above-cap"],
    [
      "a plan whose highest rate is below a first draw's",
      { laterDraws: { ...laterDraws, maxRatePercent: "1.80" } },
      "plan-below-cap",
    ],
    ["lines that rise by nothing", { line: { ...line, step: 0 } }, "line-step"],
    ["lines of nothing", { line: { ...line, min: 0 } }, "line-step"],
    [
      "Texas without a fee to choose",
      { stateOverrides: { ...stateOverrides, TX: { homesteadFeePercents: [] } } },
      "required",
    ],
    ["a rate finer than any rate is written", withBase(0, "7.6012345"), "three-decimals"],
    ["an addition with noughts before it", withSheet({ lien: { first: "0", second: "00.25" } }), "format"],
    ["an endless figure", { autopayDiscountPercent: "9".repeat(5_000) }, "at-most-100"],
    ["a spread above the whole value", { valuation: { ...valuation, maxAvmFsd: "13" } }, "at-most-1"],
    ["a recording that costs less at most than at least", withFees({ recordingLow: 90_000 }), "from-above-to"],
    ["a valuation that costs more than a line", withFees({ valuation: 1_500_000_00 }), "fee-above-line"],
    ["a line that no lender lends", { line: { ...line, max: 100_000_000_000 } }, "line-beyond-all"],
    ["Texas above its limit", { texas: { ...texas, maxCltvPercent: "80.01" } }, "texas-cltv"],
    ["an offer that stands for ever", { offerDays: 30_000 }, "at-most-365"],
  ])("is refused for %s", (_what, changed, code) => {
    expect(codesOf(changed)).toContain(code);
  });

  it.each<[string, Partial<LendingPolicy>, readonly string[]]>([
    ["the smallest line", { line: { ...line, min: line.max } }, ["line.min"]],
    ["the step", { line: { ...line, step: 0 } }, ["line.step"]],
    ["the lowest rate", withSheet({ floorPercent: "17.3" }), ["rateSheet.floorPercent"]],
    ["a highest rate below all others", withSheet({ capPercent: "1.72" }), ["rateSheet.capPercent"]],
    ["a base rate", withBase(7, "17.3"), ["rateSheet.base.7.percent"]],
    ["a base rate that is too low", withBase(4, "0.95"), ["rateSheet.base.4.percent"]],
    ["a score out of order", withTier(1, { minScore: 850 }), ["eligibility.tiers.1.minScore"]],
    ["a tier's line", withTier(1, { maxLine: 50_000_000 }), ["eligibility.tiers.1.maxLine"]],
    [
      "a tier's share of the home",
      withTier(1, { maxCltvPercent: { ...everywhere, PRIMARY: { first: "75", second: "90" } } }),
      ["eligibility.tiers.1.maxCltvPercent.PRIMARY.second"],
    ],
    ["a share of income", { dti: { ...dti, maxPercentPrimary: "53" } }, ["dti.maxPercentPrimary"]],
    ["what a lien adds", withSheet({ lien: { first: "0", second: "25" } }), ["rateSheet.lien.second"]],
    ["what a term adds", withSheet({ term: [{ years: 5, percent: "40" }] }), ["rateSheet.term.0.percent"]],
    ["a kind of home without a price", withSheet({ property: { SFR: "0" } }), ["rateSheet.property.TOWNHOUSE"]],
    ["a fee", { feePercents: ["5"] }, ["feePercents"]],
    [
      "a state's fee",
      { stateOverrides: { ...stateOverrides, TX: { homesteadFeePercents: ["5"] } } },
      ["stateOverrides.TX.homesteadFeePercents"],
    ],
  ])("is said at its own place: %s", (_what, changed, places) => {
    const read = ValidPolicy.safeParse({ ...defaultPolicy, ...changed });
    const found = read.success ? [] : Object.keys(faultsOf(read.error.issues));
    expect(found).toEqual(expect.arrayContaining([...places]));
  });

  it("never makes a better applicant pay more, where it is not refused", () => {
    const figures = pathsOf(defaultPolicy).filter(
      (path) =>
        ["rateSheet", "eligibility", "dti"].includes(String(path[0])) &&
        /^\d+(\.\d+)?$/.test(String(partAt(defaultPolicy, path))),
    );
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...figures),
        fc.integer({ min: 0, max: 1_000 }),
        fc.integer({ min: 600, max: 850 }),
        fc.integer({ min: 1, max: 150 }),
        fc.integer({ min: 20_000_000, max: 47_500_000 }),
        (path, tenths, score, better, balance) => {
          const wrong = typeof partAt(defaultPolicy, path) === "string" ? (tenths / 10).toFixed(1) : tenths;
          const read = ValidPolicy.safeParse(mistyped(defaultPolicy, path, wrong));
          if (!read.success) return;
          const value = 50_000_000;
          const before = offersUnder(read.data, score, value, balance);
          accepted += Number(before.length > 0);
          const scored = offersUnder(read.data, Math.min(850, score + better), value, balance);
          const valued = offersUnder(read.data, score, value + better * 100_000, balance);
          expect({ path, wrong, worse: [...worseIn(scored, before), ...worseIn(valued, before)] }).toEqual({
            path,
            wrong,
            worse: [],
          });
        },
      ),
      { numRuns: 600 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});
