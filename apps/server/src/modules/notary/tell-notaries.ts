import type { Words } from "@gable/domain/language.ts";
import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context, Follower } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Change } from "../../workflow/change.ts";
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

/** A visit that came to a notary of the lender's or went from one: both are told by mail, unless they did it themselves. */
export function toldOfVisit(ctx: Context, file: LoanFile, change: Change, by: string): Change {
  const from = file.facts.notaryVisit?.desk?.staffUuid;
  const to = change.facts.notaryVisit?.desk?.staffUuid;
  const { uuid, orgCode, loanNumber } = file;
  const tell = (trx: Transaction, notary: string | undefined, subject: Words, paragraph: Words) =>
    tellColleagues(ctx, trx, {
      orgCode,
      path: `/notary/${uuid}/visit`,
      to: notary === undefined || notary === by ? [] : [notary],
      subject: { en: `${subject.en}: ${loanNumber}`, es: `${subject.es}: ${loanNumber}` },
      paragraph,
    });
  return {
    ...change,
    alongside: async (trx) => {
      await change.alongside?.(trx);
      await tell(
        trx,
        from,
        { en: "A notary visit is yours no more", es: "Una visita notarial ya no es suya" },
        {
          en: "Somebody else goes to this visit. You need do nothing.",
          es: "Otra persona va a esta visita. Usted no tiene que hacer nada.",
        },
      );
      await tell(
        trx,
        to,
        { en: "You are named for a notary visit", es: "Se le asignó una visita notarial" },
        {
          en: "The borrower was told that you come. Where, when and what to bring stands on the visit’s page, where you also say what became of it. If you cannot go, name a colleague there or give the visit back in time.",
          es: "Se avisó al solicitante de que usted irá. Dónde, cuándo y qué llevar está en la página de la visita, donde también dice qué resultó. Si no puede ir, nombre allí a un colega o devuelva la visita a tiempo.",
        },
      );
    },
  };
}

/** A visit that is not to be any more, because the borrower gave it back, an office closed or the application ended: its notary is told. */
export const tellOfVoidVisit: Follower = async (ctx, trx, { before, after, now }) => {
  const visit = goingTo(before);
  if (!visit?.desk || (visit.startsAt ?? "") <= now.toISOString() || goingTo(after)?.desk) return;
  // Given to the network by somebody of staff: that is told with it.
  if (after.facts.notaryVisit?.state === "REQUESTED" && after.facts.notaryVisit.requestedAt !== visit.requestedAt)
    return;
  const { uuid, orgCode, loanNumber } = after;
  await tellColleagues(ctx, trx, {
    orgCode,
    path: `/file/${uuid}`,
    to: [visit.desk.staffUuid],
    subject: {
      en: `Nobody goes to this notary visit any more: ${loanNumber}`,
      es: `Ya no hay que ir a esta visita notarial: ${loanNumber}`,
    },
    paragraph: {
      en: "The visit for which you were named is void. You need do nothing; the file says why.",
      es: "La visita que se le asignó quedó sin efecto. Usted no tiene que hacer nada; el expediente dice por qué.",
    },
  });
};

const goingTo = (file: LoanFile) => {
  const { notaryVisit: visit } = file.facts;
  return visit?.state === "CONFIRMED" && decide(file).row !== END_ROW ? visit : undefined;
};

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
