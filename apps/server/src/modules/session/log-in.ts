import type { Lender } from "@gable/domain/organisations/lender.ts";
import { type Selectable, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { IdentitiesTable } from "../../database/tables/accounts.ts";
import { Refusal } from "../../http/refusal.ts";
import { openSession } from "../../http/session.ts";
import { keepFound, takeOffLost } from "./lost-second-step.ts";
import { isPassword } from "./passwords.ts";
import { checkSecondFactor } from "./second-factor.ts";

/** After this many wrong passwords in a row the account rests, longer each time. */
const FREE_ATTEMPTS = 5;
const FIRST_REST_SECONDS = 60;
const LONGEST_REST_SECONDS = 3600;

/**
 * Opens a session for the right address and password; returns the token with its Bearer prefix. Wrong address, wrong password and
 * a resting account are answered with the same words, in the same time.
 */
export async function logIn(
  ctx: Context,
  lender: Lender,
  credentials: { readonly email: string; readonly password: string; readonly appCode?: string | undefined },
  userAgent: string,
): Promise<string> {
  const db = ctx.database.kysely;
  const identity = await beginAttempt(ctx, lender, { email: credentials.email });
  const right = await isPassword(credentials.password, identity?.password_hash ?? null);
  if (!identity || !right) throw refusal();
  const openedBy = await passSecondFactor(ctx, lender, identity, credentials.appCode);
  return openSession(ctx, db, { uuid: identity.uuid, orgCode: lender.orgCode, openedBy }, userAgent);
}

/**
 * Takes the failures of before back when the second step is passed, or none is asked for: also where it was lost, and is taken off now.
 * Throws where the code beside the password is missing or wrong.
 */
async function passSecondFactor(
  ctx: Context,
  lender: Lender,
  { uuid: identityUuid, second_factor_since }: Attempted,
  given: string | undefined,
): Promise<"password" | "password-and-code"> {
  // Whoever has a code to give has not lost it.
  const isOff = second_factor_since === null || (given === undefined && (await takeOffLost(ctx, lender, identityUuid)));
  const second = await checkSecondFactor(ctx, ctx.database.kysely, identityUuid, given);
  if (second === "wrong")
    throw new Refusal(400, "app-code-wrong", "This is not the code that your app shows now.", {
      fields: { appCode: ["app-code-wrong"] },
    });
  if (second === "needed") {
    // The right password alone is no failure, and forgives no wrong code: those would be free to guess.
    await forgiveAttempt(ctx, identityUuid);
    throw new Refusal(403, "second-factor-needed", "Enter the code that your app shows for this account.");
  }
  await forgiveAttempts(ctx, identityUuid);
  if (isOff) return "password";
  await keepFound(ctx, identityUuid);
  return "password-and-code";
}

/**
 * The second step alone, where the mailbox was shown in the password's place: whether it was passed; false where it was lost, and is taken
 * off now. Wrong codes count as at any log-in. Throws where the code is missing or wrong, and while the account rests.
 */
export async function passSecondStep(
  ctx: Context,
  lender: Lender,
  identityUuid: string,
  appCode: string | undefined,
): Promise<boolean> {
  const identity = await beginAttempt(ctx, lender, { uuid: identityUuid });
  if (!identity) throw refusal();
  return (await passSecondFactor(ctx, lender, identity, appCode)) === "password-and-code";
}

/**
 * Whether a password is this account's, counted against it as a log-in is. Throws the refusal of a wrong one, and of a missing or
 * wrong code where the account has a second step.
 */
export async function provePassword(
  ctx: Context,
  lender: Lender,
  identityUuid: string,
  password: string,
  appCode: string | undefined,
): Promise<"password" | "password-and-code"> {
  const outcome = await tryPassword(ctx, lender, identityUuid, password, appCode);
  if (outcome === "wrong" || outcome === "resting") throw refusal();
  return outcome;
}

/**
 * As `provePassword`, where a wrong password may be somebody else's right one. Only what was `wrong` was counted and may be forgiven: of
 * an account that rests nothing was looked at, and its rest must go on.
 */
export async function tryPassword(
  ctx: Context,
  lender: Lender,
  identityUuid: string,
  password: string,
  appCode: string | undefined,
): Promise<"password" | "password-and-code" | "wrong" | "resting"> {
  const identity = await beginAttempt(ctx, lender, { uuid: identityUuid });
  const right = await isPassword(password, identity?.password_hash ?? null);
  if (!identity) return "resting";
  return right ? passSecondFactor(ctx, lender, identity, appCode) : "wrong";
}

/**
 * Takes back one attempt that was counted and was none: it found no rest in force, so that the rest it began ends with it. Of the right
 * password without its second step, and of an account whose turn it was not: two people may share a mailbox.
 */
export async function forgiveAttempt(ctx: Context, identityUuid: string): Promise<void> {
  await ctx.database.kysely
    .updateTable("identities")
    .set({ failed_log_ins: sql`greatest(failed_log_ins - 1, 0)`, locked_until: null })
    .where("uuid", "=", identityUuid)
    .execute();
}

async function forgiveAttempts(ctx: Context, identityUuid: string): Promise<void> {
  await ctx.database.kysely
    .updateTable("identities")
    .set({ failed_log_ins: 0, locked_until: null })
    .where("uuid", "=", identityUuid)
    .execute();
}

type Attempted = Pick<Selectable<IdentitiesTable>, "uuid" | "password_hash" | "second_factor_since">;

/**
 * Counts an attempt as failed before it is looked at, so that many at once are no more than one after another. Undefined for an unknown
 * address and while the account rests.
 */
async function beginAttempt(
  ctx: Context,
  lender: Lender,
  which: { readonly email: string } | { readonly uuid: string },
): Promise<Attempted | undefined> {
  const now = ctx.clock.now();
  const restSeconds = sql`least(${FIRST_REST_SECONDS} * 2 ^ least(failed_log_ins + 1 - ${FREE_ATTEMPTS}, 20), ${LONGEST_REST_SECONDS})`;
  return ctx.database.kysely
    .updateTable("identities")
    .set({
      failed_log_ins: sql`failed_log_ins + 1`,
      locked_until: sql`case when failed_log_ins + 1 >= ${FREE_ATTEMPTS}
        then ${now.toISOString()}::timestamptz + make_interval(secs => ${restSeconds}) end`,
    })
    .where("org_code", "=", lender.orgCode)
    .$if("email" in which, (query) =>
      query.where("email", "=", "email" in which ? which.email : "").where("identity_type", "<>", "CO_DEEDER"),
    )
    .$if("uuid" in which, (query) => query.where("uuid", "=", "uuid" in which ? which.uuid : ""))
    .where((eb) => eb.or([eb("locked_until", "is", null), eb("locked_until", "<=", now.toISOString())]))
    .returning(["uuid", "password_hash", "second_factor_since"])
    .executeTakeFirst();
}

/**
 * Whether this is the password of an account; counts as a log-in does, so that an open session is no way to guess. Where the account has
 * a second step, wrong codes stay counted. Throws the refusal of a missing or wrong code where one is asked for beside it.
 */
export async function isOwnPassword(
  ctx: Context,
  lender: Lender,
  identityUuid: string,
  password: string,
  beside?: { readonly appCode: string | undefined },
): Promise<boolean> {
  const identity = await beginAttempt(ctx, lender, { uuid: identityUuid });
  if (!identity || !(await isPassword(password, identity.password_hash))) return false;
  if (beside) await passSecondFactor(ctx, lender, identity, beside.appCode);
  else await (identity.second_factor_since ? forgiveAttempt : forgiveAttempts)(ctx, identity.uuid);
  return true;
}

const refusal = (): Refusal =>
  new Refusal(
    400,
    "credentials",
    "This address and password do not fit together. After several tries, wait some minutes or set a new password.",
  );
