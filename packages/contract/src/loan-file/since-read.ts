import type { Judged } from "@gable/domain/loan-file/open-judgements.ts";
import { queueActs } from "@gable/domain/loan-file/queue-acts.ts";
import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { byHand } from "@gable/domain/workflow/refused-orders.ts";
import type { LoanFileView } from "./view.ts";

/** Since when that has waited in a file, as it was read, on which an act decides; undefined where nothing does. */
export function sinceRead(
  { queues, refusedOrders }: Pick<LoanFileView, "queues" | "refusedOrders">,
  act: Judged["act"],
): string | undefined {
  const isOf = (acts: readonly StaffActName[]): boolean => acts.includes(act);
  return (
    queues.find(({ queue }) => isOf(queueActs[queue]))?.since ??
    refusedOrders.find(({ kind }) => isOf(byHand[kind] ?? []))?.at
  );
}
