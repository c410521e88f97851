import { mayCancelAt, mayRescind } from "@gable/domain/workflow/closing/rescission.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { outOfOrder } from "../../http/refusal.ts";

/** Throws unless an owner may cancel now. */
export function demandRescindable(file: LoanFile, now: Date): void {
  const { facts } = file;
  if (mayCancelAt(facts, now.toISOString())) return;
  const { step } = decide(file);
  if (!facts.closingSignedAt || !mayRescind(facts) || facts.rescinded)
    throw outOfOrder(step, "There is nothing to cancel just now.");
  throw outOfOrder(step, "The period for cancelling has ended. Call us if something is wrong.");
}
