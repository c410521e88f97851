import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isDoneByHand, openRefusals } from "@gable/domain/workflow/refused-orders.ts";
import type { Transaction } from "../database/transaction.ts";

/**
 * Refused orders that this act of staff did in the vendor's place: nobody asks the vendor for them any more, neither for what was found out
 * nor with the pictures and account numbers that they carry.
 */
export async function closeOrdersDoneByHand(
  trx: Transaction,
  before: LoanFile,
  after: LoanFile,
  act: StaffActName,
): Promise<void> {
  const wanted = new Set(decide(after).effects.map(({ key }) => key));
  const keys = openRefusals(before)
    .filter(({ key, kind }) => isDoneByHand(kind, act) && !wanted.has(key))
    .map(({ key }) => key);
  if (keys.length === 0) return;
  await trx
    .updateTable("tasks")
    .set({ state: "done", finished_at: new Date().toISOString(), error: null })
    .where("application_uuid", "=", after.uuid)
    .where("key", "in", keys)
    .where("state", "!=", "done")
    .execute();
}
