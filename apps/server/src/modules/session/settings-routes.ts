import {
  beginSecondFactor as beginSecondFactorCall,
  changeEmail as changeEmailCall,
  changePassword as changePasswordCall,
  chooseTexts as chooseTextsCall,
  confirmSecondFactor as confirmSecondFactorCall,
  endOtherSessions as endOtherSessionsCall,
  endSession,
  preferences,
  removeSecondFactor as removeSecondFactorCall,
  renewRecoveryCodes as renewRecoveryCodesCall,
  savePreferences,
  secondFactor,
  sessions,
} from "@gable/contract/calls/identity-settings.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { chooseTexts, textsOf } from "../notifications/choose-texts.ts";
import { forgetReplaysOf } from "../telemetry/session-replays.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword, proveOwner, provePassword } from "./change-password.ts";
import { demandOpenSession } from "./demand-open-session.ts";
import { endOtherSessions, endOwnSession, listSessions } from "./own-sessions.ts";
import { hashPassword } from "./passwords.ts";
import { keepPreferences, preferencesOf } from "./preferences.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from "./second-factor.ts";

/** What the owner of an account may set. What weakens or replaces a secret asks for the password again, and for a code where there is a second step. */
export function settingsRoutes(ctx: Context): Route[] {
  return [
    answer(sessions, (_received, { session }, db) => listSessions(ctx, db, session)),
    answer(endSession, ({ params }, { session }, trx) => endOwnSession(ctx, trx, session, params.sessionUuid)),
    answer(endOtherSessionsCall, (_received, { session }, trx) => endOtherSessions(ctx, trx, session)),
    answerPrepared(
      changePasswordCall,
      async ({ body }, { session, lender }) => {
        await proveOwner(ctx, lender, session, body);
        return hashPassword(body.newPassword);
      },
      async ({ body }, { session, lender }, trx, passwordHash) => {
        await demandOpenSession(ctx, trx, session);
        await changePassword(ctx, trx, lender, session, { newPassword: body.newPassword, passwordHash });
      },
    ),
    answerPrepared(
      changeEmailCall,
      ({ body }, { session, lender }) => proveOwner(ctx, lender, session, body),
      async ({ body }, caller, trx) => {
        await demandOpenSession(ctx, trx, caller.session);
        await changeEmail(ctx, trx, caller, body.email);
      },
    ),
    answerPrepared(
      beginSecondFactorCall,
      ({ body }, { session, lender }) => provePassword(ctx, lender, session, body.password),
      async (_received, { session, lender }, trx) => {
        await demandOpenSession(ctx, trx, session);
        return beginSecondFactor(ctx, trx, lender, session);
      },
    ),
    answer(secondFactor, (_received, { session }, db) => secondFactorOf(db, session)),
    answer(confirmSecondFactorCall, async ({ body }, { session, lender }, trx) => {
      await demandOpenSession(ctx, trx, session);
      return { recoveryCodes: [...(await confirmSecondFactor(ctx, trx, lender, session, body.code))] };
    }),
    answerPrepared(
      renewRecoveryCodesCall,
      ({ body }, { session, lender }) => proveOwner(ctx, lender, session, body),
      async (_received, { session, lender }, trx) => {
        await demandOpenSession(ctx, trx, session);
        return { recoveryCodes: [...(await renewRecoveryCodes(ctx, trx, lender, session))] };
      },
    ),
    answerPrepared(
      removeSecondFactorCall,
      ({ body }, { session, lender }) => proveOwner(ctx, lender, session, body),
      async (_received, { session, lender }, trx) => {
        await demandOpenSession(ctx, trx, session);
        await removeSecondFactor(ctx, trx, lender, session);
      },
    ),
    answer(preferences, async (_received, { session }, db) => ({
      ...(await preferencesOf(ctx, db, session.identityUuid)),
      texts: await textsOf(ctx, db, session.identityUuid),
    })),
    answer(chooseTextsCall, ({ body }, caller, trx) => chooseTexts(ctx, trx, caller, body.consent)),
    answer(savePreferences, async ({ body }, { session }, trx) => {
      await keepPreferences(ctx, trx, session.identityUuid, body);
      if (body.countsVisits === false) await forgetReplaysOf(trx, session.identityUuid);
    }),
  ];
}
