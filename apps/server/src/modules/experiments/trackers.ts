import { randomUUID } from "node:crypto";
import type { Database } from "../../database/transaction.ts";

/**
 * The tracker of an application: the browser's that named one first, or a new one. It never changes afterwards, so that an experiment
 * shows the same on every device.
 */
export async function ownTracker(db: Database, applicationUuid: string, ofBrowser?: string): Promise<string> {
  await db
    .insertInto("trackers")
    .values({
      application_uuid: applicationUuid,
      tracker_uuid: ofBrowser ?? randomUUID(),
      optimizely_profile_uuid: ofBrowser ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { tracker_uuid } = await db
    .selectFrom("trackers")
    .select("tracker_uuid")
    .where("application_uuid", "=", applicationUuid)
    .executeTakeFirstOrThrow();
  return tracker_uuid;
}
