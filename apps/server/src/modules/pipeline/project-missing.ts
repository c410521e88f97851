import type { Context } from "../../context.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { PROJECTION, projectApplication } from "./pipeline-store.ts";

const BATCH = 100;

/** Brings applications into the pipeline that are missing there, or lack what is shown by now. Facts are sealed, so that no migration can. */
export async function projectMissing(ctx: Context): Promise<void> {
  const db = ctx.database.kysely;
  for (;;) {
    const missing = await db
      .selectFrom("applications")
      .leftJoin("pipeline", "pipeline.application_uuid", "applications.uuid")
      .select(["applications.uuid", "applications.updated_at", "pipeline.changed_at"])
      .where((eb) => eb.or([eb("pipeline.application_uuid", "is", null), eb("pipeline.projection", "<", PROJECTION)]))
      .where("applications.erased_at", "is", null)
      .limit(BATCH)
      .execute();
    for (const { uuid, updated_at, changed_at } of missing) {
      const { file } = await loadApplication(ctx, db, uuid);
      await db.transaction().execute(async (trx) => {
        const writes = projectApplication(trx, file, changed_at ?? updated_at, changed_at !== null);
        for (const write of writes) await write.execute();
      });
    }
    if (missing.length < BATCH) return;
  }
}
