import { recordUnwinding } from "@gable/contract/calls/rescission.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { isClaimRecorded, isUnwinding, unwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Context } from "../../context.ts";
import { answer, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { sendMail } from "../notifications/mail.ts";

const CLAIM = {
  NEVER_RECORDED: {
    en: "Our claim was never on the county’s books, and we have none on your home.",
    es: "Nuestro gravamen nunca se inscribió en el condado y no tenemos ninguno sobre su casa.",
  },
  RELEASED: {
    en: "We released our claim at the county, and have none on your home.",
    es: "Cancelamos nuestro gravamen en el condado y no tenemos ninguno sobre su casa.",
  },
} as const;

/** A line that ended after it was signed is unwound within twenty days: money returned, the claim given up. 12 CFR 1026.15(d). */
export function unwindingRoutes(ctx: Context): Route[] {
  return [
    answer(recordUnwinding, async ({ params, body }, caller, trx) => {
      const advanced = await advance(ctx, trx, params.uuid, staffActor(caller), (file, now) => {
        if (!isUnwinding(file.facts)) throw outOfOrder(decide(file).step, "There is nothing to unwind.");
        const { returned, claim } = body;
        if (claim === "NEVER_RECORDED" && isClaimRecorded(file.facts)) throw invalid({ claim: ["was-recorded"] });
        return {
          event: "line-unwound",
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
        subject: { en: "Your line of credit is undone", es: "Su línea de crédito está deshecha" },
        paragraphs: [
          {
            en: `The line of credit ${loanNumber}, which ended before any money was sent, is undone. ${body.returned > 0 ? `We returned ${amount} to you. ` : "You had paid nothing. "}${CLAIM[body.claim].en}`,
            es: `La línea de crédito ${loanNumber}, que terminó antes de enviarse dinero, está deshecha. ${body.returned > 0 ? `Le devolvimos ${amount}. ` : "Usted no había pagado nada. "}${CLAIM[body.claim].es}`,
          },
        ],
      });
    }),
  ];
}
