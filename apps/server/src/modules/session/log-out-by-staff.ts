import { endBorrowerSessions, endSignerSessions } from "@gable/contract/calls/identity-desk.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { answer, type Caller, type Route, staffActor } from "../../http/contract-routing.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import { endSessions } from "../../http/session.ts";
import { lockApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { voidLinks } from "./one-time-secrets.ts";
import { tellOwner } from "./tell-owner.ts";

/** What an administrator does about an account that somebody else may have: a phone was lost, a password given away. */
export function sessionDeskRoutes(ctx: Context): Route[] {
  return [
    answer(endBorrowerSessions, async ({ params: { uuid }, body }, caller, trx) => {
      const locked = await lockApplication(ctx, trx, uuid);
      return logOut(ctx, trx, caller, { locked, identityUuid: locked.file.identityUuid, ...body });
    }),
    answer(endSignerSessions, async ({ params: { uuid, signer }, body }, caller, trx) => {
      const locked = await lockApplication(ctx, trx, uuid);
      const named = locked.file.facts.signers.find((one) => one.uuid === signer);
      if (!named) throw notFound();
      return logOut(ctx, trx, caller, { locked, identityUuid: named.identityUuid, signer, ...body });
    }),
  ];
}

interface LoggedOut {
  readonly locked: Awaited<ReturnType<typeof lockApplication>>;
  /** Undefined: they have never come. */
  readonly identityUuid: string | undefined;
  /** Who signs beside the borrower; undefined: the borrower. */
  readonly signer?: string;
  readonly reason: string;
}

async function logOut(
  ctx: Context,
  trx: Transaction,
  caller: Caller<"staff-on-file">,
  { locked: { file, seal }, identityUuid, signer, reason }: LoggedOut,
): Promise<{ ended: number }> {
  const ended = identityUuid ? await endAll(ctx, trx, caller.lender, identityUuid) : 0;
  if (ended === 0) throw new Refusal(409, "nobody-logged-in", "Nobody is logged in to this account.");
  await appendEvents(trx, file.uuid, staffActor(caller), ctx.clock.now(file.uuid).toISOString(), [
    {
      type: signer ? "signer-logged-out" : "borrower-logged-out",
      detail: { sessions: ended, ...(signer && { signer }) },
      // A reason is free text, in which anything may stand.
      sealed: seal.sealJson({ reason }, `event:${file.uuid}`),
    },
  ]);
  return { ended };
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
