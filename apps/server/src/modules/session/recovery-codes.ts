import { createHash, randomBytes } from "node:crypto";
import { inBase32 } from "../staff/totp.ts";
import { hashPassword, isPassword } from "./passwords.ts";

const CODES = 8;
const BYTES = 5;

/** Of forty bits in base 32. Case, spaces and hyphens are how it was written down, not what it is. */
const FORM = /^[A-Z2-7]{8}$/;
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, "");

/** Codes for a lost device, and what is kept of them: each hashed as slowly as a password, under a salt of its own. */
export async function newRecoveryCodes(): Promise<{ codes: readonly string[]; hashes: readonly string[] }> {
  const texts = Array.from({ length: CODES }, () => inBase32(randomBytes(BYTES)));
  return {
    codes: texts.map((text) => `${text.slice(0, 4)}-${text.slice(4)}`),
    hashes: await Promise.all(texts.map(hashPassword)),
  };
}

/**
 * Which of the kept hashes is this code's, if one is. All are looked at, whichever it is. What cannot be such a code, as six digits of
 * an app, costs no hashing.
 */
export async function hashOfCode(code: string, hashes: readonly string[]): Promise<string | undefined> {
  const text = plain(code);
  if (!FORM.test(text)) return undefined;
  const right = await Promise.all(hashes.map((hash) => isHashOf(text, hash)));
  return hashes[right.indexOf(true)];
}

/** Codes that were given out before they were hashed slowly still open their account: what is kept of them has no dollar in it. */
async function isHashOf(text: string, hash: string): Promise<boolean> {
  if (hash.startsWith("$")) return isPassword(text, hash);
  return createHash("sha256").update(text).digest("base64url") === hash;
}
