import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { outOfOrder } from "../../http/refusal.ts";

/** Throws unless an owner may cancel now. The clock decides, not whether the watch has fired yet. */
export function demandRescindable(file: LoanFile, now: Date): void {
  const { rescission, rescinded, rescissionOver } = file.facts;
  const { step } = decide(file);
  if (!rescission || rescinded) throw outOfOrder(step, "There is nothing to cancel just now.");
  if (rescissionOver || now.getTime() >= Date.parse(rescission.expiresAt)) {
    throw outOfOrder(step, "The period for cancelling has ended. Call us if something is wrong.");
  }
}
