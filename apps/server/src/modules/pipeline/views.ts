import { randomUUID } from "node:crypto";
import type { KeptNarrowing } from "@gable/contract/calls/pipeline.ts";
import { MOST_VIEWS, type PipelineView } from "@gable/contract/calls/pipeline-views.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";

/** How somebody narrows the pipeline again and again, by name. */
export const listViews = (db: Database, staffUuid: string): Promise<PipelineView[]> =>
  db
    .selectFrom("pipeline_views")
    .select(["uuid", "name", "narrowing"])
    .where("staff_uuid", "=", staffUuid)
    .orderBy("name")
    .execute();

/** Keeps a view in the place of the one of that name. A refusal of 409 where there are as many as one may have. */
export async function keepView(
  trx: Transaction,
  staffUuid: string,
  { name, narrowing }: { readonly name: string; readonly narrowing: KeptNarrowing },
  at: string,
): Promise<void> {
  // One after the other, or two tabs would keep one too many.
  await trx.selectFrom("staff").select("uuid").where("uuid", "=", staffUuid).forUpdate().executeTakeFirstOrThrow();
  const others = (await listViews(trx, staffUuid)).filter((view) => view.name !== name);
  if (others.length >= MOST_VIEWS)
    throw new Refusal(409, "too-many-views", `${MOST_VIEWS} views are kept at most: forget one that you do not use.`);
  const kept = { narrowing: JSON.stringify(narrowing), kept_at: at };
  await trx
    .insertInto("pipeline_views")
    .values({ uuid: randomUUID(), staff_uuid: staffUuid, name, ...kept })
    .onConflict((conflict) => conflict.columns(["staff_uuid", "name"]).doUpdateSet(kept))
    .execute();
}

/** @returns whether there was one */
export async function dropView(trx: Transaction, staffUuid: string, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("pipeline_views")
    .where("staff_uuid", "=", staffUuid)
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
