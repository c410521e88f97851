import {
  addStaffPasskey,
  beginPasskeyFactor,
  beginStaffPasskey,
  givePasskeyFactor,
  removeStaffPasskey,
  staffPasskeys,
} from "@gable/contract/calls/staff-passkeys.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { answer, answerPrepared, type Caller, type Route, staffActor } from "../../http/contract-routing.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";
import { CHALLENGE_MS, makeChallenge } from "../session/passkey-challenges.ts";
import { beginPasskey, credentialsOf, keepPasskey, listPasskeys, proveMade } from "../session/passkeys.ts";
import { consolePartyOf } from "../session/relying-party.ts";
import { demandOpenStaffSession } from "./demand-open-staff-session.ts";
import { completeLogInByPasskey } from "./log-in.ts";
import { isCodeAsked, proveOneself, removeOwnPasskey, tellStaff } from "./own-passkeys.ts";
import { HOME } from "./routes.ts";

/** Passkeys of staff: made and removed by their owner, and given after the password in place of a code. */
export function staffPasskeyRoutes(ctx: Context): Route[] {
  const note = (trx: Transaction, caller: Caller<"staff">, type: string) =>
    appendLenderEvent(ctx, trx, caller.staff.orgCode, staffActor(caller), {
      type,
      detail: { member: caller.staff.staffUuid },
    });
  return [
    answer(staffPasskeys, async (_received, { staff }, db) => ({
      passkeys: await listPasskeys(ctx, db, staff),
      isCodeAsked: await isCodeAsked(db, staff),
    })),
    answerPrepared(
      beginStaffPasskey,
      ({ body }, { staff }) => proveOneself(ctx, staff, body),
      async (_received, { staff }, trx) => {
        await demandOpenStaffSession(ctx, trx, staff);
        return beginPasskey(ctx, trx, staff, consolePartyOf(ctx));
      },
    ),
    answerPrepared(
      addStaffPasskey,
      ({ body }, { staff }) => proveMade(ctx, staff, consolePartyOf(ctx), body.credential),
      async ({ body }, caller, trx, proved) => {
        await demandOpenStaffSession(ctx, trx, caller.staff);
        const kept = await keepPasskey(ctx, trx, caller.staff, body, proved);
        await note(trx, caller, "staff-passkey-added");
        await tellStaff(ctx, trx, caller.lender, caller.staff, "added");
        return kept;
      },
    ),
    answerPrepared(
      removeStaffPasskey,
      ({ body }, { staff }) => proveOneself(ctx, staff, body),
      async ({ params, body }, caller, trx) => {
        await removeOwnPasskey(ctx, trx, caller.staff, params.passkey, body.appCode !== undefined);
        await note(trx, caller, "staff-passkey-removed");
        await tellStaff(ctx, trx, caller.lender, caller.staff, "removed");
      },
    ),
    answer(beginPasskeyFactor, async (_received, { staff }, trx) => {
      const { orgCode, sessionId } = staff;
      return {
        challenge: await makeChallenge(ctx, trx, { orgCode, staffSessionId: sessionId }),
        rpId: consolePartyOf(ctx).id,
        timeout: CHALLENGE_MS,
        allowCredentials: await credentialsOf(trx, staff),
      };
    }),
    answerPrepared(
      givePasskeyFactor,
      ({ body }, caller) => completeLogInByPasskey(ctx, caller.staff, body.assertion, caller),
      async (_received, { reply }, _trx, token) => {
        void reply.header("authorization", token);
        return { redirect: HOME };
      },
    ),
  ];
}
