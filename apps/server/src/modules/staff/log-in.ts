import type { Context } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import { endStaffSession, openStaffSession, type StaffSession } from "../../http/staff-session.ts";
import { isPassword } from "../session/passwords.ts";
import { beginAttempt } from "./attempts.ts";
import { loadStaff, sealSecondFactor, secondFactorOf } from "./staff-store.ts";
import { inBase32, newSecret, otpauthUri, stepOfCode } from "./totp.ts";

export interface Arrival {
  /** Opens nothing but the second factor. */
  readonly token: string;
  readonly secondFactor: "CODE" | "ENROL";
}

/**
 * The first half of a log-in. Wrong address, wrong password and a resting account are answered with the same words, in the same time;
 * failures count on until the second factor is right too.
 */
export async function beginLogIn(
  ctx: Context,
  credentials: { readonly email: string; readonly password: string },
  userAgent: string,
): Promise<Arrival> {
  const staff = await beginAttempt(ctx, { email: credentials.email });
  const right = await isPassword(credentials.password, staff?.password_hash ?? null);
  if (!staff || !right) {
    throw new Refusal(400, "credentials", "This address and password do not fit together. After several tries, wait.");
  }
  // The attempt was right so far: it is the code that counts from here.
  await ctx.database.kysely
    .updateTable("staff")
    .set((eb) => ({ failed_log_ins: eb("failed_log_ins", "-", 1), locked_until: null }))
    .where("uuid", "=", staff.uuid)
    .execute();
  const token = await openStaffSession(
    ctx,
    ctx.database.kysely,
    { uuid: staff.uuid, orgCode: staff.org_code },
    userAgent,
    "awaited",
  );
  return { token, secondFactor: staff.second_factor_confirmed_at ? "CODE" : "ENROL" };
}

/** A new secret for an account that has none in use. Asking again makes another one. */
export async function enrol(ctx: Context, session: StaffSession): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const kept = await ctx.database.kysely
    .updateTable("staff")
    .set({ sealed_second_factor: sealSecondFactor(ctx, session.staffUuid, secret) })
    .where("uuid", "=", session.staffUuid)
    .where("second_factor_confirmed_at", "is", null)
    .returning("uuid")
    .executeTakeFirst();
  if (!kept) throw new Refusal(409, "second-factor-in-use", "This account has an authenticator app already.");
  return { secret: inBase32(secret), uri: otpauthUri(secret, "Gable console", session.email) };
}

/**
 * The second half: the right code ends the session that waited for it and opens a whole one. Authenticator apps know nothing of the
 * business clock: codes go by real time.
 */
export async function completeLogIn(
  ctx: Context,
  session: StaffSession,
  code: string,
  userAgent: string,
): Promise<string> {
  const db = ctx.database.kysely;
  const staff = await beginAttempt(ctx, { uuid: session.staffUuid });
  const secret = staff && secondFactorOf(ctx, staff);
  const step = staff && secret && stepOfCode(secret, code, new Date(), staff.last_code_step);
  if (step === undefined) {
    throw new Refusal(400, "code-wrong", "This code is not right, or was used already. Take the next one.", {
      fields: { code: ["code-wrong"] },
    });
  }
  const now = ctx.clock.now().toISOString();
  const taken = await db
    .updateTable("staff")
    .set((eb) => ({
      last_code_step: step,
      failed_log_ins: 0,
      locked_until: null,
      second_factor_confirmed_at: eb.fn.coalesce("second_factor_confirmed_at", eb.val(now)),
    }))
    .where("uuid", "=", session.staffUuid)
    .where("last_code_step", "<", step)
    .returning("uuid")
    .executeTakeFirst();
  if (!taken) throw new Refusal(400, "code-wrong", "This code was used already. Take the next one.");
  await endStaffSession(ctx, db, session.sessionId);
  const { org_code: orgCode } = await loadStaff(db, session.staffUuid);
  return openStaffSession(ctx, db, { uuid: session.staffUuid, orgCode }, userAgent, "given");
}
