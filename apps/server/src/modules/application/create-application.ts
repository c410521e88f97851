import { randomUUID } from "node:crypto";
import { loanNumberOf } from "@gable/domain/application/loan-number.ts";
import { unpublishedFlags } from "@gable/domain/application/status.ts";
import { PLAN_VERSION } from "@gable/domain/workflow/decide.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import { type Facts, noFacts } from "@gable/domain/workflow/facts/facts.ts";
import { profileIsComplete } from "@gable/domain/workflow/stages/application.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { type Advanced, advance } from "../../workflow/advance.ts";
import { factsContext } from "../../workflow/application-store.ts";

/** Opens an application with what is known already and lets it find its place. */
export async function createApplication(
  ctx: Context,
  trx: Transaction,
  opening: {
    readonly orgCode: string;
    readonly identityUuid: string;
    readonly facts: Partial<Facts>;
    readonly actor: Actor;
    /** What is noted beside the facts. */
    readonly detail?: Readonly<Record<string, unknown>>;
  },
): Promise<Advanced> {
  const uuid = randomUUID();
  const now = ctx.clock.now();
  const { rows } = await sql<{ serial: number }>`select nextval('loan_number_serial') as serial`.execute(trx);
  const { wrapped, seal } = ctx.sealing.createKey();
  await trx
    .insertInto("applications")
    .values({
      uuid,
      org_code: opening.orgCode,
      identity_uuid: opening.identityUuid,
      loan_number: loanNumberOf(now.getUTCFullYear(), Number(rows[0]?.serial)),
      plan_version: PLAN_VERSION,
      status: JSON.stringify(unpublishedFlags),
      created_at: now.toISOString(),
      sealed_facts: seal.sealJson(noFacts, factsContext(uuid)),
      ...wrapped,
    })
    .execute();
  return advance(ctx, trx, uuid, opening.actor, (file, at) => {
    const facts: Facts = { ...file.facts, ...opening.facts };
    const creditorCalendar = ctx.lenders.creditorCalendarOf(opening.orgCode);
    return {
      event: "application-opened",
      ...(opening.detail && { detail: opening.detail }),
      facts: { ...opening.facts, creditorCalendar, ...(profileIsComplete(facts) && { receivedAt: at.toISOString() }) },
    };
  });
}
