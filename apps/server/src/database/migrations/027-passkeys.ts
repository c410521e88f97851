import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Passkeys of accounts, and the challenges that they answer. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table passkeys (
    uuid uuid primary key,
    identity_uuid uuid not null references identities,
    credential_id text not null unique,
    public_key bytea not null,
    sign_count bigint not null,
    transports jsonb not null,
    sealed_name bytea not null,
    added_at timestamptz(3) not null,
    last_used_at timestamptz(3)
  )`,
  "create index passkeys_of_identity on passkeys (identity_uuid)",
  `create table passkey_challenges (
    challenge_hash bytea primary key,
    org_code text not null references lenders,
    identity_uuid uuid references identities,
    expires_at timestamptz(3) not null
  )`,
  "create index passkey_challenges_by_age on passkey_challenges (expires_at)",
];
