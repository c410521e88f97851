import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { unauthenticated } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";

/**
 * Refuses a change to the ways into an account where the session has ended since the call was let in. Comparing a password takes long
 * enough that the owner may have taken the account back meanwhile, and what a stranger had under way must not undo that. The account is
 * locked first, as whoever takes it back does.
 * @throws Refusal 401
 */
export async function demandOpenSession(
  ctx: Context,
  trx: Transaction,
  { sessionId, identityUuid }: Session,
): Promise<void> {
  await lockAccount(trx, identityUuid);
  const open = await trx
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .forShare()
    .executeTakeFirst();
  if (!open) throw unauthenticated();
}

/** An account is locked before its sessions and links, by everybody: who did it the other way round would wait for whoever waits for them. */
export async function lockAccount(trx: Transaction, identityUuid: string): Promise<void> {
  await trx.selectFrom("identities").select("uuid").where("uuid", "=", identityUuid).forUpdate().execute();
}
