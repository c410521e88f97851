import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { endSessions } from "../../http/session.ts";
import { voidLinks } from "./one-time-secrets.ts";
import { tellOwner } from "./tell-owner.ts";

/**
 * Somebody has come by a link or digits in the mailbox of an account, with a new password (`PASSWORD_SET`) or with none. Where nobody had
 * confirmed the address before, whoever opened the account with it may be somebody else, who waits for what its owner will entrust to it:
 * their sessions, passkeys and password open nothing any more. An account with a second step is left as it is: who came has passed that
 * too, or does not come in.
 */
export async function proveMailbox(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  identityUuid: string,
  how: "PASSWORD_SET" | "LOGGED_IN",
): Promise<void> {
  const unproved = await trx
    .selectFrom("identities")
    .select(["email", "second_factor_since"])
    .where("uuid", "=", identityUuid)
    .where("email_confirmed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!unproved) return;
  const isGuarded = unproved.second_factor_since !== null;
  // Of a guarded account a new password alone says nothing about who can come in.
  if (isGuarded && how === "PASSWORD_SET") return;
  const isToBeSet = !isGuarded && how === "LOGGED_IN";
  await trx
    .updateTable("identities")
    .set({ email_confirmed_at: ctx.clock.now().toISOString(), ...(isToBeSet && { password_hash: null }) })
    .where("uuid", "=", identityUuid)
    .execute();
  if (isGuarded) return;
  await trx.deleteFrom("passkeys").where("identity_uuid", "=", identityUuid).execute();
  await endSessions(ctx, trx, { identityUuid });
  await voidLinks(ctx, trx, identityUuid);
  if (isToBeSet) await tellOwner(ctx, trx, lender, { identityUuid, email: unproved.email }, "address-proved");
}
