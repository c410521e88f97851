import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Prefillable } from "@gable/domain/profile/prefilled.ts";
import type { RegistrationDraft, UnfinishedAddresses } from "@gable/domain/profile/registration.ts";
import type { Delivery } from "@gable/domain/workflow/facts/papers.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { ownCookie } from "../../http/own-cookie.ts";

const draftCookie = (ctx: Context) => ownCookie(ctx.config, "gable_draft");
const DAY_MS = 86_400_000;

/** What is known of somebody who has no account yet. */
export interface Draft {
  readonly answers: RegistrationDraft;
  /** Absent from drafts of earlier releases. */
  readonly unfinished?: UnfinishedAddresses;
  /** Which early disclosures this browser was given, and when. */
  readonly deliveries: readonly Delivery[];
  /** The four digits in this visitor's sample document. */
  readonly demonstrationCode: string;
  /** What a loan officer wrote down and the visitor has not answered themselves, and the first name of the officer. */
  readonly lead?: { readonly uuid: string; readonly by: string; readonly answers: readonly Prefillable[] };
}

/** What a visitor was given, as an application keeps it: it was opened as it was given. */
export const openedDeliveries = (draft: Draft | undefined): readonly Delivery[] =>
  (draft?.deliveries ?? []).map((delivery) => ({ ...delivery, openedAt: delivery.deliveredAt }));

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
const contextOf = (hash: Buffer): string => `draft:${hash.toString("hex")}`;

const newDraft = (): Draft => ({
  answers: {},
  deliveries: [],
  demonstrationCode: String(randomInt(10_000)).padStart(4, "0"),
});

/** The visitor's draft, if their cookie names one of this lender that is not too old. */
export async function readDraft(
  ctx: Context,
  db: Database,
  request: FastifyRequest,
  orgCode: string,
): Promise<Draft | undefined> {
  return find(ctx, db, request, orgCode);
}

/** Held, it stays as it is until the transaction is over. */
async function find(
  ctx: Context,
  db: Database,
  request: FastifyRequest,
  orgCode: string,
  { isHeld = false } = {},
): Promise<Draft | undefined> {
  const token = draftCookie(ctx).read(request);
  if (!token) return undefined;
  const hash = hashOf(token);
  const row = await db
    .selectFrom("drafts")
    .select("sealed")
    .where("token_hash", "=", hash)
    .where("org_code", "=", orgCode)
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && (ctx.sealing.alone.openJson(row.sealed, contextOf(hash)) as Draft);
}

/**
 * Changes the visitor's draft, beginning one with a new cookie where there is none; two who change it at once take turns, so that neither
 * is lost. Kept for a day from the last change.
 */
export async function changeDraft(
  ctx: Context,
  trx: Transaction,
  request: FastifyRequest,
  reply: FastifyReply,
  orgCode: string,
  change: (draft: Draft) => Draft,
): Promise<Draft> {
  const present = await find(ctx, trx, request, orgCode, { isHeld: true });
  const token = (present && draftCookie(ctx).read(request)) ?? randomBytes(32).toString("base64url");
  const hash = hashOf(token);
  const draft = change(present ?? newDraft());
  const expires = new Date(ctx.clock.now().getTime() + DAY_MS);
  const kept = { sealed: ctx.sealing.alone.sealJson(draft, contextOf(hash)), expires_at: expires.toISOString() };
  await trx
    .insertInto("drafts")
    .values({ token_hash: hash, org_code: orgCode, ...kept })
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(kept))
    .execute();
  // A session cookie to the browser: the server keeps the end, on its own clock.
  draftCookie(ctx).write(request, reply, token);
  return draft;
}

/** Forgets the visitor's draft. */
export async function dropDraft(
  ctx: Context,
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = draftCookie(ctx).read(request);
  if (!token) return;
  await db.deleteFrom("drafts").where("token_hash", "=", hashOf(token)).execute();
  draftCookie(ctx).forget(reply);
}
