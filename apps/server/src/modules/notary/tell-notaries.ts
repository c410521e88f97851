import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Change } from "../../workflow/advance.ts";
import type { ActNamed } from "../../workflow/staff-act.ts";
import { tellColleagues } from "../notifications/tell-colleague.ts";
import { listNotaries } from "../staff/list-notaries.ts";
import { changeOfSession } from "./desk-session.ts";

/** A session goes to a colleague, who is told by mail. */
export function handedOver(
  ctx: Context,
  file: LoanFile,
  act: ActNamed<"hand-over-notary-session">,
  by: string,
  at: string,
): Change {
  const change = changeOfSession(file, act, by, at);
  return { ...change, alongside: (trx) => tellOfHandOver(ctx, trx, file, { by, to: act.to }) };
}

/** Tells who may take a session that is handed over: the colleague who is named, or every other notary of the lender's. `by`: who asked. */
async function tellOfHandOver(
  ctx: Context,
  trx: Transaction,
  { uuid, orgCode, loanNumber, facts }: LoanFile,
  { by, to }: { readonly by: string; readonly to: string | undefined },
): Promise<void> {
  const holder = facts.notarySession?.desk?.staffUuid;
  const notaries = to === undefined ? (await listNotaries(trx, orgCode)).map(({ staffUuid }) => staffUuid) : [to];
  await tellColleagues(ctx, trx, {
    orgCode,
    path: `/notary/${uuid}`,
    to: notaries.filter((notary) => notary !== by && notary !== holder),
    subject: {
      en: `A notary session is handed over: ${loanNumber}`,
      es: `Se entrega una sesión notarial: ${loanNumber}`,
    },
    paragraph: {
      en: "A colleague cannot hold this session. Take it under your own commission on the page Notary; what you should know stands beside it. Until somebody takes it, it stays where it is.",
      es: "Un colega no puede llevar esta sesión. Tómela bajo su propia comisión en la página Notario; lo que debe saber está al lado. Hasta que alguien la tome, queda donde está.",
    },
  });
}
