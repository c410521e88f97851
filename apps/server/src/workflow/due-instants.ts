import { type DueKind, dueKinds } from "@gable/domain/workflow/deadlines/due-instants.ts";
import { factsWhenDue } from "@gable/domain/workflow/deadlines/facts-when-due.ts";
import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { Database } from "../database/transaction.ts";
import { advance } from "./advance.ts";
import { holdApplication } from "./application-store.ts";
import type { SetAside } from "./set-aside.ts";
import { type ClockWatch, watchClock } from "./watch-clock.ts";

const MOST_AT_ONCE = 50;

/** What time alone brings about next for an application, after a moment of its own time. */
export async function nextDueOf(
  db: Database,
  uuid: string,
  after: Date,
): Promise<{ readonly kind: string; readonly at: string } | undefined> {
  return db
    .selectFrom("due_instants")
    .select(["kind", "due_at as at"])
    .where("application_uuid", "=", uuid)
    .where("fired_at", "is", null)
    .where("due_at", ">", after.toISOString())
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
}

/** Watches the business clock for every kind of due instant; each instant fires in one process. */
export const watchDueInstants = (ctx: Context): ClockWatch =>
  watchClock(ctx, "due instants", async (aside) => fireAll(ctx, await findDue(ctx, aside), aside));

interface Due {
  readonly uuid: string;
  readonly kind: DueKind;
}

/** What is due by each application's own time, the earliest first, without what is set aside. */
async function findDue(ctx: Context, aside: SetAside): Promise<readonly Due[]> {
  const passed = aside.uuids();
  const now = ctx.clock.now().toISOString();
  // The second half finds those whose own clock was moved ahead; in production there are none.
  const { rows } = await sql<{ application_uuid: string; kind: string }>`
    (select application_uuid, kind, due_at from due_instants
      where fired_at is null and due_at <= ${now} and application_uuid <> all(${passed}::uuid[]) order by due_at limit ${MOST_AT_ONCE})
    union all
    (select due.application_uuid, due.kind, due.due_at from clock_offsets ahead
      join due_instants due on due.application_uuid::text = ahead.scope
      where due.fired_at is null and due.due_at > ${now} and due.application_uuid <> all(${passed}::uuid[])
        and due.due_at <= ${now}::timestamptz + ahead.offset_ms * interval '1 millisecond'
      limit ${MOST_AT_ONCE})
    order by due_at`.execute(ctx.database.kysely);
  return rows.flatMap(({ application_uuid, kind }) => (isDueKind(kind) ? [{ uuid: application_uuid, kind }] : []));
}

const isDueKind = (kind: string): kind is DueKind => (dueKinds as readonly string[]).includes(kind);

/** How many were acted on, or set aside. */
async function fireAll(ctx: Context, due: readonly Due[], aside: SetAside): Promise<number> {
  let count = 0;
  for (const { uuid, kind } of due) count += (await fireSafely(ctx, uuid, kind, aside)) ? 1 : 0;
  return count;
}

/** One application that cannot go on does not hold up the others. */
async function fireSafely(ctx: Context, uuid: string, kind: DueKind, aside: SetAside): Promise<boolean> {
  try {
    return await fire(ctx, uuid, kind);
  } catch (error) {
    ctx.log.error({ err: error, application: uuid, kind }, "a due instant could not be acted on");
    aside.add(uuid);
    return true;
  }
}

/** Records what the instant brings about, once, unless it is not due any more. */
async function fire(ctx: Context, uuid: string, kind: DueKind): Promise<boolean> {
  return ctx.database.kysely.transaction().execute(async (trx) => {
    await holdApplication(trx, uuid);
    const now = ctx.clock.now(uuid).toISOString();
    const taken = await trx
      .updateTable("due_instants")
      .set({ fired_at: now })
      .where("application_uuid", "=", uuid)
      .where("kind", "=", kind)
      .where("fired_at", "is", null)
      .where("due_at", "<=", now)
      .returning("kind")
      .executeTakeFirst();
    if (!taken) return false;
    await advance(ctx, trx, uuid, { kind: "clock" }, (file) => factsWhenDue[kind](file, now));
    return true;
  });
}
