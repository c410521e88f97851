import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid } from "../../http/refusal.ts";
import { tellColleagues } from "../notifications/tell-colleague.ts";
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
  const before = await trx
    .selectFrom("pipeline")
    .select(["assignee_uuid", "loan_number"])
    .where("application_uuid", "=", application.uuid)
    .executeTakeFirst();
  await trx
    .updateTable("pipeline")
    .set({ assignee_uuid: staffUuid })
    .where("application_uuid", "=", application.uuid)
    .execute();
  const at = ctx.clock.now(application.uuid).toISOString();
  await appendEvents(trx, application.uuid, actor, at, [
    { type: "assigned", detail: { assignee: staffUuid }, sealed: null },
  ]);
  const isNews = staffUuid !== before?.assignee_uuid && !(actor.kind === "staff" && actor.identityUuid === staffUuid);
  if (person && before && isNews)
    await tellColleagues(ctx, trx, {
      orgCode: application.orgCode,
      path: `/file/${application.uuid}`,
      to: [person.uuid],
      subject: {
        en: `Application ${before.loan_number} is yours now`,
        es: `La solicitud ${before.loan_number} ahora es suya`,
      },
      paragraph: {
        en: "A colleague gave it to you. It stands in your list in the console, with what waits and since when.",
        es: "Se la dio un colega. Está en su lista en la consola, con lo que espera y desde cuándo.",
      },
    });
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
