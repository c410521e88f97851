import { noFacts } from "@gable/domain/workflow/facts/facts.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { factsContext, holdApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { forgetConversations } from "../chat/own-conversations.ts";
import { forgetOldLeads } from "../originators/leads.ts";
import { forgetOldDrafts } from "../profile/form-drafts.ts";
import { forgetOldPrepared } from "../profile/prepared-answers.ts";
import { forgetOldReplays } from "../telemetry/session-replays.ts";
import { addressOf, forgetOldWaits } from "../waitlist/entries.ts";
import { forgetAddress } from "../waitlist/forget-address.ts";
import { eraseSeat, seatsOf } from "./erase-seat.ts";
import { type ErasureGround, isStillAsked, type Kept, keptFor } from "./kept-for.ts";

export interface Erased {
  readonly applications: number;
  readonly identities: number;
  /** Due, and kept by a legal hold. */
  readonly held: number;
}

/** After so long nobody repeats a request: its reply is not kept for them any more. */
const REPLY_DAYS = 7;

/**
 * Deletes what people asked to have deleted and what nothing keeps any more. An application's data key is thrown away, so that what
 * cannot be taken out, the log and notes that are append-only, can be read by nobody; its documents are removed, and so is an account
 * with nothing left. The loan number and the dates of the log stay: that something was deleted can be shown.
 */
export async function eraseDue(ground: ErasureGround, now: Date): Promise<Erased> {
  const { db } = ground;
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", new Date(now.getTime() - REPLY_DAYS * 86_400_000).toISOString())
    .execute();
  await forgetOldDrafts(db, now);
  await forgetOldPrepared(db, now);
  await forgetOldReplays(db, now);
  await forgetOldWaits(db, now);
  await forgetOldLeads(db, now);
  const asked = await db
    .selectFrom("deletion_requests")
    .innerJoin("identities", "identities.uuid", "deletion_requests.identity_uuid")
    .select(["identities.uuid", "identities.org_code", "identities.email"])
    .execute();
  let [applications, identities, held] = [0, 0, 0];
  for (const { uuid: identityUuid, org_code, email } of asked) {
    // Nothing must be kept of who only waits, or may yet come.
    const address = await addressOf(ground, db, org_code, email);
    await db.transaction().execute((trx) => forgetAddress(trx, org_code, address));
    for (const seat of await seatsOf(db, identityUuid)) {
      if ((await eraseSeat(ground, seat, now)) === "held") held += 1;
    }
    for (const uuid of await leftOf(db, identityUuid)) {
      const outcome = await eraseApplication(ground, { uuid, identityUuid }, now);
      if (outcome === "erased") applications += 1;
      if (outcome === "held") held += 1;
    }
    if (await eraseIdentity(ground, identityUuid, now)) identities += 1;
  }
  return { applications, identities, held };
}

/** An identity's applications that are not erased. */
async function leftOf(db: Database, identityUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom("applications")
    .select("uuid")
    .where("identity_uuid", "=", identityUuid)
    .where("erased_at", "is", null)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** What keeps an application is looked for once it is locked: a hold or a wish taken back in the meantime counts. */
async function eraseApplication(ground: ErasureGround, owned: Kept, now: Date): Promise<"erased" | "held" | "kept"> {
  const { db, sealing, documents } = ground;
  const { uuid } = owned;
  const at = now.toISOString();
  const left = await db.transaction().execute(async (trx) => {
    await holdApplication(trx, uuid);
    const kept = await keptFor(ground, trx, owned, now);
    if (kept) return kept;
    const stored = await trx
      .selectFrom("document_versions")
      .innerJoin("documents", "documents.uuid", "document_versions.document_uuid")
      .select("document_versions.storage_key")
      .where("documents.application_uuid", "=", uuid)
      .execute();
    const recorded = await trx
      .selectFrom("notary_recording_parts")
      .innerJoin("notary_recordings", "notary_recordings.uuid", "notary_recording_parts.recording_uuid")
      .select("notary_recording_parts.storage_key")
      .where("notary_recordings.application_uuid", "=", uuid)
      .execute();
    const { wrapped, seal } = sealing.createKey();
    await trx
      .updateTable("applications")
      .set({ ...wrapped, sealed_facts: seal.sealJson(noFacts, factsContext(uuid)), erased_at: at, updated_at: at })
      .where("uuid", "=", uuid)
      .execute();
    for (const table of [
      "vendor_exchanges",
      "adopted_signatures",
      "demographics.answers",
      "notifications",
      "waiting_messages",
      "reminders",
      "outbox",
      "one_time_secrets",
      "form_drafts",
      "prepared_answers",
      "session_replays",
      "shown_variants",
      "leads",
      "notary_recordings",
    ] as const)
      await trx.deleteFrom(table).where("application_uuid", "=", uuid).execute();
    await trx.deleteFrom("pipeline_queues").where("application_uuid", "=", uuid).execute();
    await trx.deleteFrom("pipeline").where("application_uuid", "=", uuid).execute();
    await trx.deleteFrom("due_instants").where("application_uuid", "=", uuid).execute();
    await trx
      .updateTable("documents")
      .set({ title: "Deleted", language: null })
      .where("application_uuid", "=", uuid)
      .execute();
    await appendEvents(trx, uuid, { kind: "system" }, at, [
      { type: "erased", detail: { documents: stored.length }, sealed: null },
    ]);
    return [...stored, ...recorded];
  });
  if (typeof left === "string") return left;
  // A file that is left by a crash here is sealed with a key that is gone.
  for (const { storage_key } of left) await documents.remove(storage_key);
  return "erased";
}

/** False where something of theirs is left, or they sign an application of somebody else that must still be kept. */
async function eraseIdentity({ db, sealing }: ErasureGround, uuid: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // An application that is begun at the same time waits for this lock.
    await trx.selectFrom("identities").select("uuid").where("uuid", "=", uuid).forUpdate().execute();
    if (!(await isStillAsked(trx, uuid))) return false;
    if ((await leftOf(trx, uuid)).length > 0 || (await signsForOthers(trx, uuid))) return false;
    await emptyIdentity(sealing, trx, uuid, now);
    return true;
  });
}

async function signsForOthers(db: Database, identityUuid: string): Promise<boolean> {
  const seat = await db
    .selectFrom("signers")
    .innerJoin("applications", "applications.uuid", "signers.application_uuid")
    .select("signers.uuid")
    .where("signers.identity_uuid", "=", identityUuid)
    .where("applications.erased_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return seat !== undefined;
}

async function emptyIdentity(sealing: Sealing, trx: Transaction, uuid: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await forgetConversations({ sealing }, trx, uuid);
  for (const table of [
    "complaints",
    "one_time_secrets",
    "passkeys",
    "passkey_challenges",
    "outbox",
    "deletion_requests",
  ] as const)
    await trx.deleteFrom(table).where("identity_uuid", "=", uuid).execute();
  await trx.deleteFrom("idempotency_keys").where("scope", "like", `${uuid}:%`).execute();
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
      next_email: null,
      password_hash: null,
      sealed_profile: null,
      sealed_second_factor: null,
      second_factor_since: null,
      recovery_hashes: "[]",
      updated_at: at,
    })
    .where("uuid", "=", uuid)
    .execute();
}
