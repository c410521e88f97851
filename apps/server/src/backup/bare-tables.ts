import type { Client } from "pg";
import { productSchemas } from "../database/product-schemas.ts";

interface Taken {
  readonly away: string;
  readonly back: string;
}

/**
 * Takes the indexes, keys and references of the product's tables away while these are filled, in the transaction that fills them: to make an
 * index of all rows takes a part of what it takes to put each row into it, and so do references that are looked at together.
 * @returns the way to put everything back as it was; it fails where rows break a key or a reference
 */
export async function bareTables(client: Client): Promise<() => Promise<void>> {
  // In the order in which they must go: a reference needs the key that it leads to.
  const { rows } = await client.query<Taken>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
     from pg_constraint
     where contype in ('f', 'p', 'u', 'x') and connamespace = any($1::regnamespace[])
     order by contype <> 'f', oid`,
    [productSchemas],
  );
  for (const { away } of rows) await client.query(away);
  // What is left of indexes is none of a key.
  const { rows: indexes } = await client.query<Taken>(
    `select format('drop index %s', indexrelid::regclass) as away, pg_get_indexdef(indexrelid) as back
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = any($1::regnamespace[])`,
    [productSchemas],
  );
  for (const { away } of indexes) await client.query(away);
  return async () => {
    await client.query("set local maintenance_work_mem = '256MB'");
    for (const { back } of [...rows, ...indexes].toReversed()) await client.query(back);
  };
}
