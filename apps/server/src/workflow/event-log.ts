import { createHash } from "node:crypto";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Database, Transaction } from "../database/transaction.ts";

export interface NewEvent {
  /** What happened, in the past tense: `offer-chosen`. */
  readonly type: string;
  /** Nothing personal: names of facts, identifiers, counts. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly sealed: Buffer | null;
}

/** What the first event of every log is bound to. */
export const FIRST_HASH = Buffer.alloc(32);

/** The hash of an event binds it to all before it: a row that is changed, removed or put in breaks the chain. */
export function hashOf(
  previous: Buffer,
  event: NewEvent & {
    /** Whose log it is in. */
    readonly log: string;
    readonly sequence: number;
    readonly at: string;
    readonly actor: Actor;
  },
): Buffer {
  return createHash("sha256")
    .update(previous)
    .update(
      JSON.stringify([event.log, event.sequence, event.at, event.type, sorted(event.actor), sorted(event.detail)]),
    )
    .update(event.sealed ?? Buffer.alloc(0))
    .digest();
}

/** Appends events to an application's log; the caller holds the application's lock. */
export async function appendEvents(
  trx: Transaction,
  applicationUuid: string,
  actor: Actor,
  at: string,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const last = await trx
    .selectFrom("events")
    .select(["sequence", "hash"])
    .where("application_uuid", "=", applicationUuid)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  let previous = last?.hash ?? FIRST_HASH;
  let sequence = last?.sequence ?? 0;
  const rows = events.map((event) => {
    sequence += 1;
    const hash = hashOf(previous, { ...event, log: applicationUuid, sequence, at, actor });
    const row = {
      application_uuid: applicationUuid,
      sequence,
      at,
      type: event.type,
      actor: JSON.stringify(actor),
      detail: JSON.stringify(event.detail),
      sealed: event.sealed,
      previous_hash: previous,
      hash,
    };
    previous = hash;
    return row;
  });
  await trx.insertInto("events").values(rows).execute();
}

/** Where the chain of an application breaks: the first sequence number that does not fit, or undefined when it is whole. */
export async function findBrokenEvent(trx: Database, applicationUuid: string): Promise<number | undefined> {
  const rows = await trx
    .selectFrom("events")
    .selectAll()
    .where("application_uuid", "=", applicationUuid)
    .orderBy("sequence")
    .execute();
  let previous: Buffer = FIRST_HASH;
  for (const [index, row] of rows.entries()) {
    const event = {
      log: applicationUuid,
      sequence: row.sequence,
      at: row.at,
      type: row.type,
      actor: row.actor as Actor,
      detail: row.detail as Record<string, unknown>,
      sealed: row.sealed,
    };
    const fits =
      row.sequence === index + 1 && row.previous_hash.equals(previous) && row.hash.equals(hashOf(previous, event));
    if (!fits) return index + 1;
    previous = row.hash;
  }
  return undefined;
}

/** How many events the logs of these applications have. */
export async function countEvents(db: Database, applicationUuids: readonly string[]): Promise<number> {
  if (applicationUuids.length === 0) return 0;
  const { count } = await db
    .selectFrom("events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("application_uuid", "in", applicationUuids)
    .executeTakeFirstOrThrow();
  return count;
}

/** The same value always as the same text: jsonb does not keep the order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
