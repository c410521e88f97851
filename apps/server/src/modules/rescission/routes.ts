import { rescind, rescission } from "@gable/contract/calls/rescission.ts";
import { mayRescind } from "@gable/domain/workflow/rescission.ts";
import type { Context } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { commandReply } from "../application/command-reply.ts";
import { sendMail } from "../notifications/mail.ts";
import { demandRescindable } from "./demand-rescindable.ts";

/** The right to cancel: reading it and using it. */
export function rescissionRoutes(ctx: Context): Route[] {
  return [
    answer(rescission, async ({ params }, _caller, trx) => {
      const { facts } = (await loadApplication(ctx, trx, params.uuid)).file;
      return {
        applies: mayRescind(facts),
        lastDay: facts.rescission?.endsOn ?? null,
        expiresAt: facts.rescission?.expiresAt ?? null,
        over: facts.rescissionOver !== undefined,
        cancelled: facts.rescinded !== undefined,
      };
    }),
    answer(rescind, async ({ params }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => {
        demandRescindable(file, now);
        return {
          event: "rescinded",
          facts: { rescinded: { by: caller.session.identityUuid, at: now.toISOString() } },
          detail: { ip: caller.ip },
        };
      });
      await sendMail(ctx, trx, caller.lender, caller.session.identityUuid, {
        to: caller.session.email,
        applicationUuid: advanced.file.uuid,
        language: advanced.file.facts.answers.language ?? "en",
        subject: { en: "Your line of credit is cancelled", es: "Su línea de crédito está cancelada" },
        paragraphs: [
          {
            en: `You cancelled the line of credit ${advanced.file.loanNumber}. Our claim on your home is void. Whatever you paid is returned within 20 days.`,
            es: `Usted canceló la línea de crédito ${advanced.file.loanNumber}. Nuestro gravamen sobre su casa queda sin efecto. Lo que haya pagado se le devuelve dentro de 20 días.`,
          },
        ],
      });
      return commandReply(advanced, caller);
    }),
  ];
}
