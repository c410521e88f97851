import { createHash, randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";

/** For as long a browser may take over it. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * For which lender, and what for: a passkey for an account or for somebody of the staff, or the second factor of a session of staff.
 * Without either for the log-in of a borrower, who is not known before.
 */
export interface Purpose {
  readonly orgCode: string;
  readonly identityUuid?: string;
  readonly staffUuid?: string;
  readonly staffSessionId?: string;
}

const columnsOf = (purpose: Purpose) => ({
  org_code: purpose.orgCode,
  identity_uuid: purpose.identityUuid ?? null,
  staff_uuid: purpose.staffUuid ?? null,
  staff_session_id: purpose.staffSessionId ?? null,
});

const hashOf = (challenge: string): Buffer => createHash("sha256").update(challenge).digest();

/** A challenge that is answered once. Only its hash is kept; those that nobody answered are cleared away here. */
export async function makeChallenge(ctx: Context, trx: Transaction, purpose: Purpose): Promise<string> {
  const now = ctx.clock.now();
  await trx.deleteFrom("passkey_challenges").where("expires_at", "<=", now.toISOString()).execute();
  const challenge = randomBytes(32).toString("base64url");
  await trx
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: hashOf(challenge),
      ...columnsOf(purpose),
      expires_at: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
    })
    .execute();
  return challenge;
}

/**
 * Uses up the challenge that a browser answers with what it signed. Returns it, or undefined where it is unknown, used, too old or was
 * made for something else.
 */
export async function useChallenge(
  ctx: Context,
  db: Database,
  purpose: Purpose,
  clientDataJson: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  const used = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hashOf(challenge))
    .where((eb) =>
      eb.and(
        Object.entries(columnsOf(purpose)).map(([column, value]) =>
          eb(column as keyof ReturnType<typeof columnsOf>, "is not distinct from", value),
        ),
      ),
    )
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .returning("challenge_hash")
    .executeTakeFirst();
  return used && challenge;
}

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, "base64url").toString()) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The same words for whatever is wrong with a passkey. */
export const passkeyRefused = (): Refusal =>
  new Refusal(400, "passkey-refused", "This passkey cannot be used here. Try again, or use your password.");
