import { randomUUID } from "node:crypto";
import {
  answerComplaint as answerComplaintCall,
  complain,
  complaints,
  deletion,
  goOnPaper,
  liftHold,
  ownChecks,
  ownComplaints,
  ownData,
  placeHold,
  requestDeletion,
  takeBackDeletion,
} from "@gable/contract/calls/privacy.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route, staffActor } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { holdApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { commandReply } from "../application/command-reply.ts";
import { goneOnPaper } from "../closing/go-on-paper.ts";
import { sendMail } from "../notifications/mail.ts";
import { provePassword } from "../session/change-password.ts";
import { languageOf } from "../session/preferences.ts";
import { answerComplaint, fileComplaint, listComplaints, listLendersComplaints } from "./complaints.ts";
import { deletionOf } from "./deletion.ts";
import { holdContext } from "./legal-holds.ts";
import { listChecks } from "./own-checks.ts";
import { ownDataOf } from "./own-data.ts";

/** What people may know and decide about what is kept of them, and what staff do about it. */
export function privacyRoutes(ctx: Context): Route[] {
  return [...ownRoutes(ctx), paperRoute(ctx), ...staffRoutes(ctx)];
}

function ownRoutes(ctx: Context): Route[] {
  return [
    answer(ownChecks, async (_received, { session }, db) => ({
      checks: await listChecks(ctx, db, session),
    })),
    answerPrepared(
      ownData,
      ({ body }, { session, lender }) => provePassword(ctx, lender, session, body.password),
      (_received, { session }, trx) => ownDataOf(ctx, trx, session, ctx.clock.now()),
    ),
    answer(deletion, (_received, { session }, db) => deletionOf(ctx, db, session)),
    answerPrepared(
      requestDeletion,
      ({ body }, { session, lender }) => provePassword(ctx, lender, session, body.password),
      async (_received, { session, lender }, trx) => {
        const { identityUuid, email } = session;
        const fresh = await trx
          .insertInto("deletion_requests")
          .values({ identity_uuid: identityUuid, requested_at: ctx.clock.now().toISOString() })
          .onConflict((conflict) => conflict.doNothing())
          .returning("identity_uuid")
          .executeTakeFirst();
        if (fresh) {
          await sendMail(ctx, trx, lender, identityUuid, {
            to: email,
            language: await languageOf(ctx, trx, identityUuid),
            subject: { en: "You asked us to delete your data", es: "Nos pidió borrar sus datos" },
            paragraphs: [
              {
                en: "We delete what we keep about you as soon as the law lets us. Your settings show until when each application must be kept, and there you can take this back. If it was not you, change your password and call us.",
                es: "Borraremos lo que guardamos sobre usted en cuanto la ley lo permita. Su configuración muestra hasta cuándo debe guardarse cada solicitud, y allí puede anular este pedido. Si no fue usted, cambie su contraseña y llámenos.",
              },
            ],
          });
        }
        return deletionOf(ctx, trx, session);
      },
    ),
    answer(takeBackDeletion, async (_received, { session }, trx) => {
      await trx.deleteFrom("deletion_requests").where("identity_uuid", "=", session.identityUuid).execute();
      return deletionOf(ctx, trx, session);
    }),
    answer(complain, ({ body }, { session, lender }, trx) =>
      fileComplaint(ctx, trx, lender, session.identityUuid, body),
    ),
    answer(ownComplaints, async (_received, { session }, db) => ({
      complaints: await listComplaints(ctx, db, session.identityUuid),
    })),
  ];
}

function paperRoute(ctx: Context): Route {
  return answer(goOnPaper, async ({ params }, caller, trx) => {
    const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => goneOnPaper(ctx, file, now));
    return commandReply(advanced, caller);
  });
}

function staffRoutes(ctx: Context): Route[] {
  return [
    answer(complaints, async (_received, { staff }, db) => ({
      complaints: await listLendersComplaints(ctx, db, staff.orgCode),
    })),
    answer(answerComplaintCall, ({ params, body }, { staff, lender }, trx) =>
      answerComplaint(ctx, trx, lender, { complaint: params.complaint, text: body.text, staffUuid: staff.staffUuid }),
    ),
    answer(placeHold, async ({ params: { uuid }, body }, caller, trx) => {
      await holdApplication(trx, uuid);
      const { erased_at } = await trx
        .selectFrom("applications")
        .select("erased_at")
        .where("uuid", "=", uuid)
        .executeTakeFirstOrThrow();
      if (erased_at) throw new Refusal(409, "erased", "This application was deleted. Nothing of it is left to keep.");
      const at = ctx.clock.now(uuid).toISOString();
      const holdUuid = randomUUID();
      const placed = await trx
        .insertInto("legal_holds")
        .values({
          uuid: holdUuid,
          application_uuid: uuid,
          placed_by: caller.staff.staffUuid,
          placed_at: at,
          sealed_reason: ctx.sealing.alone.sealJson(body.reason, holdContext(holdUuid)),
        })
        .onConflict((conflict) => conflict.column("application_uuid").where("lifted_at", "is", null).doNothing())
        .returning("uuid")
        .executeTakeFirst();
      if (!placed) throw new Refusal(409, "held", "This application is on hold already.");
      await appendEvents(trx, uuid, staffActor(caller), at, [{ type: "legal-hold-placed", detail: {}, sealed: null }]);
    }),
    answer(liftHold, async ({ params: { uuid } }, caller, trx) => {
      await holdApplication(trx, uuid);
      const at = ctx.clock.now(uuid).toISOString();
      const lifted = await trx
        .updateTable("legal_holds")
        .set({ lifted_at: at, lifted_by: caller.staff.staffUuid })
        .where("application_uuid", "=", uuid)
        .where("lifted_at", "is", null)
        .returning("uuid")
        .executeTakeFirst();
      if (!lifted) throw new Refusal(409, "not-held", "This application is not on hold.");
      await appendEvents(trx, uuid, staffActor(caller), at, [{ type: "legal-hold-lifted", detail: {}, sealed: null }]);
    }),
  ];
}
