import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { outOfOrder } from "../http/refusal.ts";

/** Refuses what would add to an application that was withdrawn, cancelled or declined. */
export function refuseEnded(file: LoanFile): void {
  const { step } = decide(file);
  if (step === "CANCELLED" || step === "DECLINED")
    throw outOfOrder(step, "This application has ended: nothing more is taken for it.");
}
