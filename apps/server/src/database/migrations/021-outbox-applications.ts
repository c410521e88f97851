import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Which application a message is about: it is deleted with it. */
export const outboxApplications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw("alter table outbox add column application_uuid uuid references applications").execute(db);
    await sql
      .raw("create index outbox_of_application on outbox (application_uuid) where application_uuid is not null")
      .execute(db);
  },
};
