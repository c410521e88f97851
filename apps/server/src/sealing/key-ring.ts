import { randomBytes } from "node:crypto";

/** Master keys by id. New data keys are wrapped by the current one; the others still open what they wrapped. */
export type KeyRing = { currentId: string; keys: ReadonlyMap<string, Uint8Array> };

const KEY_BYTES = 32;

/**
 * Reads "2026-11:<base64>,2025-01:<base64>": ids with keys of 32 bytes, the current one first.
 * @throws Error with one sentence that says what is wrong, never the key
 */
export function parseKeyRing(text: string): KeyRing {
  const keys = new Map<string, Uint8Array>();
  for (const entry of text.split(",")) {
    const [id = "", encoded = ""] = entry.trim().split(":");
    const key = Buffer.from(encoded, "base64");
    if (!/^[\w.-]{1,32}$/.test(id))
      throw new Error("A master key needs an id of letters, digits, dots and dashes before its colon.");
    if (key.length !== KEY_BYTES) throw new Error(`Master key "${id}" must be ${KEY_BYTES} bytes in base64.`);
    if (keys.has(id)) throw new Error(`Master key "${id}" is there twice.`);
    keys.set(id, key);
  }
  const [currentId = ""] = keys.keys();
  return { currentId, keys };
}

/** A ring of one new key, in the form that `parseKeyRing` reads. */
export function generateKeyRing(id: string): string {
  return `${id}:${randomBytes(KEY_BYTES).toString("base64")}`;
}
