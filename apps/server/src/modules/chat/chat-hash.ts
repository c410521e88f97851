import { createHash } from "node:crypto";

/** What is kept of a token. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
