import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Context } from "../../context.ts";
import type { StaffTable } from "../../database/tables/staff.ts";

/** After this many wrong passwords or codes in a row the account rests, longer each time. */
const FREE_ATTEMPTS = 5;
const FIRST_REST_SECONDS = 60;
const LONGEST_REST_SECONDS = 3600;

/**
 * Counts an attempt as failed before it is looked at, so that many at once are no more than one after another. Undefined for somebody
 * unknown or gone, and while the account rests.
 */
export async function beginAttempt(
  ctx: Context,
  who: { readonly email: string } | { readonly uuid: string },
): Promise<Selectable<StaffTable> | undefined> {
  const now = ctx.clock.now().toISOString();
  const restSeconds = sql`least(${FIRST_REST_SECONDS} * 2 ^ least(failed_log_ins + 1 - ${FREE_ATTEMPTS}, 20), ${LONGEST_REST_SECONDS})`;
  return ctx.database.kysely
    .updateTable("staff")
    .set({
      failed_log_ins: sql`failed_log_ins + 1`,
      locked_until: sql`case when failed_log_ins + 1 >= ${FREE_ATTEMPTS}
        then ${now}::timestamptz + make_interval(secs => ${restSeconds}) end`,
    })
    .$if("email" in who, (query) => query.where("email", "=", "email" in who ? who.email : ""))
    .$if("uuid" in who, (query) => query.where("uuid", "=", "uuid" in who ? who.uuid : ""))
    .where("deactivated_at", "is", null)
    .where((eb) => eb.or([eb("locked_until", "is", null), eb("locked_until", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
}
