import { createHmac } from "node:crypto";

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JSON Web Token signed with a shared secret (RFC 7515, HS256), as the providers of chats ask for. */
export function signToken(secret: string, claims: Readonly<Record<string, unknown>>, header: object = {}): string {
  const content = `${base64url({ alg: "HS256", typ: "JWT", ...header })}.${base64url(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/** Of an instant, as tokens count: whole seconds since 1970. */
export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);
