import { createCipheriv, createDecipheriv, createHash } from "node:crypto";

/**
 * Makes tokens that hold what they stand for, sealed: whoever reads one learns nothing, and the sandbox can open it after a restart. The
 * same content gives the same token.
 */
export interface Vault {
  seal(content: unknown): string;
  /** What is in a token of ours, or null. */
  open(token: string): unknown;
}

export function createVault(secret: string): Vault {
  const key = createHash("sha256").update(`vault:${secret}`).digest();
  return {
    seal(content) {
      const text = JSON.stringify(content);
      const nonce = createHash("sha256").update(key).update(text).digest().subarray(0, 12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(token) {
      const bytes = Buffer.from(token, "base64url");
      if (bytes.length < 29) return null;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(12, 28));
        return JSON.parse(
          Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8"),
        ) as unknown;
      } catch {
        return null;
      }
    },
  };
}
