import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid } from "../../http/refusal.ts";
import { holdApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";

/** Gives an application to somebody of its own lender, or to nobody; the log keeps who did. */
export async function assign(
  ctx: Context,
  trx: Transaction,
  application: { readonly uuid: string; readonly orgCode: string },
  staffUuid: string | null,
  actor: Actor,
): Promise<{ uuid: string; name: string } | null> {
  const person = staffUuid === null ? null : await colleagueOf(trx, application.orgCode, staffUuid);
  await holdApplication(trx, application.uuid);
  await trx
    .updateTable("pipeline")
    .set({ assignee_uuid: staffUuid })
    .where("application_uuid", "=", application.uuid)
    .execute();
  const at = ctx.clock.now(application.uuid).toISOString();
  await appendEvents(trx, application.uuid, actor, at, [
    { type: "assigned", detail: { assignee: staffUuid }, sealed: null },
  ]);
  return person;
}

async function colleagueOf(trx: Transaction, orgCode: string, uuid: string): Promise<{ uuid: string; name: string }> {
  const person = await trx
    .selectFrom("staff")
    .select(["uuid", "name"])
    .where("uuid", "=", uuid)
    .where("org_code", "=", orgCode)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  if (!person) throw invalid({ staffUuid: ["unknown"] });
  return person;
}
