import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What staff wrote down of a form for the borrower, as long as it may be sent. */
export const preparedAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        create table prepared_answers (
          application_uuid uuid not null references applications,
          form text not null,
          revision uuid not null,
          sealed bytea not null,
          prepared_at timestamptz not null,
          primary key (application_uuid, form)
        );
        create index prepared_answers_by_age on prepared_answers (prepared_at);
      `)
      .execute(db);
  },
};
