import type { ReplyOf } from "@gable/contract/call.ts";
import type { sessions } from "@gable/contract/calls/identity-settings.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { voidLinks } from "./one-time-secrets.ts";
import { MOST_SESSIONS, presentSessions } from "./present-sessions.ts";

/** The sessions of the account that still open something, the present one first, then the latest. */
export async function listSessions(ctx: Context, db: Database, own: Session): Promise<ReplyOf<typeof sessions>> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "issued_at", "last_seen_at", "user_agent"])
    .where("identity_uuid", "=", own.identityUuid)
    .where("pictures_for", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .orderBy("last_seen_at", "desc")
    .limit(MOST_SESSIONS)
    .execute();
  return presentSessions(rows, own.sessionId, () => ({}));
}

/** Ends one session of the account; another's is answered as one that does not exist. */
export async function endOwnSession(ctx: Context, trx: Transaction, own: Session, uuid: string): Promise<void> {
  const ended = await trx
    .updateTable("sessions")
    .set({ revoked_at: ctx.clock.now().toISOString() })
    .where("id", "=", uuid)
    .where("identity_uuid", "=", own.identityUuid)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) throw notFound();
}

/** Ends every session of the account but the present one, and voids the links that would open another or lead to a new password. */
export async function endOtherSessions(ctx: Context, trx: Transaction, own: Session): Promise<void> {
  await trx
    .updateTable("sessions")
    .set({ revoked_at: ctx.clock.now().toISOString() })
    .where("identity_uuid", "=", own.identityUuid)
    .where("id", "!=", own.sessionId)
    .where("revoked_at", "is", null)
    .execute();
  await voidLinks(ctx, trx, own.identityUuid);
}
