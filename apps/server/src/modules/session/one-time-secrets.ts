import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { LINK_MINUTES } from "@gable/domain/identity/phone-hand-off.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Tables } from "../../database/tables.ts";
import type { Transaction } from "../../database/transaction.ts";

type Purpose = Tables["one_time_secrets"]["purpose"];

/** Whose a secret is: an account's, or somebody's who is invited and has none yet. */
export type SecretOwner = ({ readonly identityUuid: string } | { readonly signerUuid: string }) & {
  /** What the secret is about, where that is one application. */
  readonly applicationUuid?: string;
};

const columnsOf = (owner: SecretOwner) =>
  "identityUuid" in owner
    ? { identity_uuid: owner.identityUuid, signer_uuid: null }
    : { identity_uuid: null, signer_uuid: owner.signerUuid };

const MINUTE_MS = 60_000;
/** How long the mail with which one logs in is good. */
export const LOG_IN_MAIL_MINUTES = 15;
const lifetimeMs: Readonly<Record<Purpose, number>> = {
  "email-confirmation": 30 * MINUTE_MS,
  "password-reset": 60 * MINUTE_MS,
  "signer-entry": 10 * MINUTE_MS,
  "phone-confirmation": 10 * MINUTE_MS,
  "identity-pictures": LINK_MINUTES * MINUTE_MS,
  "log-in-code": LOG_IN_MAIL_MINUTES * MINUTE_MS,
  "log-in-link": LOG_IN_MAIL_MINUTES * MINUTE_MS,
  "work-mail": 10 * MINUTE_MS,
};
/** What a link carries is never typed, and cannot be guessed; codes are six digits. */
const isForLink: ReadonlySet<Purpose> = new Set(["password-reset", "identity-pictures", "log-in-link"]);
/** A six-digit code is guessed at most this often before it is void. */
const MOST_ATTEMPTS = 5;

/** A code that goes to a number or an address which somebody says is theirs is good for that one alone. */
const hashOf = (secret: string, sentTo = ""): Buffer => createHash("sha256").update(secret).update(sentTo).digest();

/** Makes a secret for a purpose; an earlier one for the same purpose is void from now on. Only its hash is kept. */
export async function makeSecret(
  ctx: Context,
  trx: Transaction,
  owner: SecretOwner,
  purpose: Purpose,
  sentTo?: string,
): Promise<string> {
  const now = ctx.clock.now(owner.applicationUuid);
  const secret = isForLink.has(purpose)
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
      application_uuid: owner.applicationUuid ?? null,
      purpose,
      secret_hash: hashOf(secret, sentTo),
      expires_at: new Date(now.getTime() + lifetimeMs[purpose]).toISOString(),
    })
    .execute();
  return secret;
}

/**
 * Voids the links that an account has out, to a new password, to a session and to a phone's pictures of whoever it is: where the sessions of somebody
 * who may be another are ended, what they or a mailbox of before hold must open nothing either.
 */
export async function voidLinks(ctx: Context, trx: Transaction, identityUuid: string): Promise<void> {
  await trx
    .updateTable("one_time_secrets")
    .set({ used_at: ctx.clock.now().toISOString() })
    .where((is) =>
      is.or([
        is("identity_uuid", "=", identityUuid),
        is(
          "signer_uuid",
          "in",
          is.selectFrom("signers").select("signers.uuid").where("signers.identity_uuid", "=", identityUuid),
        ),
      ]),
    )
    .where("purpose", "in", [...isForLink, "log-in-code"])
    .where("used_at", "is", null)
    .execute();
}

/** How many an owner may have made for a purpose. Five guesses at each make a hundred in a day at most. */
const most: Readonly<Record<Purpose, { readonly anHour: number; readonly aDay: number }>> = {
  "email-confirmation": { anHour: 6, aDay: 20 },
  "password-reset": { anHour: 5, aDay: 20 },
  "signer-entry": { anHour: 6, aDay: 20 },
  "phone-confirmation": { anHour: 6, aDay: 20 },
  "identity-pictures": { anHour: 10, aDay: 40 },
  "log-in-code": { anHour: 5, aDay: 20 },
  "log-in-link": { anHour: 5, aDay: 20 },
  "work-mail": { anHour: 4, aDay: 8 },
};

