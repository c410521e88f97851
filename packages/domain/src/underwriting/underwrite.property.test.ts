import { threadCpuUsage } from "node:process";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cltvPercent } from "../liens/cltv.ts";
import { schedule } from "../money/amortisation.ts";
import { sumCents } from "../money/cents.ts";
import { splitLine } from "../money/credit-line.ts";
import { compareRates } from "../money/rate.ts";
import { estimateClosingCosts } from "../offers/closing-costs.ts";
import { type Offer, quoteOffer } from "../offers/offer.ts";
import { cashToPayOff } from "../offers/payoff-cash.ts";
import { aporFor } from "./apor.ts";
import { defaultPolicy } from "./default-policy.ts";
import { exampleInput, exampleTradeline } from "./example-input.ts";
import { testHoepa } from "./hoepa.ts";
import { underwrite } from "./underwrite.ts";
import type { UnderwritingDecision } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";
import { overlayPolicy } from "./valid-policy.ts";

/** A lender's overlay at its least, in between and at its most; one that keeps the valuation fee; one that charges Texas a fee within its cap. */
const policies = [
  overlayPolicy(defaultPolicy, { version: "least", overlayPercent: "0" }),
  overlayPolicy(defaultPolicy, {
    version: "keeps fees",
    overlayPercent: "0.875",
    fees: { ...defaultPolicy.fees, retainedAtOpening: 18_000 },
  }),
  overlayPolicy(defaultPolicy, { version: "most", overlayPercent: "2.575" }),
  overlayPolicy(defaultPolicy, {
    version: "fee in Texas",
    rateSheet: {
      ...defaultPolicy.rateSheet,
      fee: [...defaultPolicy.rateSheet.fee, { feePercent: "1", percent: "1" }],
    },
    stateOverrides: { ...defaultPolicy.stateOverrides, TX: { homesteadFeePercents: ["2.99", "1", "0"] } },
    texas: { ...defaultPolicy.texas, countedClosingFees: 45_000 },
  }),
];

/** What a line is compared with, and what its later draws follow: as the policy knows them, and a market that makes most rates high-cost. */
const markets = [
  null,
  {
    primePercent: "7.00",
    apor: [{ asOf: "2026-01-01", fixedByYears: { "5": "1.90", "10": "2.05", "15": "2.10", "30": "2.40" } }],
  },
  {
    primePercent: "13.50",
    apor: [{ asOf: "2026-01-01", fixedByYears: { "5": "5.40", "10": "5.55", "15": "5.60", "30": "5.90" } }],
  },
];

const applications = fc
  .record({
    asOf: fc.constantFrom("2026-01-01", "2026-02-28", "2026-11-20", "2026-12-31", "2027-02-28", "2027-12-31"),
    state: fc.constantFrom("CA", "TX", "TX", "TX", "NY", "AK"),
    occupancy: fc.constantFrom("PRIMARY" as const, "PRIMARY" as const, "SECOND_HOME" as const, "INVESTMENT" as const),
    propertyType: fc.constantFrom("SFR" as const, "CONDO" as const, "DUPLEX" as const, "PUD" as const),
    value: fc.oneof(fc.integer({ min: 8_000_000, max: 60_000_000 }), fc.integer({ min: 30_000_000, max: 200_000_000 })),
    // A quarter owes nothing on the home, and most others so much that the limit is near.
    balanceShare: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 30, max: 82 })),
    openEnd: fc.boolean(),
    score: fc.oneof(
      fc.integer({ min: 600, max: 719 }),
      fc.integer({ min: 660, max: 850 }),
      fc.integer({ min: 700, max: 850 }),
    ),
    annualIncome: fc.oneof(
      fc.integer({ min: 2_000_000, max: 20_000_000 }),
      fc.integer({ min: 15_000_000, max: 120_000_000 }),
    ),
    carPayment: fc.integer({ min: 0, max: 200_000 }),
    householdSize: fc.integer({ min: 1, max: 7 }),
    reserves: fc.option(fc.integer({ min: 0, max: 40_000_000 })),
    market: fc.constantFrom(...markets, null),
    policy: fc.constantFrom(...policies),
  })
  .map(({ policy, ...facts }) => {
    const balance = Math.floor((facts.value * facts.balanceShare) / 100);
    const lien = {
      id: "first",
      lender: "Example Mortgage Company",
      position: 1,
      balance,
      openEnd: facts.openEnd,
      limit: facts.openEnd ? balance + 1_000_000 : null,
      monthlyPayment: Math.floor(balance * 0.006),
      paidOffAtClosing: false,
      inForbearance: false,
    };
    const base = exampleInput();
    const input = exampleInput({
      asOf: facts.asOf,
      market: facts.market,
      applicant: {
        statedAnnualIncome: facts.annualIncome,
        householdSize: facts.householdSize,
        reserves: facts.reserves,
      },
      credit: {
        score: facts.score,
        tradelines: [...base.credit.tradelines, exampleTradeline("boat", "INSTALLMENT", 0, facts.carPayment)],
      },
      property: {
        state: facts.state,
        occupancy: facts.occupancy,
        propertyType: facts.propertyType,
        value: facts.value,
      },
      liens: balance === 0 ? [] : [lien],
    });
    return { input, policy };
  });

