import { cltvPercent, formatCltv, maxLineAtCltv, newLienPosition } from "../liens/cltv.ts";
import { levelPayment } from "../money/amortisation.ts";
import type { Cents } from "../money/cents.ts";
import type { Offer } from "../offers/offer.ts";
import { minLineOf } from "../offers/price-offers.ts";
import { highestCltv, productsAt } from "../offers/products.ts";
import { payoffCash } from "./borrower-budget.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import type { LineProspects } from "./line-prospects.ts";
import { dtiPercent, maxLineForPayment } from "./payment-room.ts";
import type { DecisionNumbers, LineLimit } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

/** The figures a decision rests on, for the record, the notice and the screens. */
export function decisionNumbers(
  input: UnderwritingInput,
  prospects: LineProspects,
  policy: LendingPolicy,
): DecisionNumbers {
  const { budget, room, eligibility, otherClaims } = prospects;
  const { value } = input.property;
  const best = largestOffer(prospects.fitted.offers);
  const maxLineBy = lineLimits(input, prospects, policy);
  return {
    value,
    otherClaims,
    lienPosition: prospects.lienPosition,
    score: input.credit.score,
    grade: eligibility?.grade ?? null,
    maxCltvPercent: eligibility === null ? null : roomByEquity(input, prospects, policy).maxCltvPercent,
    cltvBeforePercent: value === 0 ? null : formatCltv(cltvPercent(otherClaims, 0, value)),
    cltvAfterPercent: best === null || value === 0 ? null : formatCltv(cltvPercent(otherClaims, best.maxLine, value)),
    annualIncome: budget.annualIncome,
    depletionIncome: budget.depletionIncome,
    housing: budget.housing,
    otherDebts: budget.otherDebts,
    maxDtiPercent: room.maxDtiPercent,
    dtiBeforePercent: dtiPercent(budget, 0)?.toFixed(3) ?? null,
    dtiAfterPercent: best === null ? null : (dtiPercent(budget, largestPayment(best))?.toFixed(3) ?? null),
    maxPayment: room.maxPayment,
    bindingPaymentTest: room.bindingTest,
    maxLineBy,
    bindingLimit: bindingLimit(maxLineBy),
    minLine: best?.minLine ?? smallestLine(input, policy),
    maxLine: best?.maxLine ?? 0,
    primePercent: prospects.primePercent,
  };
}

/** The offer that lends most; of equals the first, which has the shortest term. */
export function largestOffer(offers: readonly Offer[]): Offer | null {
  return offers.reduce<Offer | null>(
    (largest, offer) => (largest === null || offer.maxLine > largest.maxLine ? offer : largest),
    null,
  );
}

/** The smallest line that any product and fee option could be offered at. */
export function smallestLine(input: UnderwritingInput, policy: LendingPolicy): Cents {
  const { state, occupancy } = input.property;
  const cashNeeded = payoffCash(input);
  const lines = productsFor(input, policy).flatMap((product) =>
    product.feePercents.map(
      (fee) => minLineOf({ state, occupancy, cashNeeded, product }, fee, policy) ?? Number.MAX_SAFE_INTEGER,
    ),
  );
  return Math.min(...lines);
}

/** What room the claims before us leave, in the product that lends furthest, and how far that is in percent. */
export function roomByEquity(
  input: UnderwritingInput,
  { eligibility, otherClaims }: Pick<LineProspects, "eligibility" | "otherClaims">,
  policy: LendingPolicy,
): { readonly maxCltvPercent: string; readonly line: Cents } {
  const maxCltvPercent = eligibility === null ? "0" : highestCltv(productsFor(input, policy), eligibility);
  return { maxCltvPercent, line: maxLineAtCltv(otherClaims, input.property.value, maxCltvPercent) };
}

const productsFor = ({ property, liens }: UnderwritingInput, policy: LendingPolicy) =>
  productsAt({ ...property, lienPosition: newLienPosition(liens) }, policy);

function lineLimits(
  input: UnderwritingInput,
  prospects: LineProspects,
  policy: LendingPolicy,
): Record<LineLimit, Cents> {
  const { eligibility, priced, room } = prospects;
  const affordable = priced.offers.flatMap((offer) =>
    offer.bands.map((band) => maxLineForPayment(room.maxPayment, band.ratePercent, offer.termYears, policy.line.step)),
  );
  return {
    PRODUCT: Math.max(0, ...productsFor(input, policy).map(({ maxLine }) => maxLine)),
    SCORE_TIER: eligibility?.maxLine ?? 0,
    EQUITY: eligibility === null ? 0 : roomByEquity(input, prospects, policy).line,
    RATE: Math.max(0, ...priced.offers.map((offer) => offer.maxLine)),
    PAYMENT_ROOM: Math.max(0, ...affordable),
  };
}

/** The limit that leaves least. RATE never exceeds the others before it, so it binds only when strictly below them. */
function bindingLimit(maxLineBy: Record<LineLimit, Cents>): LineLimit {
  const order: readonly LineLimit[] = ["EQUITY", "PRODUCT", "SCORE_TIER", "PAYMENT_ROOM", "RATE"];
  return order.reduce((least, limit) => {
    const isRounding = limit === "RATE" && maxLineBy[least] - maxLineBy.RATE < 10_000;
    return maxLineBy[limit] < maxLineBy[least] && !isRounding ? limit : least;
  });
}

function largestPayment(offer: Offer): Cents {
  const last = offer.bands.at(-1);
  return last === undefined ? 0 : levelPayment(last.maxLine, last.ratePercent, offer.termYears);
}
