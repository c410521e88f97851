import type { ReplyOf } from "@gable/contract/call.ts";
import type { deletion } from "@gable/contract/calls/privacy.ts";
import { retentionOf } from "@gable/domain/privacy/retention.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { Session } from "../../http/session.ts";
import { filesOf } from "./own-files.ts";

/** What is kept of somebody, why and until when, and whether they asked to have it deleted then. */
export async function deletionOf(ctx: Context, db: Database, session: Session): Promise<ReplyOf<typeof deletion>> {
  const request = await db
    .selectFrom("deletion_requests")
    .select("requested_at")
    .where("identity_uuid", "=", session.identityUuid)
    .executeTakeFirst();
  const files = await filesOf(ctx, db, session);
  const held = await heldAmong(
    db,
    files.map(({ uuid }) => uuid),
  );
  return {
    requestedAt: request?.requested_at ?? null,
    applications: files.map((file) => {
      const { ground, until } = retentionOf(file);
      return { uuid: file.uuid, loanNumber: file.loanNumber, ground, keptUntil: until, isHeld: held.has(file.uuid) };
    }),
  };
}

/** Those of these applications that a legal hold keeps. */
export async function heldAmong(db: Database, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set();
  const rows = await db
    .selectFrom("legal_holds")
    .select("application_uuid")
    .where("application_uuid", "in", uuids)
    .where("lifted_at", "is", null)
    .execute();
  return new Set(rows.map(({ application_uuid }) => application_uuid));
}
