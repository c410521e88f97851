import { hash, randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Context } from "../context.ts";
import type { KeyRing } from "../sealing/key-ring.ts";

/** A session ends after half an hour in which nothing was asked, and after twelve hours in any case. */
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_LONGEST_MS = 12 * 3_600_000;
/** A token older than this is replaced in the authorization reply header. */
const RENEW_AFTER_MS = 5 * 60_000;

/** Whose token it is: staff's opens nothing of borrowers', and the other way round. */
export type Audience = "portal" | "console";

export interface Claims {
  readonly sid: string;
  readonly org: string;
  readonly audience: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** A token for a session, with its Bearer prefix. */
export async function issueToken(
  ctx: Context,
  session: { readonly id: string; readonly orgCode: string; readonly audience: Audience },
  now: Date,
): Promise<string> {
  const token = await new SignJWT({ org: session.orgCode })
    .setProtectedHeader({ alg: "HS256", typ: "JWT", kid: ctx.config.sessionKeys.currentId })
    .setJti(randomUUID())
    .setSubject(session.id)
    .setAudience(session.audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + SESSION_IDLE_MS))
    .sign(sessionKey(ctx, ctx.config.sessionKeys.currentId));
  return `Bearer ${token}`;
}

/** Whether a token is old enough to be replaced. */
export const isDueForRenewal = ({ issuedAt }: Claims, now: Date): boolean => now.getTime() - issuedAt > RENEW_AFTER_MS;

/** The key of an id. Throws for an unknown one, which makes the token invalid. */
function sessionKey(ctx: Context, id: string): Uint8Array {
  const key = ctx.config.sessionKeys.keys.get(id);
  if (!key) throw new Error("unknown session key");
  return key;
}

/** Verified tokens by their hash: the signature of a token does not change, so that it is checked once for each key ring. */
const verifiedBy = new WeakMap<KeyRing, Map<string, Claims>>();
const VERIFIED_KEPT = 20_000;

/** What an authorization header says, if its token is ours, for this audience, and has not expired by the business clock. */
export async function claimsOf(
  ctx: Context,
  header: string | undefined,
  audience: Audience,
  now: Date,
): Promise<Claims | undefined> {
  if (!header?.startsWith("Bearer ")) return undefined;
  const token = header.slice("Bearer ".length);
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
      const { sub, org, aud, iat, exp } = payload;
      if (!sub || typeof org !== "string" || typeof aud !== "string" || !iat || !exp) return undefined;
      claims = { sid: sub, org, audience: aud, issuedAt: iat * 1000, expiresAt: exp * 1000 };
    } catch {
      return undefined;
    }
    if (verified.size >= VERIFIED_KEPT) verified.clear();
    verified.set(fingerprint, claims);
  }
  return claims.audience === audience && claims.expiresAt > now.getTime() ? claims : undefined;
}
