import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Offer, quoteOffer } from "../offers/offer.ts";
import { faultsOf } from "../organisations/settings/faults-of.ts";
import { defaultPolicy } from "./default-policy.ts";
import { exampleInput } from "./example-input.ts";
import { type EligibilityTier, LendingPolicy } from "./lending-policy.ts";
import { mistyped, partAt, pathsOf } from "./testing/mistype.ts";
import { underwrite } from "./underwrite.ts";

const { rateSheet, eligibility, line, laterDraws, texas, stateOverrides } = defaultPolicy;

function codesOf(changed: Partial<LendingPolicy>): readonly string[] {
  const read = LendingPolicy.safeParse({ ...defaultPolicy, ...changed });
  return read.success ? [] : Object.values(faultsOf(read.error.issues)).flat();
}

const withSheet = (changed: Partial<typeof rateSheet>) => ({ rateSheet: { ...rateSheet, ...changed } });
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
      "too-large",
    ],
    ["a score that nobody has", withTier(0, { minScore: 7200 }), "too-large"],
    ["a tier without a price", withSheet({ base: rateSheet.base.slice(0, -1) }), "row-missing"],
    ["equity without a price", withSheet({ cltv: rateSheet.cltv.slice(0, -1) }), "row-missing"],
    ["a kind of home without a price", withSheet({ property: { SFR: "0" } }), "row-missing"],
    ["no price at all", withSheet({ base: [] }), "row-missing"],
    [
      "homes of four units",
      { eligibility: { ...eligibility, propertyTypes: ["THREE_OR_FOUR_UNITS"] } },
      "units-over-two",
    ],
    ["a third lien", { eligibility: { ...eligibility, maxLienPosition: 3 } }, "too-large"],
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
    ["Texas above its limit", { texas: { ...texas, maxCltvPercent: "80.01" } }, "texas-cltv"],
    ["an offer that stands for ever", { offerDays: 30_000 }, "too-large"],
  ])("is refused for %s", (_what, changed, code) => {
    expect(codesOf(changed)).toContain(code);
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
          const read = LendingPolicy.safeParse(mistyped(defaultPolicy, path, wrong));
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
