import { jwtVerify, SignJWT } from "jose";
import type { Context } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";

/** Refreshed every minute; two refreshes may be lost on a bad connection. */
const NONCE_SECONDS = 180;
const AUDIENCE = "chat";

/** Proves for three minutes that whoever has it writes within this session. */
export async function issueNonce(ctx: Context, { sessionId }: Pick<Session, "sessionId">): Promise<string> {
  const { currentId, keys } = ctx.config.sessionKeys;
  const now = ctx.clock.now();
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256", kid: currentId })
    .setAudience(AUDIENCE)
    .setSubject(sessionId)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + NONCE_SECONDS * 1000))
    .sign(keys.get(currentId) ?? new Uint8Array());
}

/** The session that a nonce was given to; undefined when it is not good, or not any more. */
export async function sessionOfNonce(ctx: Context, nonce: string): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(
      nonce,
      ({ kid }) => {
        const key = ctx.config.sessionKeys.keys.get(kid ?? "");
        if (!key) throw new Error("unknown session key");
        return key;
      },
      { algorithms: ["HS256"], audience: AUDIENCE, currentDate: ctx.clock.now() },
    );
    return payload.sub;
  } catch {
    return undefined;
  }
}

/** Throws unless the nonce is good and of this session. */
export async function requireNonce(ctx: Context, session: Session, nonce: string | undefined): Promise<void> {
  if (nonce !== undefined && (await sessionOfNonce(ctx, nonce)) === session.sessionId) return;
  throw new Refusal(403, "nonce", "Token state is invalid.");
}
