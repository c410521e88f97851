import { createHmac, timingSafeEqual } from "node:crypto";

/** How far the sender's clock may be from ours, in seconds. */
const TOLERANCE_SECONDS = 300;

/**
 * The header `x-vendor-signature: t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<t>.<body>`. With a `former` secret, which is being
 * replaced, `,v1=<hex>` by that one follows. `now` is the time of the real world in milliseconds, never an adjustable business clock.
 */
export function signWebhook(body: string, secret: string, nowMs: number, former?: string): string {
  const seconds = Math.floor(nowMs / 1000);
  const secrets = former === undefined ? [secret] : [secret, former];
  return `t=${seconds},${secrets.map((one) => `v1=${digest(body, one, seconds)}`).join(",")}`;
}

export type SignatureCheck = { readonly ok: true } | { readonly ok: false; readonly reason: "bad-signature" | "stale" };

/** Checks a signature against any of the secrets (two while one is being replaced). `body` is the body as received, byte for byte. */
export function verifyWebhook(
  header: string | undefined,
  body: string,
  secrets: readonly string[],
  nowMs: number,
): SignatureCheck {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})(?:,v1=([0-9a-f]{64}))?$/.exec(header ?? "");
  if (parts === null) return { ok: false, reason: "bad-signature" };
  const [, time = "", ...given] = parts;
  const seconds = Number(time);
  const isOurs = secrets.some((secret) => {
    const expected = digest(body, secret, seconds);
    return given.some((one) => one !== undefined && isSame(one, expected));
  });
  if (!isOurs) return { ok: false, reason: "bad-signature" };
  if (Math.abs(nowMs / 1000 - seconds) > TOLERANCE_SECONDS) return { ok: false, reason: "stale" };
  return { ok: true };
}

const digest = (body: string, secret: string, seconds: number): string =>
  createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
