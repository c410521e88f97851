import type { LocalDate } from "../calendar/local-date.ts";
import { yearOf } from "../calendar/local-date.ts";
import { cltvPercent, maxLineAtCltv } from "../liens/cltv.ts";
import { type Cents, floorToMultiple } from "../money/cents.ts";
import { lineForCash } from "../money/credit-line.ts";
import { laterDrawRate } from "../money/later-draws.ts";
import { type RatePercent, toRatePercent } from "../money/rate.ts";
import type { Occupancy } from "../property/occupancy.ts";
import type { PropertyType } from "../property/property-type.ts";
import { type AporWeek, aporFor } from "../underwriting/apor.ts";
import { type Eligibility, isTexasHomestead } from "../underwriting/eligibility.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";
import { maxLineForPayment } from "../underwriting/payment-room.ts";
import { dollarsForYear } from "../underwriting/yearly-amounts.ts";
import { estimateClosingCosts } from "./closing-costs.ts";
import { type LineRange, linesWithinHoepaFees, texasFeeFloor } from "./fee-limits.ts";
import { type LaterDrawTerms, laterDrawMargin, type Offer, type OfferBand } from "./offer.ts";
import { cashToPayOff } from "./payoff-cash.ts";
import { gateHighCost, priceLine } from "./price-line.ts";
import { cltvLimitOf, type Product, productsAt } from "./products.ts";

/** What pricing knows of an eligible application. */
export interface OfferFacts {
  readonly asOf: LocalDate;
  readonly score: number;
  readonly state: string;
  readonly occupancy: Occupancy;
  readonly propertyType: PropertyType;
  readonly value: Cents;
  readonly otherClaims: Cents;
  readonly lienPosition: number;
  readonly eligibility: Eligibility;
  /** Cash that must come out of the line, e.g. to pay off liens at closing. */
  readonly cashNeeded: Cents;
  readonly primePercent: string;
  readonly apor: readonly AporWeek[];
}

/** Why a choice of term and fee is not offered, by the first gate that its smallest line fails. */
export type OfferRefusal = "EQUITY" | "STATE_FEE_CAP" | "RATE_ABOVE_CAP" | "NO_RATE_TO_COMPARE" | "HIGH_COST" | "DTI";

export interface RefusedOption {
  readonly termYears: number;
  readonly feePercent: string;
  readonly refusal: OfferRefusal;
}

export interface PricedOffers {
  readonly offers: readonly Offer[];
  readonly refused: readonly RefusedOption[];
}

interface OptionFacts extends OfferFacts {
  readonly product: Product;
  readonly termYears: number;
  readonly feePercent: string;
}

/** Every choice of term and fee, priced over all the lines that may be lent to someone who can pay them. */
export function priceOffers(facts: OfferFacts, policy: LendingPolicy): PricedOffers {
  const offers: Offer[] = [];
  const refused: RefusedOption[] = [];
  for (const product of productsAt(facts, policy)) {
    const termYears = product.years;
    for (const feePercent of product.feePercents) {
      const priced = priceOption({ ...facts, product, termYears, feePercent }, policy);
      if (typeof priced === "string") refused.push({ termYears, feePercent, refusal: priced });
      else offers.push(priced);
    }
  }
  return { offers, refused };
}

/** The same offers, as far as their level payment fits the largest payment that the budget bears. */
export function fitToBudget(priced: PricedOffers, maxPayment: Cents, policy: LendingPolicy): PricedOffers {
  const offers: Offer[] = [];
  const refused: RefusedOption[] = [...priced.refused];
  for (const offer of priced.offers) {
    const bands = offer.bands.flatMap((band): OfferBand[] => {
      const affordable = maxLineForPayment(maxPayment, band.ratePercent, offer.termYears, policy.line.step);
      return affordable < band.minLine ? [] : [{ ...band, maxLine: Math.min(band.maxLine, affordable) }];
    });
    const fitted = withBands(offer, bands, policy.line.step);
    if (fitted !== null) offers.push(fitted);
    else refused.push({ termYears: offer.termYears, feePercent: offer.feePercent, refusal: "DTI" });
  }
  return { offers, refused };
}

