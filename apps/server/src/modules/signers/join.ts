import type { BodyOf } from "@gable/contract/call.ts";
import type { joinAsSigner } from "@gable/contract/calls/signers.ts";
import type { ConsentType } from "@gable/domain/application/enumerations.ts";
import { isTimeZone } from "@gable/domain/calendar/zoned-time.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Demonstration } from "@gable/domain/profile/consents.ts";
import type { Context } from "../../context.ts";
import type { Database, Transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { openSession } from "../../http/session.ts";
import { recordConsent } from "../profile/consent-record.ts";
import { demandDemonstration } from "../profile/demonstration.ts";
import { dropDraft, readDraft } from "../profile/visitor-draft.ts";
import {
  findUsableAccount,
  isAccountOfBefore,
  openCoDeederAccount,
  setCoDeederPassword,
} from "../session/co-deeder-account.ts";
import { sendEmailCode } from "../session/email-confirmation.ts";
import { provePassword } from "../session/log-in.ts";
import { tryCode, useCode } from "../session/one-time-secrets.ts";
import { hashPassword, passwordProblem } from "../session/passwords.ts";
import { changeBehindDoor, type Door, type DoorState, demandState, holdDoor, openDoor } from "./entry.ts";
import { bindIdentity } from "./signer-store.ts";

type Joining = BodyOf<typeof joinAsSigner>;

interface Prepared {
  readonly state: DoorState;
  readonly email: string;
  /** An account of before that is used. */
  readonly account: string | undefined;
  /** Of who joins for the first time. */
  readonly demonstration: Demonstration | undefined;
  readonly passwordHash: string;
}

/** 15 USC 7001(c): each person consents for themselves. */
const neededConsents: readonly ConsentType[] = ["ELECTRONIC_RECORDS", "TERMS_OF_USE"];

/**
 * Checks the digits first, so that whoever only holds the invitation learns nothing of a password or a second step; then the password and
 * the second step of an account of before; and uses the digits up last. A wrong guess of any of them stays counted although the request
 * is refused.
 */
export async function prepareJoining(ctx: Context, caller: Caller, joining: Joining): Promise<Prepared> {
  const db = ctx.database.kysely;
  const door = await openDoor(ctx, db, caller.lender, joining.code);
  demandState(door, "OPEN", "JOINED");
  const email = door.signer.contact.email ?? joining.email;
  if (email === undefined) throw invalid({ email: ["required"] });
  await demandOwnPassword(db, door);
  const demonstration = door.state === "OPEN" ? await demandConsents(ctx, caller, joining) : undefined;
  await demandDigits(ctx, door, joining.digits, tryCode);
  const account = door.state === "OPEN" ? await findUsableAccount(db, door.file, email) : undefined;
  if (account === undefined) {
    const problem = passwordProblem(joining.password, email, caller.lender);
    if (problem) throw invalid({ password: [problem] });
  } else {
    await provePassword(ctx, caller.lender, account, joining.password, joining.appCode);
  }
  await demandDigits(ctx, door, joining.digits, useCode);
  return { state: door.state, email, account, demonstration, passwordHash: await hashPassword(joining.password) };
}

async function demandConsents(ctx: Context, { request, lender }: Caller, joining: Joining): Promise<Demonstration> {
  const given = new Set<string>(joining.consents.map(({ type }) => type));
  const missing = neededConsents.filter((type) => !given.has(type));
  if (missing.length > 0) throw invalid({ consents: missing.map((type) => `required:${type}`) });
  const draft = await readDraft(ctx, ctx.database.kysely, request, lender.orgCode);
  return demandDemonstration(draft, joining.demonstrationCode);
}

/** Who joined with an account of before has the password of that account: digits set no other, and its own way to a new one is open. */
async function demandOwnPassword(db: Database, { state, row }: Door): Promise<void> {
  if (state === "JOINED" && (await isAccountOfBefore(db, row.identity_uuid)))
    throw new Refusal(409, "account-of-before", "Set a new password where you log in to your account.");
}

async function demandDigits(
  ctx: Context,
  { signer }: Door,
  digits: string,
  check: typeof tryCode | typeof useCode,
): Promise<void> {
  const outcome = await ctx.database.kysely
    .transaction()
    .execute((trx) => check(ctx, trx, { signerUuid: signer.uuid }, digits));
  if (outcome === "wrong") throw invalid({ digits: ["code-wrong"] });
  if (outcome === "void") throw new Refusal(410, "code-void", "This code is no longer good. Send yourself a new one.");
}

/**
 * Gives the person an account and a place at the application; or, where they have both, a new password. Throws a Refusal where the
 * invitation has ended, or was used, since it was looked at.
 */
export async function join(
  ctx: Context,
  trx: Transaction,
  caller: Caller,
  joining: Joining,
  { state, email, account, demonstration, passwordHash }: Prepared,
): Promise<{ signerUuid: string }> {
  const { lender, request, reply } = caller;
  const door = await holdDoor(ctx, trx, lender, joining.code);
  demandState(door, state);
  const { signer, row } = door;
  if (signer.joinedAt && row.identity_uuid) {
    await setCoDeederPassword(ctx, trx, row.identity_uuid, passwordHash);
    return { signerUuid: signer.uuid };
  }
  const isConfirmed = signer.invitation?.digitsBy === "mail";
  const identityUuid =
    account ??
    (await openCoDeederAccount(ctx, trx, {
      orgCode: lender.orgCode,
      email,
      emailConfirmedAt: isConfirmed ? ctx.clock.now().toISOString() : null,
      passwordHash,
      profile: { language: signer.contact.language, ...(signer.contact.phone && { phone: signer.contact.phone }) },
    }));
  await changeBehindDoor(ctx, trx, door, "signer-joined", (present, now) => ({
    ...present,
    identityUuid,
    joinedAt: now.toISOString(),
    ...(joining.timeZone && isTimeZone(joining.timeZone) && { timeZone: joining.timeZone }),
    contact: { ...present.contact, email },
    consents: joining.consents.map((given) => recordConsent(given, caller, now, demonstration)),
  }));
  await bindIdentity(trx, signer.uuid, identityUuid);
  await dropDraft(ctx, trx, request, reply);
  if (!isConfirmed && account === undefined) await sendEmailCode(ctx, trx, lender, { uuid: identityUuid, email });
  return { signerUuid: signer.uuid };
}

/** A session that signs in the place to which a code leads. */
export async function enter(ctx: Context, lender: Lender, code: string, userAgent: string): Promise<string> {
  const db = ctx.database.kysely;
  const { row } = await openDoor(ctx, db, lender, code);
  if (!row.identity_uuid) throw new Error("somebody joined without an account");
  return openSession(ctx, db, { uuid: row.identity_uuid, orgCode: lender.orgCode, signerUuid: row.uuid }, userAgent);
}
