import { hash, randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { jwtVerify, SignJWT } from "jose";
import type { Selectable } from "kysely";
import type { Context } from "../context.ts";
import type { ApplicationsTable } from "../database/tables.ts";
import type { KeyRing } from "../sealing/key-ring.ts";
import type { Database } from "../database/transaction.ts";

/** A session ends after half an hour in which nothing was asked, and after twelve hours in any case. */
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_LONGEST_MS = 12 * 3_600_000;
/** A token older than this is replaced in the authorization reply header. */
const RENEW_AFTER_MS = 5 * 60_000;

export interface Session {
  readonly sessionId: string;
  readonly identityUuid: string;
  readonly orgCode: string;
  readonly email: string;
}

interface Claims {
  readonly sid: string;
  readonly org: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Opens a session and returns its first token, with the Bearer prefix. */
export async function openSession(
  ctx: Context,
  db: Database,
  identity: { readonly uuid: string; readonly orgCode: string },
  userAgent: string,
): Promise<string> {
  const now = ctx.clock.now();
  const sessionId = randomUUID();
  await db
    .insertInto("sessions")
    .values({
      id: sessionId,
      identity_uuid: identity.uuid,
      issued_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_LONGEST_MS).toISOString(),
      user_agent: userAgent,
    })
    .execute();
  return issue(ctx, sessionId, identity.orgCode, now);
}

async function issue(ctx: Context, sessionId: string, orgCode: string, now: Date): Promise<string> {
  const token = await new SignJWT({ org: orgCode })
    .setProtectedHeader({ alg: "HS256", typ: "JWT", kid: ctx.config.sessionKeys.currentId })
    .setJti(randomUUID())
    .setSubject(sessionId)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + SESSION_IDLE_MS))
    .sign(sessionKey(ctx, ctx.config.sessionKeys.currentId));
  return `Bearer ${token}`;
}

/** What a request's token entitles to. */
export interface Admission {
  readonly session: Session;
  /** Of the application that was asked for, if it exists and is the session's own. */
  readonly standing: Standing | undefined;
}

/** Where an application stands, as it is stored. */
export type Standing = Pick<Selectable<ApplicationsTable>, "step" | "version" | "status" | "waiting_since">;

type AdmissionRow = Standing & Pick<Session, "identityUuid" | "orgCode" | "email"> & { readonly isOwn: boolean };

/** Session, account and application in one read by their primary keys: every call begins with this, and the status call is this. */
const ADMISSION = {
  name: "admission",
  text: `select identities.uuid as "identityUuid", identities.org_code as "orgCode", identities.email,
      applications.uuid is not null as "isOwn",
      applications.step, applications.version, applications.status, applications.waiting_since
    from sessions
    join identities on identities.uuid = sessions.identity_uuid
    left join applications on applications.uuid = $3
      and applications.identity_uuid = identities.uuid and applications.org_code = identities.org_code
    where sessions.id = $1 and sessions.revoked_at is null and sessions.expires_at > $2`,
};

/**
 * What the token of a request entitles to, or undefined when there is no valid one: a revoked or expired session is as good as none.
 * Renews the token in the authorization reply header when it is no longer young.
 */
export async function admissionOf(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  applicationUuid: string | undefined,
): Promise<Admission | undefined> {
  const header = request.headers.authorization;
  if (!header?.startsWith("Bearer ")) return undefined;
  const now = ctx.clock.now();
  const claims = await claimsOf(ctx, header.slice("Bearer ".length), now);
  if (!claims) return undefined;
  const { rows } = await ctx.database.pool.query<AdmissionRow>({
    ...ADMISSION,
    values: [claims.sid, now.toISOString(), applicationUuid ?? null],
  });
  const [row] = rows;
  if (!row || row.orgCode !== claims.org) return undefined;
  if (now.getTime() - claims.issuedAt > RENEW_AFTER_MS) {
    void reply.header("authorization", await issue(ctx, claims.sid, claims.org, now));
  }
  const { identityUuid, orgCode, email } = row;
  return { session: { sessionId: claims.sid, identityUuid, orgCode, email }, standing: row.isOwn ? row : undefined };
}

/** The key of an id. Throws for an unknown one, which makes the token invalid. */
function sessionKey(ctx: Context, id: string): Uint8Array {
  const key = ctx.config.sessionKeys.keys.get(id);
  if (!key) throw new Error("unknown session key");
  return key;
}

/** Verified tokens by their hash: the signature of a token does not change, so that it is checked once for each key ring. */
const verifiedBy = new WeakMap<KeyRing, Map<string, Claims>>();
const VERIFIED_KEPT = 20_000;

/** What a token says, if its signature is ours and it has not expired by the business clock. */
async function claimsOf(ctx: Context, token: string, now: Date): Promise<Claims | undefined> {
  const { sessionKeys } = ctx.config;
  const verified = verifiedBy.get(sessionKeys) ?? new Map<string, Claims>();
  verifiedBy.set(sessionKeys, verified);
  const fingerprint = hash("sha256", token, "base64");
  let claims = verified.get(fingerprint);
  if (!claims) {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => sessionKey(ctx, kid ?? ""), {
        algorithms: ["HS256"],
        currentDate: now,
      });
      if (!payload.sub || typeof payload.org !== "string" || !payload.iat || !payload.exp) return undefined;
      claims = { sid: payload.sub, org: payload.org, issuedAt: payload.iat * 1000, expiresAt: payload.exp * 1000 };
    } catch {
      return undefined;
    }
    if (verified.size >= VERIFIED_KEPT) verified.clear();
    verified.set(fingerprint, claims);
  }
  return claims.expiresAt > now.getTime() ? claims : undefined;
}

/** Ends one session, or all of an identity's; takes effect with the next request. */
export async function endSessions(
  ctx: Context,
  db: Database,
  which: { readonly sessionId: string } | { readonly identityUuid: string },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: ctx.clock.now().toISOString() })
    .where("revoked_at", "is", null)
    .$if("sessionId" in which, (query) => query.where("id", "=", "sessionId" in which ? which.sessionId : ""))
    .$if("identityUuid" in which, (query) =>
      query.where("identity_uuid", "=", "identityUuid" in which ? which.identityUuid : ""),
    )
    .execute();
}
