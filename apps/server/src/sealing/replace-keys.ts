import { sql } from "kysely";
import type { Database } from "../database/transaction.ts";
import type { KeyRing } from "./key-ring.ts";
import type { Sealing, WrappedKey } from "./sealing.ts";

export interface Replaced {
  /** Rows with a key of their own. */
  readonly rows: number;
  /** Values sealed alone. */
  readonly values: number;
}

const BATCH = 200;

interface Column {
  readonly table: string;
  readonly column: string;
}

/**
 * Brings everything that a former master key opens under the current one: each row's data key, and each value that carries its own. What
 * they seal stays as it is. May run beside the product, again and again; afterwards the former keys open nothing that is stored.
 */
export async function replaceKeys(db: Database, sealing: Sealing, ring: KeyRing): Promise<Replaced> {
  const former = [...ring.keys.keys()].filter((id) => id !== ring.currentId);
  let [rows, values] = [0, 0];
  if (former.length === 0) return { rows, values };
  for (const column of await sealedColumns(db)) {
    if (column.column === "data_key") rows += await rewrapRows(db, sealing, column.table, former);
    else for (const id of former) values += await rewrapValues(db, sealing, column, id);
  }
  return { rows, values };
}

/** How much is still under a former key. */
export async function countFormer(db: Database, ring: KeyRing): Promise<number> {
  const former = [...ring.keys.keys()].filter((id) => id !== ring.currentId);
  let left = 0;
  for (const { table, column } of await sealedColumns(db)) {
    for (const id of former) {
      const under = column === "data_key" ? sql<boolean>`key_id = ${id}` : beginsWith(column, id);
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from ${sql.raw(table)} where ${under}`.execute(db);
      left += Number(rows[0]?.count);
    }
  }
  return left;
}

/** Every column that may hold something sealed: found in the database itself, so that none can be forgotten here. */
async function sealedColumns(db: Database): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select format('%I.%I', c.table_schema, c.table_name) as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.data_type = 'bytea' and t.table_type = 'BASE TABLE'
      and c.table_schema not in ('pg_catalog', 'information_schema', 'jobs')
    order by 1, 2`.execute(db);
  return rows;
}

async function rewrapRows(db: Database, sealing: Sealing, table: string, former: readonly string[]): Promise<number> {
  let count = 0;
  for (;;) {
    let missed = 0;
    const { rows } = await sql<WrappedKey & { place: string }>`
      select ctid::text as place, key_id, data_key from ${sql.raw(table)}
      where key_id = any(${former}) limit ${BATCH}`.execute(db);
    for (const { place, ...wrapped } of rows) {
      const fresh = sealing.rewrapKey(wrapped);
      if (!fresh) continue;
      // Nothing where somebody changed the row meanwhile: it is looked for again.
      const { numAffectedRows } = await sql`
        update ${sql.raw(table)} set key_id = ${fresh.key_id}, data_key = ${fresh.data_key}
        where ctid = ${place}::tid and data_key = ${wrapped.data_key}`.execute(db);
      if (numAffectedRows === 1n) count += 1;
      else missed += 1;
    }
    if (rows.length < BATCH && missed === 0) return count;
  }
}

async function rewrapValues(db: Database, sealing: Sealing, { table, column }: Column, id: string): Promise<number> {
  const name = sql.ref(column);
  let count = 0;
  for (;;) {
    let missed = 0;
    const { rows } = await sql<{ place: string; value: Buffer }>`
      select ctid::text as place, ${name} as value from ${sql.raw(table)}
      where ${beginsWith(column, id)} limit ${BATCH}`.execute(db);
    for (const { place, value } of rows) {
      const fresh = sealing.rewrapAlone(value);
      if (!fresh) continue;
      const { numAffectedRows } = await sql`
        update ${sql.raw(table)} set ${name} = ${fresh}
        where ctid = ${place}::tid and ${name} = ${value}`.execute(db);
      if (numAffectedRows === 1n) count += 1;
      else missed += 1;
    }
    if (rows.length < BATCH && missed === 0) return count;
  }
}

/** A value sealed alone begins with the lengths of its key's id and of its wrapped key, and the id. */
function beginsWith(column: string, id: string) {
  const named = Buffer.from(id);
  return sql<boolean>`get_byte(${sql.ref(column)} || '\\x00'::bytea, 0) = ${named.length}
    and substring(${sql.ref(column)} from 3 for ${named.length}) = ${named}`;
}