const runs = { numRuns: 600 };

/** Where an offer changes: the ends of its bands and one line inside each. */
function interestingLines(offer: Offer): number[] {
  return offer.bands.flatMap(({ minLine, maxLine }) => [minLine, Math.floor((minLine + maxLine) / 2), maxLine]);
}

function everyQuote(decision: UnderwritingDecision) {
  return decision.offers.flatMap((offer) =>
    interestingLines(offer).map((line) => {
      const quote = quoteOffer(offer, line);
      if (quote === null) throw new Error(`${offer.id} does not hold its own line ${line}`);
      return quote;
    }),
  );
}

/** The rate of a line in an offer; undefined where the offer does not hold it. */
const rateAt = (offer: Offer | undefined, line: number): string | undefined =>
  offer?.bands.find(({ minLine, maxLine }) => minLine <= line && line <= maxLine)?.ratePercent;

/** Lines between two that are offered are not, because of what they would cost in fees. */
const hasGap = ({ bands }: Offer) =>
  bands.some(({ minLine }, index) => index > 0 && minLine > (bands[index - 1]?.maxLine ?? 0) + 1);

const isTexasHomestead = ({ property }: UnderwritingInput): boolean =>
  property.state === "TX" && property.occupancy === "PRIMARY";

function withIncome(input: UnderwritingInput, more: number): UnderwritingInput {
  const { applicant } = input;
  return { ...input, applicant: { ...applicant, statedAnnualIncome: applicant.statedAnnualIncome + more } };
}

