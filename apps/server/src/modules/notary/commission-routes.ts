import { dropNotaryCommission, keepNotaryCommission } from "@gable/contract/calls/notary-room.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { answer, type Caller, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid, notFound } from "../../http/refusal.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";
import { dropCommission, keepCommission } from "./commissions.ts";

/** A notary of the lender's writes down what a state gave them; an administrator reads in the record who did. */
export function notaryCommissionRoutes(ctx: Context): Route[] {
  const note = (trx: Transaction, caller: Caller<"staff">, type: string, state: string) =>
    appendLenderEvent(ctx, trx, caller.staff.orgCode, staffActor(caller), {
      type,
      detail: { member: caller.staff.staffUuid, state },
    });
  return [
    answer(keepNotaryCommission, async ({ body }, caller, trx) => {
      const now = ctx.clock.now().toISOString();
      // Wherever in the country it is: the day ends last in the west.
      if (body.commissionExpiresOn < localDateAt(now, "Pacific/Honolulu"))
        throw invalid({ commissionExpiresOn: ["commission-expired"] });
      await keepCommission(trx, caller.staff.staffUuid, body, now);
      await note(trx, caller, "notary-commission-kept", body.commissionState);
    }),
    answer(dropNotaryCommission, async ({ params: { state } }, caller, trx) => {
      if (!(await dropCommission(trx, caller.staff.staffUuid, state))) throw notFound();
      await note(trx, caller, "notary-commission-dropped", state);
    }),
  ];
}
