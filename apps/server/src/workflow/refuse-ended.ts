import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { outOfOrder } from "../http/refusal.ts";

/** Refuses what would add to an application that was withdrawn, cancelled or declined, or has lapsed. */
export function refuseEnded(file: LoanFile): void {
  const { step, stage } = decide(file);
  if (step === "CANCELLED" || step === "DECLINED" || stage === "lapsed")
    throw outOfOrder(step, "This application has ended: nothing more is taken for it.");
}
