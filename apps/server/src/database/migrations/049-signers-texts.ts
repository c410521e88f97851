import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Texts to who signs beside the borrower wait for the morning as the borrower's do: to whom, and what is said, sealed. */
export const signersTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw("alter table waiting_messages add column signer_uuid uuid, add column sealed_words bytea")
      .execute(db);
  },
};
