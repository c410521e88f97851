import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What was on its way when its address was taken away is not sent, also where there is another address by then. */
export const deliveriesGivenUp: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table webhook_deliveries add given_up_at timestamptz(3);
        create index webhook_deliveries_under_way on webhook_deliveries (org_code)
          where delivered_at is null and given_up_at is null;
      `)
      .execute(db);
  },
};
