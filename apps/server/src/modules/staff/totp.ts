import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

// Time-based one-time passwords, RFC 6238, with what every authenticator app expects: SHA-1, six digits, thirty seconds.

const STEP_MS = 30_000;
const DIGITS = 6;
/** A code is taken one step early or late, for clocks that differ (RFC 6238, section 5.2). */
const WINDOW = 1;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret: 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

/** In base 32 without padding (RFC 4648), as authenticator apps take it. */
export function inBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** The address that sets an authenticator app up. */
export function otpauthUri(secret: Uint8Array, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret: inBase32(secret), issuer });
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query.toString().replaceAll("+", "%20")}`;
}

/** The code of a counter (RFC 4226, section 5.3). */
function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The code of a moment. */
export const codeAt = (secret: Uint8Array, at: Date): string => codeOf(secret, Math.floor(at.getTime() / STEP_MS));

/** The step whose code it is, if it is one of now that is later than the last one taken; else undefined. */
export function stepOfCode(secret: Uint8Array, code: string, at: Date, lastStep: number): number | undefined {
  const now = Math.floor(at.getTime() / STEP_MS);
  const given = Buffer.from(code);
  let found: number | undefined;
  for (let step = now - WINDOW; step <= now + WINDOW; step += 1) {
    const right = Buffer.from(codeOf(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right) && step > lastStep) found = step;
  }
  return found;
}
