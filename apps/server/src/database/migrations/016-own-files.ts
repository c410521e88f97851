import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whose applications are whose: a loan officer's own are those that they brought, and those that they look after. */
export const ownFiles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  "alter table staff add column originator_uuid uuid references originators",
  "alter table pipeline add column originator_uuid uuid",
  // What an older version projected lacks the originator: it is projected again at the next start.
  "alter table pipeline add column projection integer not null default 1",
  "create index pipeline_by_originator on pipeline (originator_uuid, standing, changed_at, application_uuid)",
];