/** The largest line that equity, eligibility and product leave room for, in whole steps. */
function maxLineByEquity(facts: OptionFacts, policy: LendingPolicy): Cents {
  const { eligibility, product } = facts;
  const byCltv = maxLineAtCltv(facts.otherClaims, facts.value, cltvLimitOf(product, eligibility));
  return floorToMultiple(Math.min(byCltv, eligibility.maxLine, product.maxLine), policy.line.step);
}

/** The smallest line of a fee option: the product's, the state's, what payoffs need, and what fee caps leave. Null: no line fits. */
export function minLineOf(
  facts: Pick<OfferFacts, "state" | "occupancy" | "cashNeeded"> & { readonly product: Pick<Product, "minLine"> },
  feePercent: string,
  policy: LendingPolicy,
): Cents | null {
  const texas = isTexasHomestead(facts) ? texasFeeFloor(feePercent, policy) : 0;
  if (texas === null) return null;
  const state = policy.stateOverrides[facts.state]?.minLine ?? 0;
  return Math.max(facts.product.minLine, state, lineForPayoffs(facts, feePercent, policy), texas);
}

/** The line whose first draw pays what must be paid off, and what others charge for opening it, at its highest. 0 without payoffs. */
function lineForPayoffs(
  { cashNeeded, state, occupancy }: Pick<OfferFacts, "state" | "occupancy" | "cashNeeded">,
  feePercent: string,
  policy: LendingPolicy,
): Cents {
  if (cashNeeded === 0) return 0;
  const payoffs = cashToPayOff(cashNeeded);
  let totalLine = lineForCash(payoffs, feePercent);
  // Beyond what anybody is lent it does not matter what opening the line would cost.
  while (totalLine <= policy.line.max) {
    const facts = { state, occupancy, totalLine, needsValuation: true, manualNotary: true };
    // The tax of a larger line is larger by so little that this soon stands still.
    const enough = lineForCash(payoffs + estimateClosingCosts(facts, policy).high, feePercent);
    if (enough <= totalLine) return totalLine;
    totalLine = enough;
  }
  return totalLine;
}

function priceOption(facts: OptionFacts, policy: LendingPolicy): Offer | OfferRefusal {
  const minLine = minLineOf(facts, facts.feePercent, policy);
  if (minLine === null) return "STATE_FEE_CAP";
  const maxLine = maxLineByEquity(facts, policy);
  if (maxLine < minLine) return "EQUITY";
  const laterDraws = laterDrawTerms(facts, policy);
  const bands: OfferBand[] = [];
  let firstRefusal: OfferRefusal | null = null;
  for (const range of ratesRanges({ min: minLine, max: maxLine }, facts, policy)) {
    const band = priceBand(range, facts, laterDraws, policy);
    if (typeof band === "string") firstRefusal ??= band;
    else bands.push(band);
  }
  const offer = withBands(
    {
      id: `${facts.termYears}y-${facts.feePercent}`,
      termYears: facts.termYears,
      feePercent: facts.feePercent,
      autopayDiscountPercent: toRatePercent(policy.autopayDiscountPercent),
      minRatePercent: toRatePercent(policy.rateSheet.floorPercent),
      laterDraws,
    },
    bands,
    policy.line.step,
  );
  return offer ?? firstRefusal ?? "EQUITY";
}

