import { endBorrowerSessions } from "@gable/contract/calls/identity-desk.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { answer, type Route, staffActor } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import { endSessions } from "../../http/session.ts";
import { lockApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { voidLinks } from "./one-time-secrets.ts";
import { tellOwner } from "./tell-owner.ts";

/** What an administrator does about an account that somebody else may have: a phone was lost, a password given away. */
export function sessionDeskRoutes(ctx: Context): Route[] {
  return [
    answer(endBorrowerSessions, async ({ params: { uuid }, body }, caller, trx) => {
      const { file, seal } = await lockApplication(ctx, trx, uuid);
      const ended = await endAll(ctx, trx, caller.lender, file.identityUuid);
      if (ended === 0) throw new Refusal(409, "nobody-logged-in", "Nobody is logged in to this account.");
      await appendEvents(trx, uuid, staffActor(caller), ctx.clock.now(uuid).toISOString(), [
        {
          type: "borrower-logged-out",
          detail: { sessions: ended },
          // A reason is free text, in which anything may stand.
          sealed: seal.sealJson({ reason: body.reason }, `event:${uuid}`),
        },
      ]);
      return { ended };
    }),
  ];
}

/** Ends every session of an account and tells its owner; returns how many still opened something. */
async function endAll(ctx: Context, trx: Transaction, lender: Lender, identityUuid: string): Promise<number> {
  const open = await trx
    .selectFrom("sessions")
    .innerJoin("identities", "identities.uuid", "sessions.identity_uuid")
    .select("identities.email")
    .where("identity_uuid", "=", identityUuid)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", ctx.clock.now().toISOString())
    .execute();
  const [owner] = open;
  if (!owner) return 0;
  await endSessions(ctx, trx, { identityUuid });
  await voidLinks(ctx, trx, identityUuid);
  await tellOwner(ctx, trx, lender, { identityUuid, email: owner.email }, "logged-out-by-lender");
  return open.length;
}
