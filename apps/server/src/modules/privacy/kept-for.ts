import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { retentionOf } from "@gable/domain/privacy/retention.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { heldAmong } from "./deletion.ts";

export interface ErasureGround {
  readonly db: Database;
  readonly sealing: Sealing;
  readonly documents: Context["documents"];
}

const ZONE = "America/New_York";

/** Whether somebody still wishes their data deleted; they cannot take it back until the transaction ends. */
export async function isStillAsked(trx: Transaction, identityUuid: string): Promise<boolean> {
  const request = await trx
    .selectFrom("deletion_requests")
    .select("identity_uuid")
    .where("identity_uuid", "=", identityUuid)
    .forUpdate()
    .executeTakeFirst();
  return request !== undefined;
}

/** Why an application is kept as it stands, locked, in this transaction; undefined where it is to be erased. */
export async function keptFor(
  { sealing }: ErasureGround,
  trx: Transaction,
  { uuid, identityUuid }: Kept,
  now: Date,
): Promise<"held" | "kept" | undefined> {
  const { erased_at } = await trx
    .selectFrom("applications")
    .select("erased_at")
    .where("uuid", "=", uuid)
    .executeTakeFirstOrThrow();
  if (erased_at || !(await isStillAsked(trx, identityUuid))) return "kept";
  const { file } = await loadApplication({ sealing }, trx, uuid);
  const { until } = retentionOf(file);
  if (until === null || until >= localDateAt(now.toISOString(), ZONE)) return "kept";
  return (await heldAmong(trx, [uuid])).has(uuid) ? "held" : undefined;
}

/** An application, and the person whose wish it is: its borrower, or somebody who signs. */
export interface Kept {
  readonly uuid: string;
  readonly identityUuid: string;
}
