import type { Client } from "pg";
import { productSchemas } from "../database/product-schemas.ts";
import { JOBS_SCHEMA } from "../jobs/take-back-jobs.ts";
import type { Manifest, TableEntry } from "./manifest.ts";

export type TableName = Pick<TableEntry, "schema" | "name">;
export type StoredTable = Pick<TableEntry, "schema" | "name" | "columns">;

const schemas = [...productSchemas, JOBS_SCHEMA];

/** What migrations and the queue write for themselves: it is there before a backup is read. */
const ownTables = new Set([
  "public.kysely_migration",
  "public.kysely_migration_lock",
  "jobs.version",
  "jobs.queue",
  "jobs.schedule",
]);

/** The queue counts itself in a table for each day, which another day's queue does not have; nothing needs the counts again. */
const COUNTS_OF_A_DAY = "jobs.queue_stats";

const fullName = ({ schema, name }: TableName): string => `${schema}.${name}`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** As SQL names it. */
export const sqlName = ({ schema, name }: TableName): string => `${quoted(schema)}.${quoted(name)}`;

export const copyOut = (table: StoredTable): string => `copy ${place(table)} to stdout`;
export const copyIn = (table: StoredTable): string => `copy ${place(table)} from stdin`;

const place = (table: StoredTable): string => `${sqlName(table)} (${table.columns.map(quoted).join(", ")})`;

/** Every table with rows of its own and its stored columns; a table stands behind those that it refers to. */
export async function findTables(client: Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1)
       and not exists (select 1 from pg_inherits i where i.inhrelid = c.oid and i.inhparent = to_regclass($2))
     group by 1, 2
     order by 1, 2`,
    [schemas, COUNTS_OF_A_DAY],
  );
  const tables = rows.filter((table) => !ownTables.has(fullName(table)));
  return inOrderOfReference(tables, await findReferences(client));
}

/** Which table refers to which others. */
async function findReferences(client: Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ from: string; to: string[] }>(
    `select fn.nspname || '.' || f.relname as from, array_agg(distinct tn.nspname || '.' || t.relname) as to
     from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
     join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid
     group by 1`,
  );
  return new Map(rows.map(({ from, to }) => [from, to]));
}

function inOrderOfReference(
  tables: readonly StoredTable[],
  references: ReadonlyMap<string, readonly string[]>,
): StoredTable[] {
  const byName = new Map(tables.map((table) => [fullName(table), table]));
  const ordered = new Map<string, StoredTable>();
  const visit = (name: string): void => {
    const table = byName.get(name);
    if (table === undefined) return;
    // Taken out first, so that a circle ends.
    byName.delete(name);
    for (const referred of references.get(name) ?? []) visit(referred);
    ordered.set(name, table);
  };
  for (const table of tables) visit(fullName(table));
  return [...ordered.values()];
}

/** Sequences that have been used, with the last number that they gave. */
export async function findSequences(client: Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<Manifest["sequences"][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  );
  return rows;
}
