import type { WaitingStep } from "@gable/domain/journey/steps.ts";

/** Waiting steps that follow one another, in the order of the server's plan: what is before the present one is done. */
const sequences: readonly (readonly WaitingStep[])[] = [
  ["GEN_PRE_SOFT_CREDIT_DISCLOSURE", "WAITING_FOR_SOFT_CREDIT", "WAITING_FOR_PROPERTY", "WAITING_FOR_VALUATION"],
  ["PREQUAL_TITLE", "GEN_APPLICATION_DISCLOSURES"],
];

export type Check = { readonly step: WaitingStep; readonly state: "done" | "now" | "next" };

/** The checks to name while the server reports `step`. */
export function checksAt(step: WaitingStep): readonly Check[] {
  const sequence = sequences.find((each) => each.includes(step)) ?? [step];
  const at = sequence.indexOf(step);
  return sequence.map((each, index) => ({ step: each, state: stateAt(index, at) }));
}

function stateAt(index: number, at: number): Check["state"] {
  if (index === at) return "now";
  return index < at ? "done" : "next";
}

/** Most waits are over by then; the bar is nearly full, and says no more than that. */
const TYPICAL_MS = 20_000;
const FULLEST = 0.9;

/** How full the bar is after a time: never full, since nobody knows. 0 to 0.9. */
export function shareAfter(elapsedMs: number): number {
  return Math.min(FULLEST, (elapsedMs / TYPICAL_MS) * FULLEST);
}
