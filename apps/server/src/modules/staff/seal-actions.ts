import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";

const SEAL = "staff-actions-sealed";
/** A look or an act is written within moments of its instant; then nothing of that time can still come. */
const SETTLED_MS = 60_000;
const SEAL_EVERY_MS = 15 * 60_000;
const READ_AT_ONCE = 5000;

/** What a seal says: how many looks and acts there were in a span of time, and the hash of them all. */
interface Seal {
  /** Without this instant; null before the first. */
  readonly after: string | null;
  readonly upTo: string;
  readonly count: number;
  readonly sha256: string;
}

/**
 * Puts the hash of what staff looked at and did since the last seal into the lender's chained log: rows that are changed, taken out or
 * put in later no longer fit. Chaining each row would make every look of a lender's staff wait for the one before.
 */
export async function sealActions(ctx: Pick<Context, "clock">, trx: Transaction, orgCode: string): Promise<void> {
  // One at a time: two would seal the same.
  await trx.selectFrom("lenders").select("org_code").where("org_code", "=", orgCode).forNoKeyUpdate().execute();
  const after = (await sealsOf(trx, orgCode)).at(-1)?.upTo ?? null;
  const upTo = new Date(ctx.clock.now().getTime() - SETTLED_MS).toISOString();
  if (after !== null && upTo <= after) return;
  const { count, sha256 } = await digestOf(trx, orgCode, after, upTo);
  if (count === 0) return;
  const detail = { after, upTo, count, sha256 } satisfies Seal;
  await appendLenderEvent(ctx, trx, orgCode, { kind: "system" }, { type: SEAL, detail });
}

/** The seals that what stands there now does not fit. */
export async function checkSeals(db: Database, orgCode: string) {
  const seals = await sealsOf(db, orgCode);
  const broken: number[] = [];
  for (const { sequence, after, upTo, count, sha256 } of seals) {
    const found = await digestOf(db, orgCode, after, upTo);
    if (found.count !== count || found.sha256 !== sha256) broken.push(sequence);
  }
  return {
    sealed: seals.reduce((sum, { count }) => sum + count, 0),
    upTo: seals.at(-1)?.upTo ?? null,
    broken,
  };
}

async function sealsOf(db: Database, orgCode: string): Promise<(Seal & { readonly sequence: number })[]> {
  const rows = await db
    .selectFrom("lender_events")
    .select(["sequence", "detail"])
    .where("org_code", "=", orgCode)
    .where("type", "=", SEAL)
    .orderBy("sequence")
    .execute();
  return rows.map(({ sequence, detail }) => ({ sequence, ...(detail as Seal) }));
}

async function digestOf(db: Database, orgCode: string, after: string | null, upTo: string) {
  const hash = createHash("sha256");
  let count = 0;
  let last: { at: string; uuid: string } | undefined;
  for (;;) {
    const rows = await db
      .selectFrom("staff_actions")
      .selectAll()
      .where("org_code", "=", orgCode)
      .$if(after !== null, (query) => query.where("at", ">", after ?? ""))
      .where("at", "<=", upTo)
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`(at, uuid) > (${last?.at ?? ""}::timestamptz, ${last?.uuid ?? ""}::uuid)`),
      )
      .orderBy("at")
      .orderBy("uuid")
      .limit(READ_AT_ONCE)
      .execute();
    for (const row of rows) {
      const { uuid, at, staff_uuid, role, call, application_uuid, outcome, detail, ip, correlation_id } = row;
      const asked = Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
      hash.update(
        JSON.stringify([uuid, at, staff_uuid, role, call, application_uuid, outcome, asked, ip, correlation_id]),
      );
      hash.update("\n");
    }
    count += rows.length;
    last = rows.at(-1);
    if (rows.length < READ_AT_ONCE) return { count, sha256: hash.digest("hex") };
  }
}

/** Seals what the staff of every lender did since the last time. */
export async function sealEveryLenders(ctx: Context): Promise<void> {
  for (const { orgCode } of ctx.lenders.all())
    await ctx.database.kysely.transaction().execute((trx) => sealActions(ctx, trx, orgCode));
}

/** Does so now and then. Returns the way to stop. */
export function keepSealing(ctx: Context): () => void {
  const timer = setInterval(() => {
    sealEveryLenders(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "what staff did could not be sealed"));
  }, SEAL_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
