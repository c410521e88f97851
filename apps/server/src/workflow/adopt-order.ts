import type { EffectKind } from "@gable/domain/workflow/effect.ts";
import type { Context } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";

/** An order that was placed while the borrower waited, for the effect whose task would have placed it. */
export interface AdoptedOrder {
  readonly key: string;
  readonly kind: EffectKind;
  readonly order: string;
}

/** Gives an order to the task of its effect, before the plan calls for that: the task then asks after it instead of placing another. */
export async function adoptOrder(
  ctx: Context,
  trx: Transaction,
  applicationUuid: string,
  { key, kind, order }: AdoptedOrder,
): Promise<void> {
  const adopted = { order_id: order, queued_at: new Date().toISOString() };
  await trx
    .insertInto("tasks")
    .values({ application_uuid: applicationUuid, key, kind, ...adopted })
    .onConflict((conflict) => conflict.columns(["application_uuid", "key"]).doUpdateSet(adopted))
    .execute();
  await ctx.jobs.enqueueIn(trx, "task", { applicationUuid, key, kind });
}
