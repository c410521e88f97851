import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@gable/server/database/open.ts";
import { findBrokenEvent } from "@gable/server/workflow/event-log.ts";
import { sql } from "kysely";
import type { OwnProduct } from "../start-own-product.ts";

/** What a journey has left behind, as far as it must be the same however often something was killed on the way. */
export interface Effects {
  /**
   * Each kind of event with its number. Left out is what depends on how long something took: steps, orders and visits on the way, of
   * which the end alone may be seen, and the notice of another offer, which nobody gets who takes it before.
   */
  readonly events: readonly string[];
  /** Each kind of task, of notices which one it writes, with its number and state. Left out is the notice of another offer. */
  readonly tasks: readonly string[];
  /** What vendors were asked to do, each with its number. */
  readonly orders: readonly string[];
  readonly documents: readonly string[];
}

/** As long as what is under way may take on a machine that has much else to do. */
const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** What has come of a journey, once nothing of it is under way any more. */
export async function effectsOf(product: OwnProduct, uuid: string): Promise<Effects> {
  const { kysely } = connect(product.databaseUrl(), 2);
  const read = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(kysely)).rows.map(({ line }) => line);
  const isUnderWay = async (): Promise<boolean> => {
    const running = kysely.selectFrom("tasks").select("kind").where("application_uuid", "=", uuid);
    return (await running.where("state", "=", "running").executeTakeFirst()) !== undefined;
  };
  try {
    const last = performance.now() + PATIENCE_MS;
    while ((await isUnderWay()) && performance.now() < last) await pause(LOOK_EVERY_MS);
    return {
      events: await read(sql`select type || ' ' || count(*) as line from events
        where application_uuid = ${uuid} and type not in ('step-entered', 'vendor-took-order', 'bpo-moved')
        and not (type = 'notice-delivered' and detail ->> 'kind' = 'COUNTEROFFER_NOTICE') group by type order by type`),
      tasks: await read(sql`select what || ' ' || state || ' ' || count(*) as line
        from (select case kind when 'write-notice' then kind || ' ' || split_part(key, ':', 2) else kind end as what, state
          from tasks where application_uuid = ${uuid}) done
        where what <> 'write-notice COUNTEROFFER_NOTICE' group by what, state order by what, state`),
      documents: await read(sql`select kind || ' ' || count(*) as line from documents
        where application_uuid = ${uuid} and kind <> 'COUNTEROFFER_NOTICE' group by kind order by kind`),
      orders: countOrders(product, uuid),
    };
  } finally {
    await kysely.destroy();
  }
}

/** What is only asked while somebody waits for the answer: after a kill it is asked again, and nothing comes of it twice. */
const questions: ReadonlySet<string> = new Set(["notary/find-slots"]);

function countOrders({ sandbox }: OwnProduct, uuid: string): string[] {
  const counts = new Map<string, number>();
  for (const { kind, act, reference } of sandbox.orders.list()) {
    if (reference === uuid && !questions.has(`${kind}/${act}`))
      counts.set(`${kind}/${act}`, (counts.get(`${kind}/${act}`) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ${count}`).toSorted();
}

/** Commands that were acknowledged and of which the database knows nothing; and where the chain of events breaks, if it does. */
export async function findLosses(
  product: OwnProduct,
  uuid: string,
  acknowledged: ReadonlySet<string>,
): Promise<{ lost: string[]; brokenAt: number | undefined }> {
  const { kysely } = connect(product.databaseUrl(), 2);
  try {
    const kept = await kysely.selectFrom("idempotency_keys").select("key").where("status", "=", 200).execute();
    const keys = new Set(kept.map(({ key }) => key));
    const brokenAt = await kysely.transaction().execute((trx) => findBrokenEvent(trx, uuid));
    return { lost: [...acknowledged].filter((key) => !keys.has(key)), brokenAt };
  } finally {
    await kysely.destroy();
  }
}