/** Whether one more may be made. Who asks at the same time waits until this transaction is over, so that many at once are no way around. */
export async function mayMakeSecret(trx: Transaction, owner: SecretOwner, purpose: Purpose): Promise<boolean> {
  const { identity_uuid: identityUuid, signer_uuid: signerUuid } = columnsOf(owner);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${identityUuid ?? signerUuid}`}, 0))`.execute(
    trx,
  );
  const made = await trx
    .selectFrom("one_time_secrets")
    .select((eb) => [
      eb.fn.countAll<string>().as("day"),
      eb.fn.countAll<string>().filterWhere("created_at", ">=", hoursAgo(1)).as("hour"),
    ])
    .where("identity_uuid", identityUuid === null ? "is" : "=", identityUuid)
    .where("signer_uuid", signerUuid === null ? "is" : "=", signerUuid)
    .where("purpose", "=", purpose)
    .where("created_at", ">=", hoursAgo(24))
    .executeTakeFirstOrThrow();
  return Number(made.hour) < most[purpose].anHour && Number(made.day) < most[purpose].aDay;
}

/** By the machine's clock, as PostgreSQL dates what is made. */
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 60 * MINUTE_MS).toISOString();

/** Uses up the code of an identity. A wrong one counts; the fifth wrong one voids it. */
export const useCode = (ctx: Context, trx: Transaction, owner: SecretOwner, code: string): Promise<Outcome> =>
  takeCode(ctx, trx, owner, code, { usesUp: true });

/** Digits that somebody typed, and the number or address that they were sent to. */
export interface CodeSent {
  readonly purpose: "email-confirmation" | "phone-confirmation" | "work-mail";
  readonly sentTo: string;
  readonly code: string;
}

/** As `useCode`, of a code that went to a number or an address which somebody says is theirs. */
export const useSentCode = (
  ctx: Context,
  trx: Transaction,
  owner: SecretOwner,
  { code, ...sent }: CodeSent,
): Promise<Outcome> => takeCode(ctx, trx, owner, code, { usesUp: true, ...sent });

/** As `tryCode`, of such a code. */
export const trySentCode = (
  ctx: Context,
  trx: Transaction,
  owner: SecretOwner,
  { code, ...sent }: CodeSent,
): Promise<Outcome> => takeCode(ctx, trx, owner, code, { usesUp: false, ...sent });

/** As `useCode`, but the right code stays good: for what is asked before anything else, and used up when all the rest is right too. */
export const tryCode = (ctx: Context, trx: Transaction, owner: SecretOwner, code: string): Promise<Outcome> =>
  takeCode(ctx, trx, owner, code, { usesUp: false });

/** As `tryCode`, of the code with which one logs in. */
export const tryLogInCode = (ctx: Context, trx: Transaction, identityUuid: string, code: string): Promise<Outcome> =>
  takeCode(ctx, trx, { identityUuid }, code, { usesUp: false, purpose: "log-in-code" });

/** Whose the link is with which one logs in; undefined where it is unknown, used, too old, or of another lender's account. It stays good. */
export async function tryLogInLink(
  ctx: Context,
  trx: Transaction,
  orgCode: string,
  token: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("one_time_secrets")
    .innerJoin("identities", "identities.uuid", "one_time_secrets.identity_uuid")
    .select("identity_uuid")
    .where("secret_hash", "=", hashOf(token))
    .where("purpose", "=", "log-in-link")
    .where("used_at", "is", null)
    .where("one_time_secrets.expires_at", ">", ctx.clock.now().toISOString())
    .where("org_code", "=", orgCode)
    .executeTakeFirst();
  return row?.identity_uuid ?? undefined;
}

