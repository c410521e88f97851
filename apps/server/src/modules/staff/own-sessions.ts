import type { ReplyOf } from "@gable/contract/call.ts";
import type { staffSessions } from "@gable/contract/calls/staff-sessions.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/refusal.ts";
import type { StaffSession } from "../../http/staff-session.ts";
import { MOST_SESSIONS, presentSessions } from "../session/present-sessions.ts";

/** The sessions of somebody of the staff that still open something, the present one first, then the latest. */
export async function listStaffSessions(
  ctx: Context,
  db: Database,
  own: StaffSession,
): Promise<ReplyOf<typeof staffSessions>> {
  const rows = await db
    .selectFrom("staff_sessions")
    .select(["id", "issued_at", "last_seen_at", "user_agent", "ip", "opened_by"])
    .where("staff_uuid", "=", own.staffUuid)
    .where("second_factor_at", "is not", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .orderBy("last_seen_at", "desc")
    .limit(MOST_SESSIONS)
    .execute();
  return presentSessions(rows, own.sessionId, (row) => ({
    address: row.ip,
    // Sessions from before passkeys were opened by the only factor that there was.
    openedBy: row.opened_by ?? "code",
  }));
}

/** Ends one session of their own; another person's is answered as one that does not exist. */
export async function endOneStaffSession(
  ctx: Context,
  trx: Transaction,
  own: StaffSession,
  uuid: string,
): Promise<void> {
  const ended = await trx
    .updateTable("staff_sessions")
    .set({ revoked_at: ctx.clock.now().toISOString() })
    .where("id", "=", uuid)
    .where("staff_uuid", "=", own.staffUuid)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) throw notFound();
}

/** Ends every session of their own but the present one, half a log-in included. */
export async function endOtherSessionsOfStaff(
  ctx: Context,
  trx: Transaction,
  own: Pick<StaffSession, "staffUuid" | "sessionId">,
): Promise<void> {
  await trx
    .updateTable("staff_sessions")
    .set({ revoked_at: ctx.clock.now().toISOString() })
    .where("staff_uuid", "=", own.staffUuid)
    .where("id", "!=", own.sessionId)
    .where("revoked_at", "is", null)
    .execute();
}
