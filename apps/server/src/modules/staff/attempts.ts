import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { StaffTable } from "../../database/tables/staff.ts";
import { secondFactorOf } from "./staff-store.ts";
import { stepOfCode } from "./totp.ts";

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

/** Takes back one attempt that was counted and was right so far. */
export async function forgiveAttempt(ctx: Context, uuid: string): Promise<void> {
  await ctx.database.kysely
    .updateTable("staff")
    .set({ failed_log_ins: sql`greatest(failed_log_ins - 1, 0)`, locked_until: null })
    .where("uuid", "=", uuid)
    .execute();
}

/** Forgets the failures of before: both factors were right. */
export async function forgiveAttempts(ctx: Context, uuid: string): Promise<void> {
  await ctx.database.kysely
    .updateTable("staff")
    .set({ failed_log_ins: 0, locked_until: null })
    .where("uuid", "=", uuid)
    .execute();
}

/**
 * Takes a code of the authenticator app, each only once, and forgives the failures of before; the first one confirms the app. Returns
 * whether it was right.
 */
export async function takeCode(ctx: Context, staff: Selectable<StaffTable>, code: string): Promise<boolean> {
  const secret = secondFactorOf(ctx, staff);
  const step = secret && stepOfCode(secret, code, new Date(), staff.last_code_step);
  if (step === undefined) return false;
  const now = ctx.clock.now().toISOString();
  const taken = await ctx.database.kysely
    .updateTable("staff")
    .set((eb) => ({
      last_code_step: step,
      failed_log_ins: 0,
      locked_until: null,
      second_factor_confirmed_at: eb.fn.coalesce("second_factor_confirmed_at", eb.val(now)),
    }))
    .where("uuid", "=", staff.uuid)
    .where("last_code_step", "<", step)
    // The app may have been taken off, or changed, since it was read.
    .where("sealed_second_factor", "=", staff.sealed_second_factor)
    .returning("uuid")
    .executeTakeFirst();
  return taken !== undefined;
}