/** Uses up both the code and the link of the mail with which one logs in; false where somebody else has done so meanwhile. */
export async function useLogInMail(ctx: Context, trx: Transaction, identityUuid: string): Promise<boolean> {
  const used = await trx
    .updateTable("one_time_secrets")
    .set({ used_at: ctx.clock.now().toISOString() })
    .where("identity_uuid", "=", identityUuid)
    .where("purpose", "in", ["log-in-code", "log-in-link"])
    .where("used_at", "is", null)
    .returning("uuid")
    .execute();
  return used.length > 0;
}

type Outcome = "right" | "wrong" | "void";

async function takeCode(
  ctx: Context,
  trx: Transaction,
  owner: SecretOwner,
  code: string,
  { usesUp, sentTo, purpose }: { readonly usesUp: boolean; readonly sentTo?: string; readonly purpose?: Purpose },
): Promise<Outcome> {
  const now = ctx.clock.now(owner.applicationUuid).toISOString();
  const { identity_uuid: identityUuid, signer_uuid: signerUuid } = columnsOf(owner);
  const row = await trx
    .selectFrom("one_time_secrets")
    .selectAll()
    .where("identity_uuid", identityUuid === null ? "is" : "=", identityUuid)
    .where("signer_uuid", signerUuid === null ? "is" : "=", signerUuid)
    .where("purpose", "=", purpose ?? (signerUuid === null ? "email-confirmation" : "signer-entry"))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.attempts >= MOST_ATTEMPTS) return "void";
  const right = timingSafeEqual(row.secret_hash, hashOf(code, sentTo));
  if (right && !usesUp) return "right";
  await trx
    .updateTable("one_time_secrets")
    .set(right ? { used_at: now } : { attempts: row.attempts + 1 })
    .where("uuid", "=", row.uuid)
    .execute();
  return right ? "right" : "wrong";
}

/** Uses up the token of a link; returns whose it was, or undefined when it is unknown, used, too old, or of another lender's account. */
export async function useResetToken(
  ctx: Context,
  trx: Transaction,
  orgCode: string,
  token: string,
): Promise<string | undefined> {
  const now = ctx.clock.now().toISOString();
  // The account before its link, as whoever voids the links of one locks them.
  await sql`select 1 from identities where uuid = (
    select identity_uuid from one_time_secrets where secret_hash = ${hashOf(token)} and purpose = 'password-reset') for update`.execute(
    trx,
  );
  const row = await trx
    .updateTable("one_time_secrets")
    .set({ used_at: now })
    .where("secret_hash", "=", hashOf(token))
    .where("purpose", "=", "password-reset")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("identity_uuid", "in", (eb) =>
      eb.selectFrom("identities").select("identities.uuid").where("org_code", "=", orgCode),
    )
    .returning("identity_uuid")
    .executeTakeFirst();
  return row?.identity_uuid ?? undefined;
}

/** What came of the secret of a link: whose it is and what it is about, or why it is good for nothing. */
export type LinkOutcome =
  | {
      readonly state: "good";
      readonly identityUuid: string | null;
      readonly signerUuid: string | null;
      readonly applicationUuid: string;
    }
  | { readonly state: "used" | "expired" | "unknown" };

/** Uses up the link to a phone's pictures; of two that arrive together one is the first. */
export async function usePicturesLink(ctx: Context, trx: Transaction, secret: string): Promise<LinkOutcome> {
  const row = await trx
    .selectFrom("one_time_secrets")
    .selectAll()
    .where("secret_hash", "=", hashOf(secret))
    .where("purpose", "=", "identity-pictures")
    .forUpdate()
    .executeTakeFirst();
  if (!row?.application_uuid) return { state: "unknown" };
  const now = ctx.clock.now(row.application_uuid);
  if (row.used_at) return { state: "used" };
  if (Date.parse(row.expires_at) <= now.getTime()) return { state: "expired" };
  await trx.updateTable("one_time_secrets").set({ used_at: now.toISOString() }).where("uuid", "=", row.uuid).execute();
  return {
    state: "good",
    identityUuid: row.identity_uuid,
    signerUuid: row.signer_uuid,
    applicationUuid: row.application_uuid,
  };
}
