import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { openRefusals } from "@gable/domain/workflow/refused-orders.ts";
import type { Context } from "../../context.ts";
import { outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/advance.ts";

/** A refused order goes out at once, beside the attempts that are made in any case: the vendor sees the same key. Throws where none is refused. */
export function orderSentAgain(
  ctx: Context,
  file: LoanFile,
  { order }: Extract<StaffAct, { readonly act: "send-order-again" }>,
  staffUuid: string,
  at: string,
): Change {
  const refused = openRefusals(file).find(({ key }) => key === order);
  if (!refused) throw outOfOrder(decide(file).step, "No vendor refuses this order.");
  const { key, ...kept } = refused;
  return {
    event: "staff-send-order-again",
    facts: { refusedOrders: { ...file.facts.refusedOrders, [key]: { ...kept, sentAgain: { by: staffUuid, at } } } },
    detail: { vendor: refused.vendor },
    alongside: (trx) => ctx.jobs.enqueueIn(trx, "task", { applicationUuid: file.uuid, key, kind: refused.kind }),
  };
}
