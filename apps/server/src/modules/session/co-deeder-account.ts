import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { endSessions } from "../../http/session.ts";
import { insertCoDeeder } from "./identity-store.ts";
import { voidLinks } from "./one-time-secrets.ts";

/**
 * An account that somebody has with this lender already and may sign with. Only under rule v1, where the application lists who signs;
 * otherwise the account itself must be a signer's (`additional-signer.ts`). Never the borrower's own.
 */
export async function findUsableAccount(
  db: Database,
  file: LoanFile,
  email: string | undefined,
): Promise<string | undefined> {
  if (email === undefined || file.facts.additionalSignerVersion !== "v1") return undefined;
  const row = await db
    .selectFrom("identities")
    .select("uuid")
    .where("org_code", "=", file.orgCode)
    .where("email", "=", email)
    .where("identity_type", "=", "BORROWER")
    // Anybody may open one with an address that is not theirs: who is invited there must not be led to it.
    .where("email_confirmed_at", "is not", null)
    .where("uuid", "<>", file.identityUuid)
    .executeTakeFirst();
  return row?.uuid;
}

/** Whether somebody signs with a borrower's account: digits never open that, and set no password of it. */
export async function isAccountOfBefore(db: Database, identityUuid: string | null): Promise<boolean> {
  if (identityUuid === null) return false;
  const row = await db
    .selectFrom("identities")
    .select("uuid")
    .where("uuid", "=", identityUuid)
    .where("identity_type", "<>", "CO_DEEDER")
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens the account of somebody who only signs. */
export const openCoDeederAccount = (
  ctx: Context,
  trx: Transaction,
  account: Parameters<typeof insertCoDeeder>[2],
): Promise<string> => insertCoDeeder(ctx, trx, account);

/** Sets a new password of somebody who only signs, and ends their sessions; a borrower's account has a way of its own. */
export async function setCoDeederPassword(
  ctx: Context,
  trx: Transaction,
  identityUuid: string,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable("identities")
    .set({ password_hash: passwordHash, failed_log_ins: 0, locked_until: null })
    .where("uuid", "=", identityUuid)
    .where("identity_type", "=", "CO_DEEDER")
    .execute();
  await endSessions(ctx, trx, { identityUuid });
  await voidLinks(ctx, trx, identityUuid);
}
