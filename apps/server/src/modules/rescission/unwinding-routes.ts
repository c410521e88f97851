import { recordUnwinding } from "@gable/contract/calls/rescission.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { isUnwinding, unwindBy } from "@gable/domain/workflow/unwinding.ts";
import type { Context } from "../../context.ts";
import { answer, type Route, staffActor } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { sendMail } from "../notifications/mail.ts";

/** A rescinded line is unwound within twenty days: money returned, the claim on the home given up. 12 CFR 1026.15(d). */
export function unwindingRoutes(ctx: Context): Route[] {
  return [
    answer(recordUnwinding, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, staffActor(caller), (file, now) => {
        if (!isUnwinding(file.facts)) throw outOfOrder(decide(file).step, "There is nothing to unwind.");
        const { returned, claim } = body;
        return {
          event: "rescission-unwound",
          facts: { unwound: { by: caller.staff.staffUuid, at: now.toISOString(), returned, claim } },
          detail: { returned, claim, by: unwindBy(file.facts) },
        };
      });
      const { facts, identityUuid, loanNumber } = advanced.file;
      if (!facts.answers.email) return;
      const amount = formatDollars(body.returned);
      await sendMail(ctx, trx, caller.lender, identityUuid, {
        to: facts.answers.email,
        applicationUuid: advanced.file.uuid,
        language: facts.answers.language ?? "en",
        subject: { en: "Your cancellation is complete", es: "Su cancelación está completa" },
        paragraphs: [
          {
            en: `The line of credit ${loanNumber} that you cancelled is unwound. ${body.returned > 0 ? `We returned ${amount} to you. ` : "You had paid nothing. "}We have no claim on your home.`,
            es: `La línea de crédito ${loanNumber} que usted canceló está deshecha. ${body.returned > 0 ? `Le devolvimos ${amount}. ` : "Usted no había pagado nada. "}No tenemos ningún gravamen sobre su casa.`,
          },
        ],
      });
    }),
  ];
}
