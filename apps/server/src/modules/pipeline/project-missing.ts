import type { Context } from "../../context.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { projectApplication } from "./pipeline-store.ts";

const BATCH = 100;

/** Brings applications from before there was a pipeline into it. Facts are sealed, so that no migration can. */
export async function projectMissing(ctx: Context): Promise<void> {
  const db = ctx.database.kysely;
  for (;;) {
    const missing = await db
      .selectFrom("applications")
      .leftJoin("pipeline", "pipeline.application_uuid", "applications.uuid")
      .select(["applications.uuid", "applications.updated_at"])
      .where("pipeline.application_uuid", "is", null)
      .limit(BATCH)
      .execute();
    for (const { uuid, updated_at: changedAt } of missing) {
      const { file } = await loadApplication(ctx, db, uuid);
      await db.transaction().execute((trx) => projectApplication(trx, file, changedAt, false));
    }
    if (missing.length < BATCH) return;
  }
}
