import { randomUUID } from "node:crypto";
import type { KeptNarrowing } from "@gable/contract/calls/pipeline.ts";
import { MOST_VIEWS, type PipelineView } from "@gable/contract/calls/pipeline-views.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { Viewer } from "./own-files.ts";
import { recordOfShared } from "./shared-views.ts";

/** How somebody narrows the pipeline again and again, by name, and what is shared with all of the lender's staff. */
export async function listViews(db: Database, { staffUuid, orgCode }: Viewer): Promise<PipelineView[]> {
  const rows = await db
    .selectFrom("pipeline_views")
    .innerJoin("staff", "staff.uuid", "pipeline_views.staff_uuid")
    .select([
      "pipeline_views.uuid",
      "pipeline_views.name",
      "narrowing",
      "staff_uuid",
      "shared_at",
      "staff.name as owner",
    ])
    .where((eb) =>
      eb.or([
        eb("staff_uuid", "=", staffUuid),
        eb.and([eb("staff.org_code", "=", orgCode), eb("shared_at", "is not", null)]),
      ]),
    )
    .orderBy((eb) => eb("staff_uuid", "=", staffUuid), "desc")
    .orderBy("pipeline_views.name")
    .orderBy("pipeline_views.uuid")
    .execute();
  return rows.map(({ uuid, name, narrowing, staff_uuid, shared_at, owner }) => ({
    uuid,
    name,
    narrowing,
    isOwn: staff_uuid === staffUuid,
    sharedBy: shared_at === null ? null : owner,
  }));
}

/** Keeps a view in the place of the caller's own of that name. A refusal of 409 where there are as many as one may have. */
export async function keepView(
  ctx: Context,
  trx: Transaction,
  caller: Caller<"staff">,
  { name, narrowing }: { readonly name: string; readonly narrowing: KeptNarrowing },
): Promise<void> {
  const { staffUuid } = caller.staff;
  // One after the other, or two tabs would keep one too many.
  await trx.selectFrom("staff").select("uuid").where("uuid", "=", staffUuid).forUpdate().executeTakeFirstOrThrow();
  const own = (await listViews(trx, caller.staff)).filter(({ isOwn }) => isOwn);
  const former = own.find((view) => view.name === name);
  if (!former && own.length >= MOST_VIEWS)
    throw new Refusal(409, "too-many-views", `${MOST_VIEWS} views are kept at most: forget one that you do not use.`);
  if (former && former.sharedBy !== null) await recordOfShared(ctx, trx, caller, "shared-view-changed", name);
  const kept = { narrowing: JSON.stringify(narrowing), kept_at: ctx.clock.now().toISOString() };
  await trx
    .insertInto("pipeline_views")
    .values({ uuid: randomUUID(), staff_uuid: staffUuid, name, shared_at: null, ...kept })
    .onConflict((conflict) => conflict.columns(["staff_uuid", "name"]).doUpdateSet(kept))
    .execute();
}

/** Forgets one of the caller's views, for everybody where it is shared. */
export async function dropView(ctx: Context, trx: Transaction, caller: Caller<"staff">, uuid: string): Promise<void> {
  const dropped = await trx
    .deleteFrom("pipeline_views")
    .where("staff_uuid", "=", caller.staff.staffUuid)
    .where("uuid", "=", uuid)
    .returning(["name", "shared_at"])
    .executeTakeFirst();
  if (!dropped) throw notFound();
  if (dropped.shared_at !== null) await recordOfShared(ctx, trx, caller, "view-unshared", dropped.name);
}
