import { answerHmda } from "@gable/contract/calls/hmda.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { commandReply } from "../application/command-reply.ts";

/** Takes the demographic answers into a schema of their own; the application's facts learn only that they were given. */
export function hmdaRoutes(ctx: Context): Route[] {
  return [
    answer(answerHmda, async ({ params, body }, caller, trx) => {
      const at = ctx.clock.now(params.uuid).toISOString();
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file) => {
        const { row, step } = decide(file);
        if (row < 9 || row > 11) throw outOfOrder(step, "These questions are not asked just now.");
        return { event: "demographic-questions-answered", facts: { hmdaAnsweredAt: at } };
      });
      const sealed = ctx.sealing.alone.sealJson(body, `demographics:${params.uuid}`);
      await trx
        .insertInto("demographics.answers")
        .values({ application_uuid: params.uuid, sealed, answered_at: at })
        .onConflict((conflict) => conflict.column("application_uuid").doUpdateSet({ sealed, answered_at: at }))
        .execute();
      return commandReply(advanced, caller);
    }),
  ];
}