function withBands(
  terms: Omit<Offer, "bands" | "minLine" | "maxLine">,
  bands: readonly OfferBand[],
  step: Cents,
): Offer | null {
  const merged = mergeEqualRates(endOnStep(bands, step));
  const [first, last] = [merged[0], merged.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { ...terms, bands: merged, minLine: first.minLine, maxLine: last.maxLine };
}

/** Lines cut where the rate or the form of a legal limit can change, so that each range has one of each. */
function ratesRanges(range: LineRange, facts: OptionFacts, policy: LendingPolicy): LineRange[] {
  const { rateSheet } = policy;
  const lastLines = [
    ...rateSheet.cltv.map((row) => maxLineAtCltv(facts.otherClaims, facts.value, row.maxCltvPercent)),
    rateSheet.amount.small.below - 1,
    rateSheet.amount.large.above,
    ...(facts.occupancy === "PRIMARY"
      ? [dollarsForYear(policy.yearlyAmounts, yearOf(facts.asOf)).hoepaLoanAmount - 1]
      : []),
    range.max,
  ];
  const ranges: LineRange[] = [];
  let min = range.min;
  for (const last of lastLines.toSorted((a, b) => a - b)) {
    if (last < min || last > range.max) continue;
    ranges.push({ min, max: last });
    min = last + 1;
  }
  return ranges;
}

/** The gates after pricing, in order: rate, state rules (in the price), high cost, fees. The budget comes last, in `fitToBudget`. */
function priceBand(
  range: LineRange,
  facts: OptionFacts,
  laterDraws: LaterDrawTerms,
  policy: LendingPolicy,
): OfferBand | OfferRefusal {
  const ratePercent = priceLine(
    { ...facts, totalLine: range.max, cltvPercent: cltvPercent(facts.otherClaims, range.max, facts.value) },
    policy,
  );
  if (ratePercent === null) return "RATE_ABOVE_CAP";
  const gate = gateHighCost({
    ...facts,
    ratePercent,
    laterDrawRatePercent: laterRate(ratePercent, laterDraws),
    aporPercent: aporFor(facts.apor, facts.asOf, facts.termYears * 12),
  });
  if (gate === "NO_RATE_TO_COMPARE") return gate;
  const withinFees =
    facts.occupancy === "PRIMARY" ? linesWithinHoepaFees(range, facts.feePercent, yearOf(facts.asOf), policy) : range;
  if (gate === "BLOCK_HIGH_COST" || withinFees === null) return "HIGH_COST";
  return { minLine: withinFees.min, maxLine: withinFees.max, ratePercent };
}

function laterRate(ratePercent: RatePercent, terms: LaterDrawTerms): RatePercent {
  return laterDrawRate(terms.primePercent, laterDrawMargin(ratePercent, terms), terms.maxRatePercent);
}

/** The largest line of an offer is a whole step; a band that holds none at its end goes. */
function endOnStep(bands: readonly OfferBand[], step: Cents): OfferBand[] {
  const kept = [...bands];
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    const maxLine = floorToMultiple(last.maxLine, step);
    if (maxLine >= last.minLine) return [...kept, { ...last, maxLine }];
  }
  return [];
}

function mergeEqualRates(bands: readonly OfferBand[]): OfferBand[] {
  const merged: OfferBand[] = [];
  for (const band of bands) {
    const previous = merged.at(-1);
    if (previous?.ratePercent === band.ratePercent && previous.maxLine + 1 === band.minLine) {
      merged[merged.length - 1] = { ...previous, maxLine: band.maxLine };
    } else merged.push(band);
  }
  return merged;
}

function laterDrawTerms(facts: OptionFacts, policy: LendingPolicy): LaterDrawTerms {
  const { laterDraws } = policy;
  return {
    primePercent: facts.primePercent,
    minMarginPercent: laterDraws.minMarginPercent,
    maxRatePercent: laterDraws.maxRatePercent,
    minDraw: isTexasHomestead(facts) ? laterDraws.minDrawTexas : laterDraws.minDraw,
    redrawPercentOfInitialDraw: laterDraws.redrawPercentOfInitialDraw,
    drawPeriodYears: facts.product.drawPeriodYears,
  };
}
