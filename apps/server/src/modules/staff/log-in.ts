import type { PasskeyAssertion } from "@gable/contract/calls/identity-passkeys.ts";
import type { Context } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import { endStaffSession, type OpenedFrom, openStaffSession, type StaffSession } from "../../http/staff-session.ts";
import { passkeyRefused } from "../session/passkey-challenges.ts";
import { provePasskeyOfStaff } from "../session/passkey-log-in.ts";
import { credentialsOf } from "../session/passkeys.ts";
import { isPassword } from "../session/passwords.ts";
import { CONSOLE_NAME, consolePartyOf } from "../session/relying-party.ts";
import { beginAttempt, forgiveAttempt, forgiveAttempts, takeCode } from "./attempts.ts";
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
  if (!staff || !right) {
    throw new Refusal(400, "credentials", "This address and password do not fit together. After several tries, wait.");
  }
  // The attempt was right so far: it is the code that counts from here.
  await forgiveAttempt(ctx, staff.uuid);
  const { kysely } = ctx.database;
  const own = { uuid: staff.uuid, orgCode: staff.org_code };
  const token = await openStaffSession(ctx, kysely, own, from, "awaited");
  const passkeys = await credentialsOf(kysely, { ...own, staffUuid: staff.uuid, email: staff.email });
  return {
    token,
    secondFactor: staff.second_factor_confirmed_at ? "CODE" : "ENROL",
    hasPasskey: passkeys.length > 0,
  };
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
  { sessionId, staffUuid, orgCode }: StaffSession,
  from: OpenedFrom,
  openedBy: "code" | "passkey",
): Promise<string> {
  const db = ctx.database.kysely;
  await endStaffSession(ctx, db, sessionId);
  return openStaffSession(ctx, db, { uuid: staffUuid, orgCode }, from, openedBy);
}
