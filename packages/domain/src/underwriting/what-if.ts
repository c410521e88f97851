import type { Asset } from "../income/asset-depletion.ts";
import type { Cents } from "../money/cents.ts";
import { compareRates, type RatePercent } from "../money/rate.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { underwrite } from "./underwrite.ts";
import type { UnderwritingDecision } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";
import { withPayoffs } from "./winback.ts";

/** One question: what would change if …? Every part is optional. */
export interface WhatIfChange {
  readonly payOffLienIds?: readonly string[];
  readonly payOffTradelineIds?: readonly string[];
  readonly annualIncome?: Cents;
  readonly assets?: readonly Asset[];
  readonly value?: Cents;
}

export interface WhatIfAnswer {
  readonly decision: UnderwritingDecision;
  readonly maxLineBefore: Cents;
  readonly maxLineAfter: Cents;
  /** Lowest rate of any offer; null without offers. */
  readonly lowestRateBefore: RatePercent | null;
  readonly lowestRateAfter: RatePercent | null;
}

export type WhatIfResult =
  | { readonly ok: true; readonly answer: WhatIfAnswer }
  /** Beyond what the question is for: a guess so far from the facts would only mislead. */
  | { readonly ok: false; readonly reason: "value-out-of-bounds" | "income-out-of-bounds" | "unknown-debt" };

/** A guess may depart this far, in percent, from what is known. */
const VALUE_BOUND = 15;
const INCOME_BOUND = 25;

/** Decides again with one thing changed. An estimate for the borrower: nothing is stored and no fact changes. */
export function whatIf(input: UnderwritingInput, change: WhatIfChange, policy: LendingPolicy): WhatIfResult {
  const { applicant, property, credit, liens } = input;
  const countedIncome = applicant.verifiedAnnualIncome ?? applicant.statedAnnualIncome;
  if (change.value !== undefined && !isWithin(change.value, property.value, VALUE_BOUND)) {
    return { ok: false, reason: "value-out-of-bounds" };
  }
  if (change.annualIncome !== undefined && !isWithin(change.annualIncome, countedIncome, INCOME_BOUND)) {
    return { ok: false, reason: "income-out-of-bounds" };
  }
  const known = new Set([...liens.map((lien) => lien.id), ...credit.tradelines.map((line) => line.id)]);
  const asked = [...(change.payOffLienIds ?? []), ...(change.payOffTradelineIds ?? [])];
  if (!asked.every((id) => known.has(id))) return { ok: false, reason: "unknown-debt" };
  const before = underwrite(input, policy);
  const decision = underwrite(applyChange(input, change), policy);
  return {
    ok: true,
    answer: {
      decision,
      maxLineBefore: before.numbers.maxLine,
      maxLineAfter: decision.decision === "APPROVED" ? decision.numbers.maxLine : 0,
      lowestRateBefore: lowestRate(before),
      lowestRateAfter: lowestRate(decision),
    },
  };
}

function applyChange(input: UnderwritingInput, change: WhatIfChange): UnderwritingInput {
  const paid = withTradelinesPaidOff(withPayoffs(input, change.payOffLienIds ?? []), change.payOffTradelineIds ?? []);
  const income = change.annualIncome;
  const { statedAnnualIncome, otherAnnualIncome } = paid.applicant;
  const isWithoutPay = otherAnnualIncome === statedAnnualIncome;
  return {
    ...paid,
    property: { ...paid.property, value: change.value ?? paid.property.value },
    applicant: {
      ...paid.applicant,
      ...(income === undefined
        ? {}
        : {
            statedAnnualIncome: income,
            verifiedAnnualIncome: null,
            ...(isWithoutPay && { otherAnnualIncome: income }),
          }),
      ...(change.assets === undefined ? {} : { depletionAssets: [...change.assets] }),
    },
  };
}

/** The same application with these debts paid off by the line. */
export function withTradelinesPaidOff(input: UnderwritingInput, ids: readonly string[]): UnderwritingInput {
  const tradelines = input.credit.tradelines.map((line) =>
    ids.includes(line.id) ? { ...line, paidOffAtClosing: true } : line,
  );
  return { ...input, credit: { ...input.credit, tradelines } };
}

function lowestRate({ offers }: UnderwritingDecision): RatePercent | null {
  const rates = offers.flatMap((offer) => offer.bands.map((band) => band.ratePercent));
  return rates.toSorted(compareRates)[0] ?? null;
}

function isWithin(guess: number, known: number, percent: number): boolean {
  return Math.abs(guess - known) * 100 <= known * percent;
}
