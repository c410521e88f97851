import { randomBytes } from "node:crypto";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { ownCookie } from "../../http/own-cookie.ts";
import { hashOf } from "./chat-hash.ts";

/** Whose conversation it may be: an account's, or that of a browser without one. */
export type Owner = { readonly identityUuid: string } | { readonly visitorHash: Buffer };

/** That the row of a conversation is this owner's. */
export const isOwnedBy = (owner: Owner): RawBuilder<SqlBool> =>
  "identityUuid" in owner ? sql`identity_uuid = ${owner.identityUuid}` : sql`visitor_hash = ${owner.visitorHash}`;

const visitorCookie = (ctx: Context) => ownCookie(ctx.config, "gable_chat");

/**
 * Whose conversations a caller may go on with: the account's own where somebody is logged in, else this browser's. What was said while
 * logged in is not the browser's: the next person at it does not see it.
 */
export function ownerOf(ctx: Context, { session, request }: Caller): Owner | undefined {
  if (session) return { identityUuid: session.identityUuid };
  const token = visitorCookie(ctx).read(request);
  return token ? { visitorHash: hashOf(token) } : undefined;
}

/** Names this browser, by a cookie for as long as it is open; the hash is what is kept. */
export function rememberVisitor(ctx: Context, { request, reply }: Caller): Buffer {
  const token = randomBytes(32).toString("base64url");
  visitorCookie(ctx).write(request, reply, token);
  return hashOf(token);
}

/** Somebody is logged in at this browser: what a visitor said there before is gone on with by its own token alone, and by nobody after them. */
export function forgetVisitor(ctx: Context, { session, request, reply }: Caller): void {
  const cookie = visitorCookie(ctx);
  if (session && cookie.read(request) !== undefined) cookie.forget(reply);
}
