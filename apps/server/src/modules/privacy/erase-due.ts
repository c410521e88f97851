import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { retentionOf } from "@gable/domain/privacy/retention.ts";
import { noFacts } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { factsContext, loadApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { forgetConversations } from "../chat/own-conversations.ts";
import { heldAmong } from "./deletion.ts";

export interface ErasureGround {
  readonly db: Database;
  readonly sealing: Sealing;
  readonly documents: Context["documents"];
}

export interface Erased {
  readonly applications: number;
  readonly identities: number;
  /** Due, and kept by a legal hold. */
  readonly held: number;
}

const ZONE = "America/New_York";

/**
 * Deletes what people asked to have deleted and what nothing keeps any more. An application's data key is thrown away, so that what
 * cannot be taken out, the log and notes that are append-only, can be read by nobody; its documents are removed, and so is an account
 * with nothing left. The loan number and the dates of the log stay: that something was deleted can be shown.
 */
export async function eraseDue(ground: ErasureGround, now: Date): Promise<Erased> {
  const { db, sealing } = ground;
  const today = localDateAt(now.toISOString(), ZONE);
  const asked = await db.selectFrom("deletion_requests").select("identity_uuid as uuid").execute();
  let [applications, identities, kept] = [0, 0, 0];
  for (const { uuid: identityUuid } of asked) {
    const own = await db
      .selectFrom("applications")
      .select(["uuid", "erased_at"])
      .where("identity_uuid", "=", identityUuid)
      .execute();
    const held = await heldAmong(
      db,
      own.map(({ uuid }) => uuid),
    );
    let left = 0;
    for (const { uuid, erased_at } of own) {
      if (erased_at) continue;
      const { file } = await loadApplication({ sealing }, db, uuid);
      const { until } = retentionOf(file);
      const isDue = until !== null && until < today;
      if (isDue && !held.has(uuid)) {
        await eraseApplication(ground, uuid, now);
        applications += 1;
      } else {
        left += 1;
        if (isDue) kept += 1;
      }
    }
    if (left > 0) continue;
    await db.transaction().execute((trx) => eraseIdentity(sealing, trx, identityUuid, now));
    identities += 1;
  }
  return { applications, identities, held: kept };
}

async function eraseApplication({ db, sealing, documents }: ErasureGround, uuid: string, now: Date): Promise<void> {
  const stored = await db
    .selectFrom("document_versions")
    .innerJoin("documents", "documents.uuid", "document_versions.document_uuid")
    .select("document_versions.storage_key")
    .where("documents.application_uuid", "=", uuid)
    .execute();
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    const { wrapped, seal } = sealing.createKey();
    await trx
      .updateTable("applications")
      .set({ ...wrapped, sealed_facts: seal.sealJson(noFacts, factsContext(uuid)), erased_at: at, updated_at: at })
      .where("uuid", "=", uuid)
      .execute();
    for (const table of ["vendor_exchanges", "adopted_signatures", "demographics.answers", "notifications"] as const)
      await trx.deleteFrom(table).where("application_uuid", "=", uuid).execute();
    await trx.deleteFrom("pipeline_queues").where("application_uuid", "=", uuid).execute();
    await trx.deleteFrom("pipeline").where("application_uuid", "=", uuid).execute();
    await trx.deleteFrom("due_instants").where("application_uuid", "=", uuid).execute();
    await trx.updateTable("documents").set({ title: "Deleted" }).where("application_uuid", "=", uuid).execute();
    await appendEvents(trx, uuid, { kind: "system" }, at, [
      { type: "erased", detail: { documents: stored.length }, sealed: null },
    ]);
  });
  // A file that is left by a crash here is sealed with a key that is gone.
  for (const { storage_key } of stored) await documents.remove(storage_key);
}

async function eraseIdentity(sealing: Sealing, trx: Transaction, uuid: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await forgetConversations({ sealing }, trx, uuid);
  for (const table of ["complaints", "one_time_secrets", "outbox", "deletion_requests"] as const)
    await trx.deleteFrom(table).where("identity_uuid", "=", uuid).execute();
  await trx.updateTable("feedback").set({ sealed_message: null }).where("identity_uuid", "=", uuid).execute();
  await trx
    .updateTable("sessions")
    .set({ revoked_at: at, user_agent: null })
    .where("identity_uuid", "=", uuid)
    .execute();
  await trx
    .updateTable("identities")
    .set({
      ...sealing.createKey().wrapped,
      email: `${uuid}@deleted.invalid`,
      password_hash: null,
      sealed_profile: null,
      sealed_second_factor: null,
      second_factor_since: null,
      updated_at: at,
    })
    .where("uuid", "=", uuid)
    .execute();
}
