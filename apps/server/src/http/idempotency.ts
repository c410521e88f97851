import { createHash } from "node:crypto";
import type { CallDefinition } from "@gable/contract/call.ts";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Transaction } from "../database/transaction.ts";
import { Refusal } from "./refusal.ts";

const KEY = /^[\w:.-]{8,128}$/;

/**
 * Runs a command once for its `Idempotency-Key`. Key, effect and reply commit together, so that a repeated request, at the same
 * time or after a crash, either replays the stored reply or runs for the first time. A key that is used for another request is refused.
 */
export async function once(
  ctx: Context,
  call: CallDefinition,
  request: FastifyRequest,
  identityUuid: string | undefined,
  run: (trx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || !KEY.test(key)) {
    throw new Refusal(
      400,
      "idempotency-key",
      "Send an Idempotency-Key header of 8 to 128 letters, digits, dots and dashes.",
    );
  }
  const scope = `${identityUuid ?? "visitor"}:${call.name}`;
  const asked = createHash("sha256")
    .update(JSON.stringify([call.name, request.params, call.upload ? null : (request.body ?? null)]))
    .digest("base64");
  // Sealed: nine digits or a password in the body could be guessed from the hash alone.
  const hash = ctx.sealing.alone.sealJson(asked, `request:${scope}:${key}`);
  return ctx.database.kysely.transaction().execute(async (trx) => {
    // A parallel request with the same key waits here until the first has committed or given up.
    const claimed = await trx
      .insertInto("idempotency_keys")
      .values({ scope, key, request_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (!claimed) return replay(ctx, trx, scope, key, asked);
    const reply = await run(trx);
    await trx
      .updateTable("idempotency_keys")
      .set({ status: 200, sealed_reply: ctx.sealing.alone.sealJson(reply ?? null, `reply:${scope}:${key}`) })
      .where("scope", "=", scope)
      .where("key", "=", key)
      .execute();
    return reply;
  });
}

async function replay(ctx: Context, trx: Transaction, scope: string, key: string, asked: string): Promise<unknown> {
  const stored = await trx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "sealed_reply"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (ctx.sealing.alone.openJson(stored.request_hash, `request:${scope}:${key}`) !== asked) {
    throw new Refusal(
      422,
      "idempotency-key-reused",
      "This Idempotency-Key was used for another request. Send a new one.",
    );
  }
  return stored.sealed_reply ? ctx.sealing.alone.openJson(stored.sealed_reply, `reply:${scope}:${key}`) : null;
}
