import type { BodyOf } from "@gable/contract/call.ts";
import { recordUnwinding } from "@gable/contract/calls/rescission.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { isClaimRecorded, isUnwinding, unwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isSomebodyListed } from "@gable/domain/workflow/sanctions/listed-person.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { answer, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid, outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { type Mail, sendMail } from "../notifications/mail.ts";

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
      await advance(ctx, trx, params.uuid, staffActor(caller), (file, now) => {
        const { facts } = file;
        if (!isUnwinding(facts)) throw outOfOrder(decide(file).step, "There is nothing to unwind.");
        const { returned, claim, authority } = body;
        const isDealtWith = returned > 0 || claim === "RELEASED";
        if (claim === "NEVER_RECORDED" && isClaimRecorded(facts)) throw invalid({ claim: ["was-recorded"] });
        if (isDealtWith && isSomebodyListed(facts) && !authority) throw invalid({ authority: ["required"] });
        const unwound = { by: caller.staff.staffUuid, at: now.toISOString(), returned, claim };
        return {
          event: "line-unwound",
          facts: { unwound: { ...unwound, ...(authority !== undefined && { authority }) } },
          detail: { returned, claim, by: unwindBy(facts) },
          alongside: () => tellUnwound(ctx, trx, caller.lender, file, body),
        };
      });
    }),
  ];
}

type Unwound = BodyOf<typeof recordUnwinding>;
type Told = Pick<Mail, "subject" | "paragraphs">;

/** Writes to the borrower what was recorded. `file`: as it was before. */
async function tellUnwound(ctx: Context, trx: Transaction, lender: Lender, file: LoanFile, body: Unwound) {
  const { uuid, identityUuid, loanNumber } = file;
  const { answers, unwound: before } = file.facts;
  if (!answers.email) return;
  await sendMail(ctx, trx, lender, identityUuid, {
    to: answers.email,
    applicationUuid: uuid,
    language: answers.language ?? "en",
    ...(before
      ? releasedAfterAll(loanNumber, body, before)
      : undone(loanNumber, body, file.facts.listed !== undefined)),
  });
}

/** `keepsFees`: what was paid by whoever is on a sanctions list is held for them, and it is not said that there was nothing. */
function undone(loanNumber: string, { returned, claim }: Unwound, keepsFees: boolean): Told {
  const amount = formatDollars(returned);
  const paidNothing = keepsFees
    ? { en: "", es: "" }
    : { en: "You had paid nothing. ", es: "Usted no había pagado nada. " };
  return {
    subject: { en: "Your line of credit is undone", es: "Su línea de crédito está deshecha" },
    paragraphs: [
      {
        en: `The line of credit ${loanNumber}, which ended before any money was sent, is undone. ${returned > 0 ? `We returned ${amount} to you. ` : paidNothing.en}${CLAIM[claim].en}`,
        es: `La línea de crédito ${loanNumber}, que terminó antes de enviarse dinero, está deshecha. ${returned > 0 ? `Le devolvimos ${amount}. ` : paidNothing.es}${CLAIM[claim].es}`,
      },
    ],
  };
}

/** Where the county recorded a deed of which the borrower had read that it never was. */
function releasedAfterAll(loanNumber: string, { returned, claim }: Unwound, before: Pick<Unwound, "returned">): Told {
  const amount = formatDollars(returned);
  const isOther = returned !== before.returned;
  return {
    subject: { en: "We gave up our claim on your home", es: "Renunciamos a nuestro gravamen sobre su casa" },
    paragraphs: [
      {
        en: `After we wrote to you that our claim for the line of credit ${loanNumber} was never on the county’s books, the county recorded it. ${CLAIM[claim].en}${isOther ? ` In all we returned ${amount} to you.` : ""}`,
        es: `Después de escribirle que nuestro gravamen por la línea de crédito ${loanNumber} nunca se inscribió, el condado lo inscribió. ${CLAIM[claim].es}${isOther ? ` En total le devolvimos ${amount}.` : ""}`,
      },
    ],
  };
}
