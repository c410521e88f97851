import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the two pages of a notary's session say to each other to find a way for picture and sound; kept while the session lasts. */
export const notarySignals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table notary_signals (
    sequence bigserial primary key,
    application_uuid uuid not null references applications,
    session_id uuid not null,
    sender text not null check (sender in ('signer', 'notary')),
    peer uuid not null,
    recipient uuid,
    sealed_signal bytea not null
  )`,
  "create index notary_signals_application on notary_signals (application_uuid, sequence)",
];
