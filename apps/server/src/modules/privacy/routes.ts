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
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Context } from "../../context.ts";
import { answer, answerPrepared, borrower, type Route, staffActor } from "../../http/contract-routing.ts";
import { outOfOrder, Refusal } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { holdApplication } from "../../workflow/application-store.ts";
import { appendEvents } from "../../workflow/event-log.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { commandReply } from "../application/command-reply.ts";
import { redrawn } from "../closing/reissue-package.ts";
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

/** 15 USC 7001(c)(1)(B): consent may be withdrawn; what was delivered stays delivered, what comes is sent on paper. */
function paperRoute(ctx: Context): Route {
  return answer(goOnPaper, async ({ params }, caller, trx) => {
    const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
      refuseEnded(file);
      if (file.facts.onPaper) throw outOfOrder(decide(file).step, "Your application goes on by post already.");
      // What is drawn and not signed yet is signed by hand: it is drawn for that, and posted.
      const again = redrawn(file, now);
      return {
        event: "electronic-records-withdrawn",
        facts: { ...again?.facts, onPaper: { at: now.toISOString() } },
        ...(again?.alongside && { alongside: again.alongside }),
      };
    });
    const { email, identityUuid } = caller.session;
    await sendMail(ctx, trx, caller.lender, identityUuid, {
      to: email,
      applicationUuid: advanced.file.uuid,
      language: advanced.file.facts.answers.language ?? "en",
      subject: { en: "Your application goes on by post", es: "Su solicitud continúa por correo postal" },
      paragraphs: [
        {
          en: "You withdrew your consent to electronic records. There is no charge. We post every further notice and every document to be signed to your home. What you received and signed until now stays valid. You may change your mind at any time in your settings or by phone.",
          es: "Usted retiró su consentimiento a los registros electrónicos. No tiene costo. Enviaremos por correo postal a su casa cada aviso y cada documento para firmar. Lo que recibió y firmó hasta ahora sigue siendo válido. Puede cambiar de opinión cuando quiera en su configuración o por teléfono.",
        },
      ],
    });
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
