import type { PasskeyAssertion } from "@gable/contract/calls/identity-passkeys.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { endStaffSession, type OpenedFrom, openStaffSession, type StaffSession } from "../../http/staff-session.ts";
import { passkeyRefused } from "../session/passkey-challenges.ts";
import { provePasskeyOfStaff } from "../session/passkey-log-in.ts";
import { credentialsOf } from "../session/passkeys.ts";
import { isPassword } from "../session/passwords.ts";
import { CONSOLE_NAME, consolePartyOf } from "../session/relying-party.ts";
import { beginAttempt, forgiveAttempt, forgiveAttempts, takeCode } from "./attempts.ts";
import { demandOpenStaffSession, lockStaff } from "./demand-open-staff-session.ts";
import { sealSecondFactor } from "./staff-store.ts";
import { inBase32, newSecret, otpauthUri } from "./totp.ts";

export interface Arrival {
  /** Opens nothing but the second factor. */
  readonly token: string;
  readonly secondFactor: "CODE" | "ENROL";
  readonly hasPasskey: boolean;
}

/**
 * The first half of a log-in. Wrong address, wrong password and a resting account are answered with the same words, in the same time;
 * failures count on until the second factor is right too.
 */
export async function beginLogIn(
  ctx: Context,
  credentials: { readonly email: string; readonly password: string },
  from: OpenedFrom,
): Promise<Arrival> {
  const staff = await beginAttempt(ctx, { email: credentials.email });
  const right = await isPassword(credentials.password, staff?.password_hash ?? null);
  if (!staff || !right) throw unfit();
  // The attempt was right so far: it is the code that counts from here.
  await forgiveAttempt(ctx, staff.uuid);
  const own = { uuid: staff.uuid, orgCode: staff.org_code };
  return ctx.database.kysely.transaction().execute(async (trx) => {
    const now = await lockStaff(trx, staff.uuid);
    // While it was compared, the password may have been taken away with everything else that opened the account.
    if (now.password_hash !== staff.password_hash || now.deactivated_at !== null) throw unfit();
    const passkeys = await credentialsOf(trx, { ...own, staffUuid: staff.uuid, email: staff.email });
    return {
      token: await openStaffSession(ctx, trx, own, from, "awaited"),
      secondFactor: now.second_factor_confirmed_at ? "CODE" : "ENROL",
      hasPasskey: passkeys.length > 0,
    };
  });
}

const unfit = (): Refusal =>
  new Refusal(400, "credentials", "This address and password do not fit together. After several tries, wait.");

/** A new secret for an account that has none in use. Asking again makes another one. */
export async function enrol(
  ctx: Context,
  trx: Transaction,
  session: StaffSession,
): Promise<{ secret: string; uri: string }> {
  await demandOpenStaffSession(ctx, trx, session);
  const secret = newSecret();
  const kept = await trx
    .updateTable("staff")
    .set({ sealed_second_factor: sealSecondFactor(ctx, session.staffUuid, secret) })
    .where("uuid", "=", session.staffUuid)
    .where("second_factor_confirmed_at", "is", null)
    .returning("uuid")
    .executeTakeFirst();
  if (!kept) throw new Refusal(409, "second-factor-in-use", "This account has an authenticator app already.");
  return { secret: inBase32(secret), uri: otpauthUri(secret, CONSOLE_NAME, session.email) };
}

/**
 * The second half: the right code ends the session that waited for it and opens a whole one. Authenticator apps know nothing of the
 * business clock: codes go by real time.
 */
export async function completeLogIn(
  ctx: Context,
  session: StaffSession,
  code: string,
  from: OpenedFrom,
): Promise<string> {
  const staff = await beginAttempt(ctx, { uuid: session.staffUuid });
  if (!staff || !(await takeCode(ctx, staff, code)))
    throw new Refusal(400, "code-wrong", "This code is not right, or was used already. Take the next one.", {
      fields: { code: ["code-wrong"] },
    });
  return openWhole(ctx, session, from, "code");
}

/** As `completeLogIn`, by a passkey; one that does not fit counts as a wrong code does. */
export async function completeLogInByPasskey(
  ctx: Context,
  session: StaffSession,
  assertion: PasskeyAssertion,
  from: OpenedFrom,
): Promise<string> {
  const staff = await beginAttempt(ctx, { uuid: session.staffUuid });
  if (!staff) throw passkeyRefused();
  await provePasskeyOfStaff(ctx, consolePartyOf(ctx), session, assertion);
  await forgiveAttempts(ctx, staff.uuid);
  return openWhole(ctx, session, from, "passkey");
}

async function openWhole(
  ctx: Context,
  session: StaffSession,
  from: OpenedFrom,
  openedBy: "code" | "passkey",
): Promise<string> {
  const { sessionId, staffUuid, orgCode } = session;
  return ctx.database.kysely.transaction().execute(async (trx) => {
    await demandOpenStaffSession(ctx, trx, session);
    await endStaffSession(ctx, trx, sessionId);
    return openStaffSession(ctx, trx, { uuid: staffUuid, orgCode }, from, openedBy);
  });
}
