import { hash, timingSafeEqual } from "node:crypto";
import { importJWK, type JWTPayload, jwtVerify } from "jose";
import { JOSEError } from "jose/errors";
import { z } from "zod";
import { VendorRefused } from "../vendor-errors.ts";
import type { AskPlaid } from "./ask-plaid.ts";

/** Below the address for events, before the application's number: where Plaid tells that a visit to its page is over. */
export const PLAID_NOTICES = "/plaid";
export const plaidSignatureHeader = "plaid-verification";

export type NoticeReading =
  | {
      readonly ok: true;
      /** The visit that is over, by its order; null for what is of no concern. */
      readonly endedVisit: string | null;
    }
  | { readonly ok: false; readonly reason: "bad-signature" | "malformed" };

export interface PlaidNotices {
  /** Reads a notice: its signature, its age, whether it is the one that was signed. Throws VendorUnavailable where Plaid does not give the key. */
  read(notice: { readonly signature: string | undefined; readonly body: string }): Promise<NoticeReading>;
}

/** A key may be taken back by Plaid: it is asked for again after a while. */
const KEY_HOURS = 1;
const KEPT_KEYS = 20;

const notice = z.object({ webhook_type: z.string(), webhook_code: z.string() });
const sessionFinished = z.object({ link_token: z.string().min(1).max(200) });

type Key = Awaited<ReturnType<typeof importJWK>>;

/** Plaid's notices, signed by keys that Plaid gives when asked (a JWT by ES256, five minutes old at most, of the body's hash). */
export function plaidNotices(ask: AskPlaid): PlaidNotices {
  const keys = new Map<string, { readonly key: Key; readonly until: number }>();

  async function keyOf(id: string | undefined): Promise<Key> {
    if (id === undefined || id.length > 100) throw new JOSEError("a signature names its key");
    const known = keys.get(id);
    if (known && known.until > Date.now()) return known.key;
    const { key: jwk } = await ask((client) => client.webhookVerificationKeyGet({ key_id: id }));
    if (jwk.expired_at !== null) throw new JOSEError("the key has ended");
    const { kty, crv, x, y, alg } = jwk;
    const key = await importJWK({ kty, crv, x, y }, alg);
    if (keys.size >= KEPT_KEYS) keys.clear();
    keys.set(id, { key, until: Date.now() + KEY_HOURS * 3_600_000 });
    return key;
  }

  async function payloadOf(signature: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(signature, ({ kid }) => keyOf(kid), {
        algorithms: ["ES256"],
        maxTokenAge: "5 minutes",
      });
      return payload;
    } catch (error) {
      // A key that Plaid does not know is none of Plaid's.
      if (error instanceof JOSEError || error instanceof VendorRefused) return null;
      throw error;
    }
  }

  return {
    async read({ signature, body }) {
      const payload = signature === undefined ? null : await payloadOf(signature);
      const signed = payload?.["request_body_sha256"];
      if (typeof signed !== "string" || !isHashOf(signed, body)) return { ok: false, reason: "bad-signature" };
      const told = notice.safeParse(parseJson(body)).data;
      if (!told) return { ok: false, reason: "malformed" };
      if (told.webhook_type !== "LINK" || told.webhook_code !== "SESSION_FINISHED")
        return { ok: true, endedVisit: null };
      const finished = sessionFinished.safeParse(parseJson(body)).data;
      return finished ? { ok: true, endedVisit: finished.link_token } : { ok: false, reason: "malformed" };
    },
  };
}

function isHashOf(signed: string, body: string): boolean {
  const own = Buffer.from(hash("sha256", body), "utf8");
  const given = Buffer.from(signed.toLowerCase(), "utf8");
  return own.length === given.length && timingSafeEqual(own, given);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
