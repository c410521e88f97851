import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { SetAside } from "./set-aside.ts";

const MOST_AT_ONCE = 50;

/** Tables whose rows an application's own clock makes due, until they are settled. */
type ClockTable = "waiting_messages" | "reminders";

/** Applications for which something of a table is due by their own time, the earliest first, without those that are set aside. */
export async function findDueApplications(
  ctx: Context,
  table: ClockTable,
  aside: SetAside,
): Promise<readonly string[]> {
  const passed = aside.uuids();
  const now = ctx.clock.now().toISOString();
  const rows = sql.table(table);
  // The second half finds those whose own clock was moved ahead; in production there are none.
  const found = await sql<{ application_uuid: string }>`
    (select application_uuid, due_at from ${rows}
      where settled_at is null and due_at <= ${now} and application_uuid <> all(${passed}::uuid[]) order by due_at limit ${MOST_AT_ONCE})
    union all
    (select due.application_uuid, due.due_at from clock_offsets ahead
      join ${rows} due on due.application_uuid::text = ahead.scope
      where due.settled_at is null and due.due_at > ${now} and due.application_uuid <> all(${passed}::uuid[])
        and due.due_at <= ${now}::timestamptz + ahead.offset_ms * interval '1 millisecond'
      limit ${MOST_AT_ONCE})
    order by due_at`.execute(ctx.database.kysely);
  return [...new Set(found.rows.map(({ application_uuid }) => application_uuid))];
}
