import { createHash } from "node:crypto";

/**
 * What of an order may be kept for audit: everything but its secrets, and files by their digest, since the file itself is in the
 * document store.
 */
export function recordableBody(content: unknown, secrets: readonly string[] = []): string {
  return JSON.stringify(content, (name, value: unknown) => {
    if (secrets.includes(name) && value !== undefined) return "[not kept]";
    return isAttachment(value) ? { ...value, content: digestOf(value.content) } : value;
  });
}

interface AttachmentLike {
  readonly mediaType: string;
  readonly content: string;
}

const isAttachment = (value: unknown): value is AttachmentLike =>
  typeof value === "object" &&
  value !== null &&
  "mediaType" in value &&
  "content" in value &&
  typeof value.content === "string";

const digestOf = (base64: string): string =>
  `sha256:${createHash("sha256").update(Buffer.from(base64, "base64")).digest("hex")}`;
