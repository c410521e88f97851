import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

/** What was sealed cannot be opened: changed, cut, of another place, or under another key. */
export class SealBroken extends Error {
  override readonly name = "SealBroken";
}

/** AES-256-GCM: format, nonce, tag, ciphertext. `context` is bound to it, and must be the same to open it. */
export function encrypt(key: Uint8Array | KeyObject, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), body]);
}

/** @throws SealBroken */
export function decrypt(key: Uint8Array | KeyObject, sealed: Uint8Array, context: string): Buffer {
  if (sealed.length < HEADER_BYTES || sealed[0] !== FORMAT) throw new SealBroken(`No sealed bytes: ${context}`);
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, HEADER_BYTES);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new SealBroken(`The seal is broken: ${context}`, { cause });
  }
}
