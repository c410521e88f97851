import { goodUntil, type LostSecondStep, opensAt } from "@gable/domain/identity/lost-second-step.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { endSessions } from "../../http/session.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { withoutSecondFactor } from "./second-factor.ts";
import { tellOwner } from "./tell-owner.ts";

/**
 * Takes the second step off where two administrators agreed to, its day of rest is over and somebody has just shown the password or the
 * mailbox: every session ends, and the owner is told. False where it is to be asked for.
 */
export async function takeOffLost(ctx: Context, lender: Lender, identityUuid: string): Promise<boolean> {
  return ctx.database.kysely.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("identities")
      .select(["email", "second_step_lost"])
      .where("uuid", "=", identityUuid)
      .where("second_step_lost", "is not", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.second_step_lost || !isOpen(row.second_step_lost, ctx.clock.now())) return false;
    await trx.updateTable("identities").set(withoutSecondFactor).where("uuid", "=", identityUuid).execute();
    await endSessions(ctx, trx, { identityUuid });
    await tellOwner(ctx, trx, lender, { identityUuid, email: row.email }, "second-factor-lost");
    await noteOf(ctx, trx, row.second_step_lost, { kind: "system" }, "second-step-taken-off");
    return true;
  });
}

/** Whoever shows the second step, or a passkey, has not lost it: nobody takes it off. */
export async function keepFound(ctx: Context, identityUuid: string): Promise<void> {
  await ctx.database.kysely.transaction().execute(async (trx) => {
    const lost = await leaveOn(trx, identityUuid);
    if (lost) await noteOf(ctx, trx, lost, { kind: "system" }, "second-step-found");
  });
}

/** Forgets that a second step is to be taken off. Returns what was forgotten, if anything was. */
export async function leaveOn(trx: Transaction, identityUuid: string): Promise<LostSecondStep | undefined> {
  const row = await trx
    .selectFrom("identities")
    .select("second_step_lost")
    .where("uuid", "=", identityUuid)
    .where("second_step_lost", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.second_step_lost) return undefined;
  await trx.updateTable("identities").set({ second_step_lost: null }).where("uuid", "=", identityUuid).execute();
  return row.second_step_lost;
}

/** What was asked for, as long as it is good. */
export const inForce = (lost: LostSecondStep | null, now: Date): LostSecondStep | null =>
  lost && now.getTime() < Date.parse(goodUntil(lost)) ? lost : null;

function isOpen(lost: LostSecondStep, now: Date): boolean {
  const from = opensAt(lost);
  return from !== undefined && now.getTime() >= Date.parse(from) && inForce(lost, now) !== null;
}

const noteOf = (ctx: Context, trx: Transaction, lost: LostSecondStep, actor: Actor, type: string): Promise<void> =>
  appendEvents(trx, lost.application, actor, ctx.clock.now(lost.application).toISOString(), [
    { type, detail: {}, sealed: null },
  ]);
