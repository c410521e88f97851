import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";

const access = z.object({
  /** Plaid's token, with which the accounts can be read until it is taken back. */
  token: z.string(),
  /** Whether it must not be taken back: the bank's numbers for the accounts would end with it. */
  stays: z.boolean(),
});

/** Leave to read a borrower's accounts. */
export type Access = z.infer<typeof access>;

/**
 * Hides an access in the names that the lender keeps of orders and links: they stand in tables and logs, where Plaid's token must not.
 */
export interface AccessSeal {
  seal(access: Access): string;
  /** Null for what was not sealed under this secret. */
  open(sealed: string): Access | null;
}

const NONCE = 12;
const TAG = 16;

/** Seals under a key made of the secret with which Plaid is asked: another secret opens nothing that was sealed before. */
export function accessSeal(secret: string): AccessSeal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "access to linked accounts", 32));
  return {
    seal(given) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const sealed = Buffer.concat([cipher.update(JSON.stringify(given), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length <= NONCE + TAG) return null;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE));
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
        return access.parse(JSON.parse(text.toString("utf8")));
      } catch {
        return null;
      }
    },
  };
}
