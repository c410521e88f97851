import {
  addPasskey,
  beginPasskey as beginPasskeyCall,
  beginPasskeyLogIn,
  logInWithPasskey,
  passkeys,
  removePasskey,
} from "@gable/contract/calls/identity-passkeys.ts";
import { isRedirectBack } from "@gable/domain/journey/redirects.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, type Route } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import { openSession } from "../../http/session.ts";
import { proveOwner } from "./change-password.ts";
import { demandOpenSession } from "./demand-open-session.ts";
import { endOtherSessions } from "./own-sessions.ts";
import { CHALLENGE_MS, makeChallenge } from "./passkey-challenges.ts";
import { provePasskey } from "./passkey-log-in.ts";
import { beginPasskey, forgetPasskey, keepPasskey, listPasskeys, proveMade } from "./passkeys.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { tellOwner } from "./tell-owner.ts";

/** Passkeys: made and removed in an open session against the owner's proof, and a way to log in by themselves. */
export function passkeyRoutes(ctx: Context): Route[] {
  return [
    answer(passkeys, (_received, { session }, db) => listPasskeys(ctx, db, session)),
    answerPrepared(
      beginPasskeyCall,
      ({ body }, { session, lender }) => proveOwner(ctx, lender, session, body),
      (_received, { session, lender, request }, trx) =>
        beginPasskey(ctx, trx, session, relyingPartyOf(ctx, lender, request)),
    ),
    answerPrepared(
      addPasskey,
      ({ body }, { session, lender, request }) =>
        proveMade(ctx, session, relyingPartyOf(ctx, lender, request), body.credential),
      async ({ body }, { session, lender }, trx, proved) => {
        await demandOpenSession(ctx, trx, session);
        const kept = await keepPasskey(ctx, trx, session, body, proved);
        await tellOwner(ctx, trx, lender, session, "passkey-added");
        return kept;
      },
    ),
    answerPrepared(
      removePasskey,
      ({ body }, { session, lender }) => proveOwner(ctx, lender, session, body),
      async ({ params }, { session, lender }, trx) => {
        await demandOpenSession(ctx, trx, session);
        await forgetPasskey(trx, session, params.passkey);
        await endOtherSessions(ctx, trx, session);
        await tellOwner(ctx, trx, lender, session, "passkey-removed");
      },
    ),
    answer(beginPasskeyLogIn, async (_received, { lender, request }, trx) => ({
      challenge: await makeChallenge(ctx, trx, { orgCode: lender.orgCode }),
      rpId: relyingPartyOf(ctx, lender, request).id,
      timeout: CHALLENGE_MS,
    })),
    answerPrepared(
      logInWithPasskey,
      ({ body }, { lender, request }) =>
        provePasskey(ctx, lender, relyingPartyOf(ctx, lender, request), body.assertion),
      async ({ body }, { lender, reply, userAgent }, trx, { identityUuid, onlySigns }) => {
        if (onlySigns)
          throw new Refusal(
            403,
            "passkey-of-signer",
            "This passkey is for signing. Log in where you were asked to sign.",
          );
        const { orgCode } = lender;
        void reply.header(
          "authorization",
          await openSession(ctx, trx, { uuid: identityUuid, orgCode, openedBy: "passkey" }, userAgent),
        );
        return {
          redirect: body.redirectUrl && isRedirectBack(body.redirectUrl) ? body.redirectUrl : siteRoutes.dashboard,
        };
      },
    ),
  ];
}
