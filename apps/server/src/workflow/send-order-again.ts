import { decide } from "@gable/domain/workflow/decide.ts";
import { openRefusals } from "@gable/domain/workflow/refused-orders.ts";
import { outOfOrder } from "../http/refusal.ts";
import type { Change } from "./change.ts";
import type { Asked, StaffActs } from "./staff-act.ts";

export const orderActs: StaffActs<"send-order-again"> = { "send-order-again": sentAgain };

/** A refused order goes out at once, beside the attempts that are made in any case: the vendor sees the same key. Throws where none is refused. */
function sentAgain({ ctx, file, act: { order }, staff, at }: Asked<"send-order-again">): Change {
  const refused = openRefusals(file).find(({ key }) => key === order);
  if (!refused) throw outOfOrder(decide(file).step, "No vendor refuses this order.");
  const { key, ...kept } = refused;
  return {
    event: "staff-send-order-again",
    facts: {
      refusedOrders: { ...file.facts.refusedOrders, [key]: { ...kept, sentAgain: { by: staff.identityUuid, at } } },
    },
    detail: { vendor: refused.vendor },
    alongside: (trx) => ctx.jobs.enqueueIn(trx, "task", { applicationUuid: file.uuid, key, kind: refused.kind }),
  };
}
