import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";

type Purpose = "email-confirmation" | "password-reset" | "signer-entry";

/** Whose a secret is: an account's, or somebody's who is invited and has none yet. */
export type SecretOwner = { readonly identityUuid: string } | { readonly signerUuid: string };

const columnsOf = (owner: SecretOwner) =>
  "identityUuid" in owner
    ? { identity_uuid: owner.identityUuid, signer_uuid: null }
    : { identity_uuid: null, signer_uuid: owner.signerUuid };

const MINUTE_MS = 60_000;
const lifetimeMs: Readonly<Record<Purpose, number>> = {
  "email-confirmation": 30 * MINUTE_MS,
  "password-reset": 60 * MINUTE_MS,
  "signer-entry": 15 * MINUTE_MS,
};
/** A six-digit code is guessed at most this often before it is void. */
const MOST_ATTEMPTS = 5;

const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** Makes a secret for a purpose; an earlier one for the same purpose is void from now on. Only its hash is kept. */
export async function makeSecret(
  ctx: Context,
  trx: Transaction,
  owner: SecretOwner,
  purpose: Purpose,
): Promise<string> {
  const now = ctx.clock.now();
  const secret =
    purpose === "password-reset"
      ? randomBytes(32).toString("base64url")
      : String(randomInt(1_000_000)).padStart(6, "0");
  const { identity_uuid: identityUuid, signer_uuid: signerUuid } = columnsOf(owner);
  await trx
    .updateTable("one_time_secrets")
    .set({ used_at: now.toISOString() })
    .where("identity_uuid", identityUuid === null ? "is" : "=", identityUuid)
    .where("signer_uuid", signerUuid === null ? "is" : "=", signerUuid)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();
  await trx
    .insertInto("one_time_secrets")
    .values({
      uuid: randomUUID(),
      identity_uuid: identityUuid,
      signer_uuid: signerUuid,
      purpose,
      secret_hash: hashOf(secret),
      expires_at: new Date(now.getTime() + lifetimeMs[purpose]).toISOString(),
    })
    .execute();
  return secret;
}

/** How many secrets were made for somebody since an instant. */
export async function countSecrets(trx: Transaction, signerUuid: string, since: string): Promise<number> {
  const { made } = await trx
    .selectFrom("one_time_secrets")
    .select((eb) => eb.fn.countAll<string>().as("made"))
    .where("signer_uuid", "=", signerUuid)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(made);
}

/** Uses up the code of an identity. A wrong one counts; the fifth wrong one voids it. */
export const useCode = (ctx: Context, trx: Transaction, owner: SecretOwner, code: string): Promise<Outcome> =>
  takeCode(ctx, trx, owner, code, true);

/** As `useCode`, but the right code stays good: for what is asked before anything else, and used up when all the rest is right too. */
export const tryCode = (ctx: Context, trx: Transaction, owner: SecretOwner, code: string): Promise<Outcome> =>
  takeCode(ctx, trx, owner, code, false);

type Outcome = "right" | "wrong" | "void";

async function takeCode(
  ctx: Context,
  trx: Transaction,
  owner: SecretOwner,
  code: string,
  usesUp: boolean,
): Promise<Outcome> {
  const now = ctx.clock.now().toISOString();
  const { identity_uuid: identityUuid, signer_uuid: signerUuid } = columnsOf(owner);
  const row = await trx
    .selectFrom("one_time_secrets")
    .selectAll()
    .where("identity_uuid", identityUuid === null ? "is" : "=", identityUuid)
    .where("signer_uuid", signerUuid === null ? "is" : "=", signerUuid)
    .where("purpose", "=", signerUuid === null ? "email-confirmation" : "signer-entry")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.attempts >= MOST_ATTEMPTS) return "void";
  const right = timingSafeEqual(row.secret_hash, hashOf(code));
  if (right && !usesUp) return "right";
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
  return row?.identity_uuid ?? undefined;
}
