import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { type Caller, staffActor } from "../../http/contract-routing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";

type SharedViewEvent = "view-shared" | "shared-view-changed" | "view-unshared";

/** Shows one of the caller's views to all of the lender's staff; one that they have stays as it is. */
export async function shareView(ctx: Context, trx: Transaction, caller: Caller<"staff">, uuid: string): Promise<void> {
  const own = await trx
    .selectFrom("pipeline_views")
    .select(["name", "shared_at"])
    .where("uuid", "=", uuid)
    .where("staff_uuid", "=", caller.staff.staffUuid)
    .forUpdate()
    .executeTakeFirst();
  if (!own) throw notFound();
  if (own.shared_at !== null) return;
  const shared_at = ctx.clock.now().toISOString();
  await trx.updateTable("pipeline_views").set({ shared_at }).where("uuid", "=", uuid).execute();
  await recordOfShared(ctx, trx, caller, "view-shared", own.name);
}

/** Leaves a shared view of the lender's to its owner alone, who may have left. */
export async function unshareView(
  ctx: Context,
  trx: Transaction,
  caller: Caller<"staff">,
  uuid: string,
): Promise<void> {
  const ended = await trx
    .updateTable("pipeline_views")
    .set({ shared_at: null })
    .where("uuid", "=", uuid)
    .where("shared_at", "is not", null)
    .where("staff_uuid", "in", (eb) =>
      eb.selectFrom("staff").select("staff.uuid").where("org_code", "=", caller.staff.orgCode),
    )
    .returning("name")
    .executeTakeFirst();
  if (!ended) throw notFound();
  await recordOfShared(ctx, trx, caller, "view-unshared", ended.name);
}

/** Keeps in the lender's log what becomes of a view that all staff have. A refusal of 409 for an owner who may share no longer. */
export async function recordOfShared(
  ctx: Context,
  trx: Transaction,
  caller: Caller<"staff">,
  type: SharedViewEvent,
  view: string,
): Promise<void> {
  const { orgCode, role } = caller.staff;
  if (!mayDo(role, "share-views"))
    throw new Refusal(409, "view-is-shared", "This view is shared with all staff: an administrator can end that.");
  await appendLenderEvent(ctx, trx, orgCode, staffActor(caller), { type, detail: { view } });
}
