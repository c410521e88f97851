import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { FIRST_HASH, hashOf } from "../../workflow/event-log.ts";

/**
 * Appends to a lender's own log what was changed about its people and settings. Each entry's hash binds it to all before it. `detail`
 * names and numbers, nothing secret.
 */
export async function appendLenderEvent(
  ctx: Pick<Context, "clock">,
  trx: Transaction,
  orgCode: string,
  actor: Actor,
  event: { readonly type: string; readonly detail: Readonly<Record<string, unknown>> },
): Promise<void> {
  // One entry at a time: the next one needs the last one's hash.
  await trx.selectFrom("lenders").select("org_code").where("org_code", "=", orgCode).forNoKeyUpdate().execute();
  const last = await trx
    .selectFrom("lender_events")
    .select(["sequence", "hash"])
    .where("org_code", "=", orgCode)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  const at = ctx.clock.now().toISOString();
  const previous = last?.hash ?? FIRST_HASH;
  const sequence = (last?.sequence ?? 0) + 1;
  const hash = hashOf(previous, { ...event, log: orgCode, sequence, at, actor, sealed: null });
  await trx
    .insertInto("lender_events")
    .values({
      org_code: orgCode,
      sequence,
      at,
      type: event.type,
      actor: JSON.stringify(actor),
      detail: JSON.stringify(event.detail),
      previous_hash: previous,
      hash,
    })
    .execute();
}

/** Where the chain of a lender's log breaks: the first sequence number that does not fit, or undefined when it is whole. */
export async function findBrokenLenderEvent(db: Database, orgCode: string): Promise<number | undefined> {
  const rows = await db
    .selectFrom("lender_events")
    .selectAll()
    .where("org_code", "=", orgCode)
    .orderBy("sequence")
    .execute();
  let previous: Buffer = FIRST_HASH;
  for (const [index, row] of rows.entries()) {
    const { sequence, at, type } = row;
    const actor = row.actor as Actor;
    const detail = row.detail as Record<string, unknown>;
    const hash = hashOf(previous, { log: orgCode, sequence, at, type, actor, detail, sealed: null });
    if (sequence !== index + 1 || !row.previous_hash.equals(previous) || !row.hash.equals(hash)) return index + 1;
    previous = row.hash;
  }
  return undefined;
}
