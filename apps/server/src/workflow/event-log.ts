import { createHash } from "node:crypto";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import { type OperationNodeSource, sql } from "kysely";
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

/** An event with what is known of it before it has its place in a log. */
type Entry = NewEvent & {
  /** Whose log it is in. */
  readonly log: string;
  readonly at: string;
  readonly actor: Actor;
};

/** What is hashed of an event, as text before and after its sequence number. */
const hashedText = ({ log, at, type, actor, detail }: Entry): { readonly before: string; readonly after: string } => ({
  before: `[${JSON.stringify(log)},`,
  after: `,${JSON.stringify([at, type, sorted(actor), sorted(detail)]).slice(1)}`,
});

/** The hash of an event binds it to all before it: a row that is changed, removed or put in breaks the chain. */
export function hashOf(previous: Buffer, event: Entry & { readonly sequence: number }): Buffer {
  const { before, after } = hashedText(event);
  return createHash("sha256")
    .update(previous)
    .update(`${before}${event.sequence}${after}`)
    .update(event.sealed ?? Buffer.alloc(0))
    .digest();
}

/**
 * Appends events to an application's log; the caller holds the application's lock. PostgreSQL itself reads the end of the chain and
 * binds the events to it, as `hashOf` does, so that it takes one statement. `changes` are done in the same statement.
 */
export async function appendEvents(
  trx: Transaction,
  applicationUuid: string,
  actor: Actor,
  at: string,
  events: readonly NewEvent[],
  changes: readonly OperationNodeSource[] = [],
): Promise<void> {
  if (events.length === 0) return;
  const texts = events.map((event) => hashedText({ ...event, log: applicationUuid, at, actor }));
  const changed = changes.map((change, index) => sql`${sql.ref(`changed_${index + 1}`)} as (${change}),`);
  await sql`with recursive ${sql.join(changed, sql` `)}
    given as (
      select type, detail, sealed, after, place
      from unnest(${events.map(({ type }) => type)}::text[], ${events.map(({ detail }) => JSON.stringify(detail))}::jsonb[],
        ${events.map(({ sealed }) => sealed)}::bytea[], ${texts.map(({ after }) => after)}::text[])
        with ordinality as given (type, detail, sealed, after, place)
    ),
    last as (
      select sequence, hash from events
      where application_uuid = ${applicationUuid}
        and sequence = (select max(sequence) from events where application_uuid = ${applicationUuid})
    ),
    chained (place, sequence, previous_hash, hash) as (
      select 0::bigint, coalesce((select sequence from last), 0), null::bytea,
        coalesce((select hash from last), ${FIRST_HASH}::bytea)
      union all
      select given.place, chained.sequence + 1, chained.hash,
        sha256(chained.hash || convert_to(${texts[0]?.before}::text || (chained.sequence + 1)::text || given.after, 'UTF8')
          || coalesce(given.sealed, ''))
      from chained join given on given.place = chained.place + 1
    )
    insert into events (application_uuid, sequence, at, type, actor, detail, sealed, previous_hash, hash)
    select ${applicationUuid}, chained.sequence, ${at}::timestamptz, given.type, ${JSON.stringify(actor)}::jsonb, given.detail,
      given.sealed, chained.previous_hash, chained.hash
    from chained join given on given.place = chained.place`.execute(trx);
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
