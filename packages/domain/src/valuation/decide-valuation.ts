import type { PropertyCondition } from "../application/enumerations.ts";
import type { Cents } from "../money/cents.ts";
import { type DecimalValue, ExactDecimal } from "../money/rounding.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";

/** An automated valuation; `fsd` is its forecast standard deviation (0.13 is 13 %). */
export interface AutomatedValue {
  readonly value: Cents;
  readonly fsd: DecimalValue;
}

export interface ValuationFacts {
  readonly state: string;
  /** In the order obtained; null for a model that found nothing. */
  readonly avms: readonly (AutomatedValue | null)[];
  /** A broker price opinion or appraisal, once a person has looked. */
  readonly opinion: { readonly value: Cents } | null;
  readonly condition: PropertyCondition | null;
}

export type ValuationReason = "NO_HIT" | "UNCERTAIN" | "CONDITION" | "CONFLICT";

export type ValuationOutcome =
  | { readonly result: "ACCEPT_AVM" | "ACCEPT_OPINION"; readonly value: Cents }
  | { readonly result: "SECOND_AVM"; readonly value: null }
  | { readonly result: "BPO_REQUIRED"; readonly value: null; readonly reason: ValuationReason };

/**
 * The next step to a value that can be lent on: take the automated one, ask a second model, or send a person. Of two
 * figures the lower counts. In Texas only a precise model is enough: the lender answers for the value (s.50(h)).
 */
export function decideValuation(facts: ValuationFacts, policy: LendingPolicy): ValuationOutcome {
  // No home is worth nothing: a model that says so has found nothing.
  const avms = facts.avms.map((avm) => (avm !== null && avm.value > 0 ? avm : null));
  const found = avms.filter((avm) => avm !== null);
  if (facts.opinion !== null) {
    return { result: "ACCEPT_OPINION", value: Math.min(facts.opinion.value, ...found.map(({ value }) => value)) };
  }
  if (facts.condition === "POOR" || facts.condition === "FAIR") return sendPerson("CONDITION");
  const [first, second] = avms;
  if (first === undefined || first === null) return sendPerson("NO_HIT");
  const stateLimit = policy.stateOverrides[facts.state]?.maxAvmFsd;
  const fsd = new ExactDecimal(first.fsd);
  if (stateLimit !== undefined) {
    return fsd.lte(stateLimit) ? { result: "ACCEPT_AVM", value: first.value } : sendPerson("UNCERTAIN");
  }
  const { maxAvmFsd, maxSecondAvmFsd, maxConflictPercent } = policy.valuation;
  if (fsd.lte(maxAvmFsd)) return { result: "ACCEPT_AVM", value: first.value };
  if (fsd.gt(maxSecondAvmFsd)) return sendPerson("UNCERTAIN");
  if (second === undefined) return { result: "SECOND_AVM", value: null };
  if (second === null) return sendPerson("NO_HIT");
  if (new ExactDecimal(second.fsd).gt(maxSecondAvmFsd)) return sendPerson("UNCERTAIN");
  if (inConflict(first.value, second.value, maxConflictPercent)) return sendPerson("CONFLICT");
  return { result: "ACCEPT_AVM", value: Math.min(first.value, second.value) };
}

function sendPerson(reason: ValuationReason): ValuationOutcome {
  return { result: "BPO_REQUIRED", value: null, reason };
}

function inConflict(a: Cents, b: Cents, maxPercent: DecimalValue): boolean {
  return new ExactDecimal(Math.abs(a - b)).times(100).div(Math.min(a, b)).gt(maxPercent);
}
