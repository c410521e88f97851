import { isDeepStrictEqual } from "node:util";
import { decide, PLAN_VERSION } from "@gable/domain/workflow/decide.ts";
import { publishedFlags } from "@gable/domain/workflow/publish.ts";
import type { Context } from "../context.ts";
import type { Database, Transaction } from "../database/transaction.ts";
import { advanceLocked, enqueueEffects } from "./advance.ts";
import { lockApplication, type StoredApplication } from "./application-store.ts";
import { dueInstantsKept } from "./due-instants-kept.ts";
import { type ClockWatch, watchClock } from "./watch-clock.ts";

const MOST_AT_ONCE = 50;

/**
 * Brings applications that an earlier version left to the present plan, whether or not anybody touches them: after an upgrade all of them,
 * and while a process of the earlier version still runs, what that one changes.
 */
export function followPlan(ctx: Context): ClockWatch {
  const stuck = new Set<string>();
  return watchClock(ctx, "older plans", async () => {
    const found = await findOlder(ctx, [...stuck]);
    for (const uuid of found) if (!(await bringSafely(ctx, uuid))) stuck.add(uuid);
    return found.length;
  });
}

const older = (db: Database) =>
  db.selectFrom("applications").select("uuid").where("plan_version", "<", PLAN_VERSION).where("erased_at", "is", null);

async function findOlder(ctx: Context, except: readonly string[]): Promise<readonly string[]> {
  const found = await older(ctx.database.kysely)
    .$if(except.length > 0, (query) => query.where("uuid", "not in", [...except]))
    .limit(MOST_AT_ONCE)
    .execute();
  return found.map(({ uuid }) => uuid);
}

/** One application that cannot go on does not hold up the others; it is tried again at the next start. */
async function bringSafely(ctx: Context, uuid: string): Promise<boolean> {
  try {
    await ctx.database.kysely.transaction().execute(async (trx) => {
      const isOlder = await older(trx).where("uuid", "=", uuid).forUpdate().executeTakeFirst();
      if (isOlder) await bringToPlan(ctx, trx, await lockApplication(ctx, trx, uuid));
    });
    return true;
  } catch (error) {
    ctx.log.error({ err: error, application: uuid }, "an application could not be brought to the present plan");
    return false;
  }
}

/** One that stands where the present plan puts it is not changed in anybody's eyes: it only waits for what the plan waits for. */
async function bringToPlan(ctx: Context, trx: Transaction, stored: StoredApplication): Promise<void> {
  const { file } = stored;
  const outcome = decide(file);
  const stands =
    outcome.step === stored.step &&
    outcome.row === stored.row &&
    isDeepStrictEqual(publishedFlags(file, outcome), stored.flags);
  if (!stands || outcome.effects.some(({ kind }) => ctx.derivations[kind])) {
    await advanceLocked(ctx, trx, stored, { kind: "system" }, () => undefined);
    return;
  }
  await enqueueEffects(ctx, trx, file.uuid, outcome.effects);
  for (const write of dueInstantsKept(trx, undefined, file)) await write.execute();
  await trx.updateTable("applications").set({ plan_version: PLAN_VERSION }).where("uuid", "=", file.uuid).execute();
}
