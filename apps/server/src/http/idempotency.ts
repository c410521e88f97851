import { createHash } from "node:crypto";
import type { CallDefinition } from "@gable/contract/call.ts";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Database, Transaction } from "../database/transaction.ts";
import { inTurn } from "./in-turn.ts";
import { Refusal } from "./refusal.ts";

const KEY = /^[\w:.-]{8,128}$/;

/** Runs work in a transaction of its own, when its turn has come. */
export type Transact = <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>;

/** A command that is carried out at most once for a key. */
export interface Command {
  readonly call: CallDefinition;
  readonly request: FastifyRequest;
  readonly identityUuid: string | undefined;
  /** What takes long and needs no transaction; not done again for a request that was answered before. */
  readonly prepare: (() => Promise<unknown>) | undefined;
  /** What tells one request of an upload from another, where the body is a file. */
  readonly contentOf: ((prepared: unknown) => string) | undefined;
  /** Opens the transaction in which it runs. */
  readonly transact: Transact;
  readonly run: (trx: Transaction, prepared: unknown) => Promise<unknown>;
}

/**
 * Runs a command once for its `Idempotency-Key`. Key, effect and reply commit together, so that a repeated request, at the same
 * time or after a crash, either replays the stored reply or runs for the first time. A key that is used for another request is refused.
 */
export async function once(ctx: Context, command: Command): Promise<unknown> {
  const { call, request, identityUuid, prepare, contentOf, transact, run } = command;
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || !KEY.test(key)) {
    throw new Refusal(
      400,
      "idempotency-key",
      "Send an Idempotency-Key header of 8 to 128 letters, digits, dots and dashes.",
    );
  }
  const place: Place = { scope: `${identityUuid ?? "visitor"}:${call.name}`, key };
  return inTurn(`${place.scope}:${key}`, async () => {
    // A file has to be read before it can be compared; otherwise what was answered before is not prepared again.
    const received = contentOf && (await prepare?.());
    const asked = createHash("sha256")
      .update(JSON.stringify([call.name, request.params, contentOf ? contentOf(received) : (request.body ?? null)]))
      .digest("base64");
    // Where nothing is prepared the claim itself tells whether it was answered before.
    const before = prepare && (await replay(ctx, ctx.database.kysely, place, asked));
    if (before) return before.reply;
    const prepared = contentOf ? received : await prepare?.();
    return transact(async (trx) => {
      // A parallel request with the same key, at another process, waits here until the first has committed or given up.
      const claimed = await trx
        .insertInto("idempotency_keys")
        // Sealed: nine digits or a password in the body could be guessed from the hash alone.
        .values({ ...place, request_hash: ctx.sealing.alone.sealJson(asked, requestContext(place)) })
        .onConflict((conflict) => conflict.doNothing())
        .returning("key")
        .executeTakeFirst();
      if (!claimed) return (await replay(ctx, trx, place, asked))?.reply;
      const reply = await run(trx, prepared);
      await trx
        .updateTable("idempotency_keys")
        .set({ status: 200, sealed_reply: ctx.sealing.alone.sealJson(reply ?? null, replyContext(place)) })
        .where("scope", "=", place.scope)
        .where("key", "=", key)
        .execute();
      return reply;
    });
  });
}

interface Place {
  readonly scope: string;
  readonly key: string;
}

const requestContext = ({ scope, key }: Place): string => `request:${scope}:${key}`;
const replyContext = ({ scope, key }: Place): string => `reply:${scope}:${key}`;

/** The reply that was given under a key before; undefined when there was none. Refuses a key that was used for something else. */
async function replay(
  ctx: Context,
  db: Database,
  place: Place,
  asked: string,
): Promise<{ reply: unknown } | undefined> {
  const stored = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "sealed_reply"])
    .where("scope", "=", place.scope)
    .where("key", "=", place.key)
    .executeTakeFirst();
  if (!stored) return undefined;
  if (ctx.sealing.alone.openJson(stored.request_hash, requestContext(place)) !== asked) {
    throw new Refusal(
      422,
      "idempotency-key-reused",
      "This Idempotency-Key was used for another request. Send a new one.",
    );
  }
  return { reply: stored.sealed_reply ? ctx.sealing.alone.openJson(stored.sealed_reply, replyContext(place)) : null };
}
