import { sql } from "kysely";
import type { Listener } from "../../database/listen.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Logger } from "../../log.ts";

const CHANNEL = "lender_settings";

/** Something that every process keeps in memory as the database has it. */
export interface InStep<T> {
  readonly current: () => T;
  /** Reads again; for who has just changed it and will ask at once. */
  readonly reload: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Tells every process, when the transaction commits, that what lenders have set is different now. */
export async function announceSettings(trx: Transaction): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(trx);
}

/** Reads now, and again whenever some process announces a change, or announcements may have been missed. */
export async function keepInStep<T>(
  { listener, log }: { readonly listener: Listener; readonly log: Logger },
  read: () => Promise<T>,
): Promise<InStep<T>> {
  let asked = 0;
  let shown = 0;
  let current: T;
  const reload = async (): Promise<void> => {
    asked += 1;
    const turn = asked;
    const value = await read();
    // A read that began later has seen more.
    if (turn < shown) return;
    shown = turn;
    current = value;
  };
  const close = await listener.subscribe(CHANNEL, () => {
    reload().catch((error: unknown) => log.warn({ err: error }, "what lenders have set cannot be read"));
  });
  await reload();
  return { current: () => current, reload, close };
}
