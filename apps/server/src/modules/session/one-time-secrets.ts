import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";

type Purpose = "email-confirmation" | "password-reset";

const MINUTE_MS = 60_000;
const lifetimeMs: Readonly<Record<Purpose, number>> = {
  "email-confirmation": 30 * MINUTE_MS,
  "password-reset": 60 * MINUTE_MS,
};
/** A six-digit code is guessed at most this often before it is void. */
const MOST_ATTEMPTS = 5;

const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** Makes a secret for a purpose; an earlier one for the same purpose is void from now on. Only its hash is kept. */
export async function makeSecret(
  ctx: Context,
  trx: Transaction,
  identityUuid: string,
  purpose: Purpose,
): Promise<string> {
  const now = ctx.clock.now();
  const secret =
    purpose === "email-confirmation"
      ? String(randomInt(1_000_000)).padStart(6, "0")
      : randomBytes(32).toString("base64url");
  await trx
    .updateTable("one_time_secrets")
    .set({ used_at: now.toISOString() })
    .where("identity_uuid", "=", identityUuid)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
  await trx
    .insertInto("one_time_secrets")
    .values({
      uuid: randomUUID(),
      identity_uuid: identityUuid,
      purpose,
      secret_hash: hashOf(secret),
      expires_at: new Date(now.getTime() + lifetimeMs[purpose]).toISOString(),
    })
    .execute();
  return secret;
}

/** Uses up the code of an identity. A wrong one counts; the fifth wrong one voids it. */
export async function useCode(
  ctx: Context,
  trx: Transaction,
  identityUuid: string,
  code: string,
): Promise<"right" | "wrong" | "void"> {
  const now = ctx.clock.now().toISOString();
  const row = await trx
    .selectFrom("one_time_secrets")
    .selectAll()
    .where("identity_uuid", "=", identityUuid)
    .where("purpose", "=", "email-confirmation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.attempts >= MOST_ATTEMPTS) return "void";
  const right = timingSafeEqual(row.secret_hash, hashOf(code));
  await trx
    .updateTable("one_time_secrets")
    .set(right ? { used_at: now } : { attempts: row.attempts + 1 })
    .where("uuid", "=", row.uuid)
    .execute();
  return right ? "right" : "wrong";
}

/** Uses up the token of a link; returns whose it was, or undefined when it is unknown, used or too old. */
export async function useResetToken(ctx: Context, trx: Transaction, token: string): Promise<string | undefined> {
  const now = ctx.clock.now().toISOString();
  const row = await trx
    .updateTable("one_time_secrets")
    .set({ used_at: now })
    .where("secret_hash", "=", hashOf(token))
    .where("purpose", "=", "password-reset")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("identity_uuid")
    .executeTakeFirst();
  return row?.identity_uuid;
}
