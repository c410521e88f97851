import {
  brokerLogIn,
  brokerLogOut,
  brokerSelf,
  confirmEmail as confirmEmailCall,
  forgetPassword as forgetPasswordCall,
  identity,
  identityByToken,
  logIn as logInCall,
  register,
  resetPassword as resetPasswordCall,
  sendEmailCode as sendEmailCodeCall,
} from "@gable/contract/calls/identity.ts";
import {
  logInByMail as logInByMailCall,
  sendLogInMail as sendLogInMailCall,
} from "@gable/contract/calls/identity-mail.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { isRedirectBack } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { endSessions } from "../../http/session.ts";
import { addressToConfirm, confirmEmail, proveCode, sendEmailCode } from "./email-confirmation.ts";
import { loadIdentity } from "./identity-store.ts";
import { logIn } from "./log-in.ts";
import { logInByMail, sendLogInMail } from "./mail-log-in.ts";
import { forgetPassword, resetPassword } from "./password-reset.ts";
import { hashPassword } from "./passwords.ts";
import { registerBorrower } from "./register-borrower.ts";

/** Where a log-in leads that was asked to lead back. */
const landing = (redirectUrl: string | undefined): string =>
  redirectUrl && isRedirectBack(redirectUrl) ? redirectUrl : siteRoutes.dashboard;

/** Accounts, sessions and passwords. */
export function sessionRoutes(ctx: Context): Route[] {
  return [
    answerPrepared(
      register,
      ({ body }) => hashPassword(body.password),
      ({ body }, caller, trx, passwordHash) => registerBorrower(ctx, trx, caller, body, passwordHash),
      {
        // A reply that was lost is repeated with a session too, for whoever still knows the password.
        complete: async ({ body }, { lender, userAgent, reply }) => {
          void reply.header("authorization", await logIn(ctx, lender, body, userAgent));
        },
      },
    ),
    // Log-ins count failures in transactions of their own, which must not wait for a connection while they hold one.
    answerPrepared(
      logInCall,
      ({ body }, { lender, userAgent }) => logIn(ctx, lender, body, userAgent),
      async (_received, { reply }, _trx, token) => {
        void reply.header("authorization", token);
        return { jwt: token };
      },
    ),
    answerPrepared(
      brokerLogIn,
      ({ body }, { lender, userAgent }) => logIn(ctx, lender, body, userAgent),
      async ({ body }, { reply }, _trx, token) => {
        void reply.header("authorization", token);
        return { redirect: landing(body.redirectUrl) };
      },
    ),
    answer(brokerLogOut, async (_received, { session }, trx) => {
      await endSessions(ctx, trx, { sessionId: session.sessionId });
      return { redirect: session.signer ? onHost(paths.signerLogin()) : siteRoutes.login };
    }),
    answer(identity, (_received, { session }, trx) => loadIdentity(ctx, trx, session)),
    answer(identityByToken, (_received, { session }, trx) => loadIdentity(ctx, trx, session)),
    answer(brokerSelf, async (_received, { session }, trx) => {
      const { uuid, email, organizationCode, isBroker } = await loadIdentity(ctx, trx, session);
      return { identityUuid: uuid, email, organizationCode, isBroker };
    }),
    answerPrepared(
      forgetPasswordCall,
      ({ body }, { lender }) => forgetPassword(ctx, lender, body.email),
      async () => undefined,
    ),
    answerPrepared(
      sendLogInMailCall,
      ({ body }, { lender }) => sendLogInMail(ctx, lender, body),
      async () => undefined,
    ),
    answerPrepared(
      logInByMailCall,
      ({ body }, { lender, userAgent }) => logInByMail(ctx, lender, body, userAgent),
      async ({ body }, { reply }, _trx, token) => {
        void reply.header("authorization", token);
        return { redirect: landing(body.redirectUrl) };
      },
    ),
    answer(resetPasswordCall, ({ body }, { lender }, trx) => resetPassword(ctx, trx, lender, body)),
    answerPrepared(
      confirmEmailCall,
      ({ body }, { session }) => proveCode(ctx, session, body.code),
      ({ body }, caller, trx) => confirmEmail(ctx, trx, caller, body.code),
    ),
    answer(sendEmailCodeCall, async (_received, { session, lender }, trx) =>
      sendEmailCode(ctx, trx, lender, { uuid: session.identityUuid, email: await addressToConfirm(trx, session) }),
    ),
  ];
}