describe("whatever the application", () => {
  it("an offer is between floor and cap, its parts add up, and its bands rise without overlap", () => {
    fc.assert(
      fc.property(applications, ({ input, policy }) => {
        const decision = underwrite(input, policy);
        for (const quote of everyQuote(decision)) {
          expect(compareRates(quote.ratePercent, "7.60")).toBeGreaterThanOrEqual(0);
          expect(compareRates(quote.ratePercent, "17.20")).toBeLessThanOrEqual(0);
          expect(quote.totalLine).toBeGreaterThanOrEqual(1_500_000);
          expect(quote.totalLine).toBeLessThanOrEqual(40_000_000);
          expect(quote.initialDraw + quote.originationFee).toBe(quote.totalLine);
          expect(quote.totalLine + quote.totalInterest).toBe(quote.totalOfPayments);
          expect(quote.monthlyPayment * (quote.payments - 1) + quote.finalPayment).toBe(quote.totalOfPayments);
        }
        for (const { bands, minLine, maxLine } of decision.offers) {
          expect(bands[0]?.minLine).toBe(minLine);
          expect(bands.at(-1)?.maxLine).toBe(maxLine);
          for (const [index, band] of bands.entries()) {
            expect(band.minLine).toBeLessThanOrEqual(band.maxLine);
            expect(band.minLine).toBeGreaterThan(bands[index - 1]?.maxLine ?? 0);
          }
        }
      }),
      runs,
    );
  });

  it("the smallest line of an offer pays the liens that must go, and what opening it costs at the most", () => {
    fc.assert(
      fc.property(applications, fc.integer({ min: 0, max: 6_000_000 }), ({ input, policy }, balance) => {
        const { state, occupancy } = input.property;
        const second = { id: "second", position: 2, balance, openEnd: false, limit: null, paidOffAtClosing: true };
        const roof = { ...second, lender: "Example Roofs", monthlyPayment: 28_800, inForbearance: false };
        const paying = { ...input, liens: [...input.liens, roof] };
        for (const { feePercent, minLine: totalLine } of underwrite(paying, policy).offers) {
          const line = { state, occupancy, totalLine, needsValuation: true, manualNotary: true };
          const costs = balance === 0 ? 0 : estimateClosingCosts(line, policy).high;
          expect(splitLine(totalLine, feePercent).initialDraw).toBeGreaterThanOrEqual(cashToPayOff(balance) + costs);
        }
      }),
      runs,
    );
  });

  it("the schedule of an offer repays its line to the cent", () => {
    fc.assert(
      fc.property(applications, ({ input, policy }) => {
        for (const offer of underwrite(input, policy).offers.slice(0, 2)) {
          const quote = quoteOffer(offer, offer.maxLine);
          const rows = schedule(offer.maxLine, quote?.ratePercent ?? "", offer.termYears);
          expect(sumCents(rows.map((row) => row.principal))).toBe(offer.maxLine);
          expect(sumCents(rows.map((row) => row.payment))).toBe(quote?.totalOfPayments);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("no offer is a high-cost mortgage, a Texas homestead beyond 80 %, or beyond the budget", () => {
    fc.assert(
      fc.property(applications, ({ input, policy }) => {
        const decision = underwrite(input, policy);
        const { numbers } = decision;
        for (const quote of everyQuote(decision)) {
          const apor = aporFor(input.market?.apor ?? policy.marketRates.apor, input.asOf, quote.termYears * 12);
          const test = testHoepa(
            {
              principalDwelling: input.property.occupancy === "PRIMARY",
              lienPosition: numbers.lienPosition,
              aprPercent:
                compareRates(quote.ratePercent, quote.laterDrawRatePercent) > 0
                  ? quote.ratePercent
                  : quote.laterDrawRatePercent,
              aporPercent: apor ?? "",
              totalLoanAmount: quote.totalLine,
              pointsAndFees: quote.originationFee + policy.fees.retainedAtOpening,
              prepaymentPenaltyMonths: 0,
              year: Number(input.asOf.slice(0, 4)),
            },
            policy.yearlyAmounts,
          );
          expect(test.triggers).toEqual([]);
          expect(quote.monthlyPayment).toBeLessThanOrEqual(numbers.maxPayment);
          const cltv = cltvPercent(numbers.otherClaims, quote.totalLine, numbers.value);
          expect(cltv.lte(numbers.maxCltvPercent ?? 0)).toBe(true);
          expect(cltv.lte(isTexasHomestead(input) ? 80 : 85)).toBe(true);
          const counted = quote.originationFee + (isTexasHomestead(input) ? policy.texas.countedClosingFees : 0);
          expect(counted).toBeLessThanOrEqual(quote.totalLine * (isTexasHomestead(input) ? 0.02 : 0.0476));
        }
      }),
      runs,
    );
  });

  it.each([
    [
      "a higher score",
      (input: UnderwritingInput, by: number) => ({
        ...input,
        credit: { ...input.credit, score: Math.min(850, (input.credit.score ?? 0) + (by % 120)) },
      }),
    ],
    [
      "a higher value",
      (input: UnderwritingInput, by: number) => ({
        ...input,
        property: { ...input.property, value: input.property.value + by * 1_000 },
      }),
    ],
    ["a higher income", (input: UnderwritingInput, by: number) => withIncome(input, by * 100)],
    [
      "a smaller lien",
      (input: UnderwritingInput, by: number) => ({
        ...input,
        liens: input.liens.map((lien) => ({ ...lien, balance: Math.max(0, lien.balance - by * 1_000) })),
      }),
    ],
  ] as const)("%s never worsens an offer of the same line, term and fee", (_change, improve) => {
    fc.assert(
      fc.property(applications, fc.integer({ min: 1, max: 50_000 }), ({ input, policy }, by) => {
        const before = underwrite(input, policy);
        const after = underwrite(improve(input, by), policy);
        for (const offer of before.offers)
          for (const line of interestingLines(offer)) {
            const same = after.offers.find(({ id }) => id === offer.id);
            const [was, is] = [rateAt(offer, line), rateAt(same, line)];
            expect({ offer: offer.id, line, isHeld: is !== undefined }).toEqual({
              offer: offer.id,
              line,
              isHeld: true,
            });
            expect(compareRates(is ?? "99", was ?? "0")).toBeLessThanOrEqual(0);
          }
      }),
      { numRuns: 500 },
    );
  });

  it("the random applications reach every gate often enough to say something", () => {
    const cases = fc.sample(applications, { numRuns: 600, seed: 7 }).map(({ input, policy }) => {
      return { input, policy, decision: underwrite(input, policy) };
    });
    const offered = cases.filter(({ decision }) => decision.offers.length > 0);
    const texan = offered.filter(({ input }) => isTexasHomestead(input));
    const refusedFor = (why: string) =>
      cases.filter(({ decision }) => decision.refused.some(({ refusal }) => refusal === why));
    const reached = {
      offered: offered.length,
      firstLiens: offered.filter(({ decision }) => decision.numbers.lienPosition === 1).length,
      texan: texan.length,
      texanAtEighty: texan.filter(({ decision }) => Number(decision.numbers.cltvAfterPercent) > 79.9).length,
      texanWithFee: texan.filter(({ decision }) => decision.offers.some(({ feePercent }) => feePercent === "1")).length,
      feesTooHighBetween: offered.filter(({ decision }) => decision.offers.some(hasGap)).length,
      notPrimary: offered.filter(({ input }) => input.property.occupancy !== "PRIMARY").length,
      highCost: refusedFor("HIGH_COST").length,
      partlyHighCost: refusedFor("HIGH_COST").filter(({ decision }) => decision.offers.length > 0).length,
      beyondBudget: refusedFor("DTI").length,
      stateFeeCap: refusedFor("STATE_FEE_CAP").length,
    };
    expect(Object.entries(reached).filter(([, count]) => count < 8)).toEqual([]);
    expect(reached.offered).toBeGreaterThan(180);
    expect(new Set(cases.map(({ decision }) => decision.numbers.bindingLimit)).size).toBe(5);
  });

  it("an answer without an offer has a reason, and one with offers has none", () => {
    fc.assert(
      fc.property(applications, ({ input, policy }) => {
        const { decision, offers, reasons } = underwrite(input, policy);
        expect(offers.length > 0).toBe(decision === "APPROVED");
        expect(reasons.length > 0).toBe(decision !== "APPROVED");
      }),
      runs,
    );
  });
});

it("a decision with every offer takes well under 20 ms of processor time", () => {
  const input = exampleInput();
  for (let warmUp = 0; warmUp < 20; warmUp += 1) underwrite(input, defaultPolicy);
  const before = threadCpuUsage();
  for (let run = 0; run < 50; run += 1) underwrite(input, defaultPolicy);
  const { user, system } = threadCpuUsage(before);
  expect((user + system) / 1000 / 50).toBeLessThan(20);
});
