import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { endSessions } from "../../http/session.ts";
import { noteStartedOf } from "../originators/lead-started.ts";
import { voidLinks } from "./one-time-secrets.ts";
import { withoutSecondFactor } from "./second-factor.ts";
import { tellOwner } from "./tell-owner.ts";

/**
 * Somebody has come by a link or digits in the mailbox of an account, with a new password (`PASSWORD_SET`) or with none. Where nobody had
 * confirmed the address before, whoever opened the account with it may be somebody else, who waits for what its owner will entrust to it:
 * their sessions, passkeys, password and second step open nothing any more, nor do they shut anything.
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
    .select("email")
    .where("uuid", "=", identityUuid)
    .where("email_confirmed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!unproved) return;
  const isToBeSet = how === "LOGGED_IN";
  await trx
    .updateTable("identities")
    .set({
      email_confirmed_at: ctx.clock.now().toISOString(),
      ...(isToBeSet && { password_hash: null }),
      ...withoutSecondFactor,
    })
    .where("uuid", "=", identityUuid)
    .execute();
  await trx.deleteFrom("passkeys").where("identity_uuid", "=", identityUuid).execute();
  await endSessions(ctx, trx, { identityUuid });
  await voidLinks(ctx, trx, identityUuid);
  await noteStartedOf(ctx, trx, identityUuid);
  if (isToBeSet) await tellOwner(ctx, trx, lender, { identityUuid, email: unproved.email }, "address-proved");
}
