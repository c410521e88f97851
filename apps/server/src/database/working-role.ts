import { Client } from "pg";
import { JOBS_SCHEMA } from "../jobs/take-back-jobs.ts";
import type { Database } from "./open.ts";
import { productSchemas } from "./product-schemas.ts";

/** Processes that start together hand over one after the other: PostgreSQL refuses two grants on one table at a time. */
const LOCK = 7_206_114;

/**
 * Lets the role of the pool work on the tables that its owner has just brought up to date: read and write rows, no more. What is kept for
 * good (tables whose triggers refuse a change) it may only add to, and the job queue's own schema is its own, because the queue makes its
 * tables itself. Does nothing where one role is both (ASVS 5.0, V13.2.2).
 */
export async function handOver({ url, ownerUrl }: Pick<Database, "url" | "ownerUrl">): Promise<void> {
  if (ownerUrl === url) return;
  const role = await askAt(url, async (client) => {
    const { rows } = await client.query<{ role: string }>("select current_user as role");
    return rows[0]?.role ?? "";
  });
  await askAt(ownerUrl, async (client) => {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1), set_config('gable.role', $2, true)", [LOCK, role]);
    for (const statement of [grantRows, keepForGood, giveQueue]) await client.query(statement);
    await client.query("commit");
  });
}

async function askAt<Answer>(url: string, ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url, application_name: "gable hand-over" });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

const grantRows = `do $$
  declare
    role text := current_setting('gable.role');
    place text;
  begin
    foreach place in array array['${productSchemas.join("', '")}'] loop
      execute format('grant usage on schema %I to %I', place, role);
      execute format('grant select, insert, update, delete on all tables in schema %I to %I', place, role);
      execute format('grant usage, select on all sequences in schema %I to %I', place, role);
    end loop;
    -- Which migrations ran is for the owner to say.
    execute format('revoke insert, update, delete on kysely_migration, kysely_migration_lock from %I', role);
  end
$$`;

const keepForGood = `do $$
  declare
    kept record;
  begin
    for kept in
      select distinct t.tgrelid::regclass as place from pg_trigger t
        join pg_proc p on p.oid = t.tgfoid
       where p.proname = 'refuse_change' and not t.tgisinternal
    loop
      execute format('revoke update, delete, truncate on %s from %I', kept.place, current_setting('gable.role'));
    end loop;
  end
$$`;

/** The queue of a database that one role had before, or that a backup was restored into, is the owner's at first. */
const giveQueue = `do $$
  declare
    role text := current_setting('gable.role');
    part record;
  begin
    execute format('create schema if not exists ${JOBS_SCHEMA} authorization %I', role);
    if (select nspowner::regrole::text from pg_namespace where nspname = '${JOBS_SCHEMA}') <> quote_ident(role) then
      execute format('alter schema ${JOBS_SCHEMA} owner to %I', role);
    end if;
    for part in
      select format('alter %s %s owner to %I', case c.relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass, role) as change
        from pg_class c
       where c.relnamespace = '${JOBS_SCHEMA}'::regnamespace and c.relkind in ('r', 'p', 'S')
         and pg_get_userbyid(c.relowner) <> role
         -- A sequence of a column goes with its table.
         and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
      union all
      select format('alter routine %s owner to %I', p.oid::regprocedure, role)
        from pg_proc p
       where p.pronamespace = '${JOBS_SCHEMA}'::regnamespace and pg_get_userbyid(p.proowner) <> role
      union all
      select format('alter type %s owner to %I', t.oid::regtype, role)
        from pg_type t
       where t.typnamespace = '${JOBS_SCHEMA}'::regnamespace and t.typtype = 'e' and pg_get_userbyid(t.typowner) <> role
    loop
      execute part.change;
    end loop;
  end
$$`;
