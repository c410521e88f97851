import type { Transaction } from "@gable/server/database/transaction.ts";
import { holdApplication } from "@gable/server/workflow/application-store.ts";
import { sql } from "kysely";
import { until } from "./borrower/verification-moves.ts";
import type { TestProduct } from "./start-product.ts";

interface Held {
  /** Waits until something waits for the application. */
  readonly isAwaited: () => Promise<unknown>;
  /** Changes it as its holder. */
  readonly trx: Transaction;
}

/**
 * Keeps everybody else from changing an application until `begin` is through, and tells what came of all that was begun: what is found out
 * before an application is changed is then found out already, and what comes after it is decided by what was done meanwhile.
 */
export async function whileHeld(
  { ctx }: Pick<TestProduct, "ctx">,
  uuid: string,
  begin: (held: Held) => Promise<readonly Promise<unknown>[]>,
): Promise<PromiseSettledResult<unknown>[]> {
  const { kysely } = ctx.database;
  const waiting = sql<{ many: number }>`select count(*)::int as many from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`;
  const isAwaited = () =>
    until(
      () => waiting.execute(kysely),
      ({ rows: [row] }) => (row?.many ?? 0) > 0,
    );
  const { settled } = await kysely.transaction().execute(async (trx) => {
    await holdApplication(trx, uuid);
    const begun = await begin({ trx, isAwaited });
    // In an object: it is not waited for before the application is free.
    return { settled: Promise.allSettled(begun) };
  });
  return settled;
}
