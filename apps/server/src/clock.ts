import { type Kysely, sql } from "kysely";
import type { Listener } from "./database/listen.ts";
import type { Tables } from "./database/tables.ts";
import type { Transaction } from "./database/transaction.ts";

/** Business time: deadlines, notices, signatures. Never for measuring, and never for signatures of the wire. */
export type Clock = {
  /** Now, in the time of one application where one is named. */
  now(applicationUuid?: string): Date;
};

/** The clock of production: real time. */
export const systemClock: Clock = { now: () => new Date() };

/** Outside production, time can be moved forward, for everything or for one application. */
export type AdjustableClock = Clock & {
  /** Moves time forward in every process of this database. Milliseconds, more than none: time never goes back. */
  advance(byMs: number, applicationUuid?: string): Promise<void>;
  /** As `advance`, together with what else the transaction does; this process sees it once it has committed and `catchUp` was waited for. */
  advanceIn(trx: Transaction, byMs: number, applicationUuid?: string): Promise<void>;
  /** Resolves when this process knows every move that has committed. */
  catchUp(): Promise<void>;
  /** How far ahead it is: of real time, for one application of that. */
  offsetMs(applicationUuid?: string): number;
  /** Called after time has moved, here or in another process. */
  onMoved(handler: () => void): void;
  close(): Promise<void>;
};

const CHANNEL = "gable_clock";
const EVERYTHING = "all";

/** The clock of tests and demonstrations: moved forward for everything or for one application, and the same in every process. */
export async function startAdjustableClock(kysely: Kysely<Tables>, listener: Listener): Promise<AdjustableClock> {
  let offsets = new Map<string, number>();
  const handlers: (() => void)[] = [];

  async function load(): Promise<void> {
    const rows = await kysely.selectFrom("clock_offsets").selectAll().execute();
    offsets = new Map(rows.map(({ scope, offset_ms }) => [scope, offset_ms]));
    for (const handler of handlers) handler();
  }

  async function move(trx: Transaction, byMs: number, applicationUuid = EVERYTHING): Promise<void> {
    if (!Number.isSafeInteger(byMs) || byMs <= 0) throw new RangeError("Time moves forward, by whole milliseconds.");
    await trx
      .insertInto("clock_offsets")
      .values({ scope: applicationUuid, offset_ms: byMs })
      .onConflict((conflict) =>
        conflict.column("scope").doUpdateSet({ offset_ms: sql`clock_offsets.offset_ms + excluded.offset_ms` }),
      )
      .execute();
    await sql`select pg_notify(${CHANNEL}, '')`.execute(trx);
  }

  const unsubscribe = await listener.subscribe(CHANNEL, () => void load().catch(() => undefined));
  await load();
  const offsetMs = (applicationUuid?: string) =>
    applicationUuid === undefined ? (offsets.get(EVERYTHING) ?? 0) : (offsets.get(applicationUuid) ?? 0);

  return {
    now: (applicationUuid) =>
      new Date(Date.now() + offsetMs() + (applicationUuid === undefined ? 0 : offsetMs(applicationUuid))),
    offsetMs,
    advance: async (byMs, applicationUuid) => {
      await kysely.transaction().execute((trx) => move(trx, byMs, applicationUuid));
      await load();
    },
    advanceIn: move,
    catchUp: load,
    onMoved: (handler) => handlers.push(handler),
    close: unsubscribe,
  };
}
