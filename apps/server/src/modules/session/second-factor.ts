import type { ReplyOf } from "@gable/contract/call.ts";
import type { secondFactor } from "@gable/contract/calls/identity-settings.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { inBase32, newSecret, otpauthUri, stepOfCode } from "../staff/totp.ts";
import { endOtherSessions } from "./own-sessions.ts";
import { hashOfCode, newRecoveryCodes } from "./recovery-codes.ts";
import { tellOwner } from "./tell-owner.ts";

const contextOf = (uuid: string): string => `second-factor:${uuid}`;

const columns = [
  "uuid",
  "key_id",
  "data_key",
  "sealed_second_factor",
  "second_factor_since",
  "second_factor_step",
  "email_confirmed_at",
  "recovery_hashes",
] as const;

/**
 * Makes a secret for an authenticator app and keeps it; it asks for nothing until `confirmSecondFactor`. Not before the mailbox was read:
 * whoever opens an account with somebody else's address would shut that one out for good.
 */
export async function beginSecondFactor(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  account: { readonly identityUuid: string; readonly email: string },
): Promise<{ secret: string; uri: string }> {
  const row = await trx
    .selectFrom("identities")
    .select(columns)
    .where("uuid", "=", account.identityUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.second_factor_since)
    throw new Refusal(409, "second-factor-on", "The second step is on already. Turn it off first.");
  if (!row.email_confirmed_at)
    throw new Refusal(409, "confirm-address-first", "Confirm first that the address of this account is yours.");
  const secret = newSecret();
  const sealed = ctx.sealing.openKey(row).sealJson({ secret: secret.toString("base64") }, contextOf(row.uuid));
  await trx
    .updateTable("identities")
    .set({ sealed_second_factor: sealed, second_factor_step: 0 })
    .where("uuid", "=", row.uuid)
    .execute();
  return { secret: inBase32(secret), uri: otpauthUri(secret, lender.orgBrand, account.email) };
}

/** What stands of a second step where there is none. */
export const withoutSecondFactor = {
  sealed_second_factor: null,
  second_factor_since: null,
  second_factor_step: 0,
  recovery_hashes: "[]",
  second_step_lost: null,
} as const;

/** Since when the account asks for a second step, how many codes for a lost device are left, and whether this session is asked for one. */
export async function secondFactorOf(db: Database, session: Session): Promise<ReplyOf<typeof secondFactor>> {
  const row = await db
    .selectFrom("identities")
    .select(["second_factor_since", "recovery_hashes"])
    .where("uuid", "=", session.identityUuid)
    .executeTakeFirstOrThrow();
  return {
    since: row.second_factor_since,
    recoveryCodesLeft: row.recovery_hashes.length,
    isAskedHere: await isCodeAsked(db, session),
  };
}

/**
 * Whether a code is asked for before a way into the account changes. A session that a passkey opened has shown both factors, and is how
 * somebody who lost phone and codes takes the second step off.
 */
export async function isCodeAsked(db: Database, { sessionId }: Session): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("identities", "identities.uuid", "sessions.identity_uuid")
    .select(["second_factor_since", "opened_by"])
    .where("sessions.id", "=", sessionId)
    .executeTakeFirstOrThrow();
  return row.second_factor_since !== null && row.opened_by !== "passkey";
}

/** Turns the second factor on and tells the owner. Returns the codes for a lost device; only their hashes are kept. */
export async function confirmSecondFactor(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  session: Session,
  code: string,
): Promise<readonly string[]> {
  const row = await trx
    .selectFrom("identities")
    .select(columns)
    .where("uuid", "=", session.identityUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const step = row.second_factor_since ? undefined : stepOf(ctx, row, code);
  if (step === undefined) throw new Refusal(400, "app-code-wrong", "This is not the code that the app shows now.");
  const { codes, hashes } = await newRecoveryCodes();
  await trx
    .updateTable("identities")
    .set({
      second_factor_since: ctx.clock.now().toISOString(),
      second_factor_step: step,
      recovery_hashes: JSON.stringify(hashes),
    })
    .where("uuid", "=", session.identityUuid)
    .execute();
  await tellOwner(ctx, trx, lender, session, "second-factor-on");
  return codes;
}

/** New codes for a lost device in the place of those before, and a mail that says so. */
export async function renewRecoveryCodes(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  session: Session,
): Promise<readonly string[]> {
  const { codes, hashes } = await newRecoveryCodes();
  const renewed = await trx
    .updateTable("identities")
    .set({ recovery_hashes: JSON.stringify(hashes) })
    .where("uuid", "=", session.identityUuid)
    .where("second_factor_since", "is not", null)
    .returning("uuid")
    .executeTakeFirst();
  if (!renewed) throw new Refusal(409, "second-factor-off", "The second step is off. Turn it on first.");
  await tellOwner(ctx, trx, lender, session, "recovery-codes-renewed");
  return codes;
}

/** Turns the second factor off, ends every other session and tells the owner. */
export async function removeSecondFactor(
  ctx: Context,
  trx: Transaction,
  lender: Lender,
  session: Session,
): Promise<void> {
  const { since } = await secondFactorOf(trx, session);
  await trx.updateTable("identities").set(withoutSecondFactor).where("uuid", "=", session.identityUuid).execute();
  if (since === null) return;
  await endOtherSessions(ctx, trx, session);
  await tellOwner(ctx, trx, lender, session, "second-factor-off");
}

/**
 * Asks for the second factor of an account that has one: a code of the app, each only once, or one of the codes for a lost device,
 * each only once. `needed` when nothing was given.
 */
export async function checkSecondFactor(
  ctx: Context,
  db: Database,
  identityUuid: string,
  code: string | undefined,
): Promise<"right" | "wrong" | "needed"> {
  const row = await db
    .selectFrom("identities")
    .select(columns)
    .where("uuid", "=", identityUuid)
    .executeTakeFirstOrThrow();
  if (!row.second_factor_since) return "right";
  if (code === undefined) return "needed";
  const step = stepOf(ctx, row, code);
  if (step !== undefined) {
    const taken = await db
      .updateTable("identities")
      .set({ second_factor_step: step })
      .where("uuid", "=", identityUuid)
      .where("second_factor_step", "<", step)
      .returning("uuid")
      .executeTakeFirst();
    return taken ? "right" : "wrong";
  }
  const hash = await hashOfCode(code, row.recovery_hashes);
  if (hash === undefined) return "wrong";
  const used = await db
    .updateTable("identities")
    .set({ recovery_hashes: JSON.stringify(row.recovery_hashes.filter((each) => each !== hash)) })
    .where("uuid", "=", identityUuid)
    .where(sql<boolean>`recovery_hashes @> ${JSON.stringify([hash])}::jsonb`)
    .returning("uuid")
    .executeTakeFirst();
  return used ? "right" : "wrong";
}

type Row = {
  readonly uuid: string;
  readonly key_id: string;
  readonly data_key: Buffer;
  readonly sealed_second_factor: Buffer | null;
  readonly second_factor_step: number;
};

function stepOf(ctx: Context, row: Row, code: string): number | undefined {
  if (!row.sealed_second_factor) return undefined;
  const { secret } = ctx.sealing.openKey(row).openJson(row.sealed_second_factor, contextOf(row.uuid)) as {
    secret: string;
  };
  return stepOfCode(Buffer.from(secret, "base64"), code, ctx.clock.now(), row.second_factor_step);
}
