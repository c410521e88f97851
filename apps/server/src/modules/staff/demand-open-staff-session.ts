import type { Selectable } from "kysely";
import type { Context } from "../../context.ts";
import type { StaffTable } from "../../database/tables/staff.ts";
import type { Transaction } from "../../database/transaction.ts";
import { unauthenticated } from "../../http/refusal.ts";
import type { StaffSession } from "../../http/staff-session.ts";

/** Holds an account of staff before its sessions, links and passkeys, as whoever takes or renews its access does. */
export const lockStaff = (trx: Transaction, uuid: string): Promise<Selectable<StaffTable>> =>
  trx.selectFrom("staff").selectAll().where("uuid", "=", uuid).forUpdate().executeTakeFirstOrThrow();

/**
 * Refuses a change to the ways into an account of staff where the session, or half a one, has ended since the call was let in: comparing
 * a password or a passkey takes long enough that an administrator may have taken the access meanwhile. Locks the account.
 * @throws Refusal 401
 */
export async function demandOpenStaffSession(
  ctx: Context,
  trx: Transaction,
  { sessionId, staffUuid }: Pick<StaffSession, "sessionId" | "staffUuid">,
): Promise<Selectable<StaffTable>> {
  const staff = await lockStaff(trx, staffUuid);
  const open = await trx
    .selectFrom("staff_sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .forShare()
    .executeTakeFirst();
  if (!open || staff.deactivated_at !== null) throw unauthenticated();
  return staff;
}
