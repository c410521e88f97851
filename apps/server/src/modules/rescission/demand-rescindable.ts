import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { mayRescind } from "@gable/domain/workflow/rescission.ts";
import { outOfOrder } from "../../http/refusal.ts";

/**
 * Throws unless an owner may cancel now. The right is there from the signing of the line on, and ends with the period of whoever signed
 * last; until that is known, nothing ends it. The clock decides, not whether the watch has fired yet.
 */
export function demandRescindable(file: LoanFile, now: Date): void {
  const { rescission, rescinded, rescissionOver, closingSignedAt } = file.facts;
  const { step } = decide(file);
  if (!closingSignedAt || !mayRescind(file.facts) || rescinded)
    throw outOfOrder(step, "There is nothing to cancel just now.");
  if (rescissionOver || (rescission && now.getTime() >= Date.parse(rescission.expiresAt))) {
    throw outOfOrder(step, "The period for cancelling has ended. Call us if something is wrong.");
  }
}
