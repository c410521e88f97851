import { onHost, paths } from "@gable/domain/journey/paths.ts";
import type { Words } from "@gable/domain/language.ts";
import { incomePapers } from "@gable/domain/income/income-papers.ts";
import type { PolicyProof } from "@gable/domain/workflow/facts/closing-facts.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import { cashToBorrower } from "@gable/domain/workflow/debts-to-pay.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import { unwindBy } from "@gable/domain/workflow/unwinding.ts";
import type { Follower } from "../../workflow/advance.ts";
import { preferencesOf } from "../session/preferences.ts";
import { sendMail } from "./mail.ts";
import type { Moment, Pair } from "./moment.ts";
import { payoffMoments } from "./payoff-moments.ts";
import { dollarsIn, momentIn, dayIn } from "./spoken-figures.ts";

const both = (write: (language: "en" | "es") => string): Words => ({ en: write("en"), es: write("es") });

const zoneOf = ({ facts }: LoanFile): string => homeOf(facts)?.timeZone ?? "America/New_York";

/** What a change of facts brought about that the borrower should have in writing; what waits for them is told as news (`notifyBorrower`). */
export function momentsOf({ before, after }: Pair): readonly Moment[] {
  return [
    ...lookedAt({ before, after }),
    ...incomePapersReturned({ before, after }),
    ...answered({ before, after }),
    ...withdrawnForThem({ before, after }),
    ...valueStays({ before, after }),
    ...insuranceReturned({ before, after }),
    ...offersChanged({ before, after }),
    ...notaryMoments({ before, after }),
    ...moneyMoments({ before, after }),
    ...payoffMoments({ before, after }),
    ...endMoments({ before, after }),
  ];
}

/** Staff had the file, and it goes on. */
function lookedAt({ before, after }: Pair): readonly Moment[] {
  const [was, is] = [decide(before), decide(after)];
  const isCleared =
    after.facts.fraudAlertCleared?.at !== before.facts.fraudAlertCleared?.at ||
    (after.facts.ownershipCleared && !before.facts.ownershipCleared) ||
    (after.facts.delinquencyCleared && !before.facts.delinquencyCleared) ||
    (after.facts.trustAccepted && !before.facts.trustAccepted) ||
    (after.facts.attorneyReviewed && !before.facts.attorneyReviewed) ||
    (after.facts.watchlist?.clearedBy && !before.facts.watchlist?.clearedBy);
  if (!isCleared || is.row < was.row) return [];
  return [
    {
      subject: { en: "Your application goes on", es: "Su solicitud sigue adelante" },
      paragraph: {
        en: "We have looked at what was in question, and it is settled. You can go on where you left off.",
        es: "Revisamos lo que estaba en duda y quedó resuelto. Puede continuar donde quedó.",
      },
      path: paths.applicationIndex,
      isNews: true,
    },
  ];
}

const papersReturned = ({ facts }: LoanFile): number =>
  incomePapers(facts).filter(({ standing }) => standing === "RETURNED").length;

function incomePapersReturned({ before, after }: Pair): readonly Moment[] {
  if (papersReturned(after) <= papersReturned(before)) return [];
  return [
    {
      subject: { en: "Please show your income in another way", es: "Demuestre sus ingresos de otra forma" },
      paragraph: {
        en: "We could not use the papers that you sent. You see why, what you can send instead, and the other ways to show your income.",
        es: "No pudimos usar los documentos que envió. Verá por qué, qué puede enviar en su lugar y las otras formas de demostrar sus ingresos.",
      },
      path: paths.incomeReview,
    },
  ];
}

const answersTo = ({ facts }: LoanFile): number =>
  Object.entries(facts.conditionTalk ?? {})
    .filter(([uuid]) => facts.conditions.find((asked) => asked.uuid === uuid)?.signerUuid === undefined)
    .flatMap(([, words]) => words.filter(({ by, kind }) => by === "STAFF" && kind === "MESSAGE")).length;

/** What was written is on the page, not in the mail. A return is told as something that is asked anew. */
function answered({ before, after }: Pair): readonly Moment[] {
  if (answersTo(after) <= answersTo(before)) return [];
  return [
    {
      subject: { en: "We wrote to you about what we asked for", es: "Le escribimos sobre lo que pedimos" },
      paragraph: {
        en: "There is a message for you beside what we asked for. You can answer there, send a file, or say that it does not apply to you.",
        es: "Hay un mensaje para usted junto a lo que pedimos. Allí puede responder, enviar un archivo o decir que no le corresponde.",
      },
      path: paths.conditions,
      isNews: true,
    },
  ];
}

/** Said by phone or letter: whoever did not say it learns of it here. */
function withdrawnForThem({ before, after }: Pair): readonly Moment[] {
  if (!after.facts.withdrawn?.recorded || before.facts.withdrawn) return [];
  return [
    {
      subject: { en: "Your application is withdrawn, as you asked", es: "Su solicitud fue retirada, como pidió" },
      paragraph: {
        en: "You asked us to end it, and we have. You owe nothing, and there is no claim on your home. If you did not ask for this, call us: we look into it at once. You may apply again at any time.",
        es: "Nos pidió terminarla y así lo hicimos. No debe nada y no hay gravamen sobre su casa. Si no lo pidió, llámenos: lo revisamos enseguida. Puede volver a solicitar cuando quiera.",
      },
      path: paths.applicationIndex,
    },
  ];
}

/** A value that was held to be wrong stays: why is on the page, not in the mail. */
function valueStays({ before, after }: Pair): readonly Moment[] {
  if (!after.facts.valueChallenge?.answer?.reason || before.facts.valueChallenge?.answer?.reason) return [];
  return [
    {
      subject: { en: "We looked at the value of your home again", es: "Volvimos a ver el valor de su casa" },
      paragraph: {
        en: "The value stays as it was. You can read why, and your application goes on as before.",
        es: "El valor queda como estaba. Puede leer por qué, y su solicitud sigue como antes.",
      },
      path: paths.applicationIndex,
    },
  ];
}

const isReturned = (proof: PolicyProof | undefined, was: PolicyProof | undefined): boolean =>
  proof?.result?.accepted === false && proof.result.at !== was?.result?.at;

/** A policy is not accepted, or no longer: what it lacks is on the page. */
function insuranceReturned({ before, after }: Pair): readonly Moment[] {
  const [now, then] = [after.facts, before.facts];
  const isNew =
    isReturned(now.hazardInsurance, then.hazardInsurance) || isReturned(now.floodInsurance, then.floodInsurance);
  if (!isNew) return [];
  return [
    {
      subject: { en: "Your home’s insurance needs a change", es: "El seguro de su casa necesita un cambio" },
      paragraph: {
        en: "The policy does not hold everything that it has to. You see what is missing, and the words for your agent. The money waits for it.",
        es: "La póliza no tiene todo lo que debe. Verá qué falta y el texto para su agente. El dinero espera hasta entonces.",
      },
      path: paths.insuranceUpload,
    },
  ];
}

function offersChanged({ before, after }: Pair): readonly Moment[] {
  const step = decide(after).step;
  if (step !== "REVISED_OFFER_SELECTION" || decide(before).step === step) return [];
  return [
    {
      subject: { en: "Your offers have changed", es: "Sus ofertas cambiaron" },
      paragraph: {
        en: "Something that we learned changes what we can offer. You see what it was, what changed, and choose again. Nothing is signed before that.",
        es: "Algo que supimos cambia lo que podemos ofrecer. Verá qué fue, qué cambió y elegirá de nuevo. Nada se firma antes.",
      },
      path: paths.productSelect,
      isNews: true,
    },
  ];
}

function notaryMoments({ before, after }: Pair): readonly Moment[] {
  const { notarySession: session, notaryVisit: visit } = after.facts;
  const zone = zoneOf(after);
  const moments: Moment[] = [];
  if (session?.state === "BOOKED" && session.sessionId !== before.facts.notarySession?.sessionId) {
    moments.push({
      subject: { en: "Your notary session is booked", es: "Su sesión con el notario está reservada" },
      paragraph: {
        en: `By video on ${momentIn("en", session.startsAt, zone)}. Have your ID in your hand; you can enter 15 minutes before.`,
        es: `Por video el ${momentIn("es", session.startsAt, zone)}. Tenga su identificación en la mano; puede entrar 15 minutos antes.`,
      },
      path: paths.notaryIntro,
    });
  }
  if (visit?.state === "CONFIRMED" && visit.startsAt && before.facts.notaryVisit?.state !== "CONFIRMED") {
    const { startsAt, notary, place } = visit;
    moments.push({
      subject: { en: "Your notary is booked", es: "Su notario está reservado" },
      paragraph: {
        en: `${notary?.name ?? "A notary"} (commission ${notary?.commissionNumber ?? ""}) meets you on ${momentIn("en", startsAt, zone)} at ${place.address.street1}, ${place.address.city}. Everybody who signs brings a valid photo ID.`,
        es: `${notary?.name ?? "Un notario"} (comisión ${notary?.commissionNumber ?? ""}) se reúne con usted el ${momentIn("es", startsAt, zone)} en ${place.address.street1}, ${place.address.city}. Todos los que firman traen una identificación vigente con foto.`,
      },
      path: paths.notaryReserveManual,
    });
  }
  const hasFailed =
    (session?.state === "FAILED" && before.facts.notarySession?.state !== "FAILED") ||
    (visit?.state === "FAILED" && before.facts.notaryVisit?.state !== "FAILED");
  if (hasFailed) {
    moments.push({
      subject: { en: "Your notary appointment did not work out", es: "Su cita con el notario no se pudo hacer" },
      paragraph: {
        en: "Nothing was notarized, and nothing else is lost. Choose another time when it suits you.",
        es: "No se certificó nada y no se perdió nada más. Elija otro momento cuando le convenga.",
      },
      path: paths.notaryIntro,
    });
  }
  return moments;
}

function moneyMoments({ before, after }: Pair): readonly Moment[] {
  const { disbursement, rescission, funding } = after.facts;
  const moments: Moment[] = [];
  if (rescission && rescission.endsOn !== before.facts.rescission?.endsOn) {
    moments.push({
      subject: both((language) =>
        language === "en"
          ? `You may cancel until ${dayIn("en", rescission.endsOn)}`
          : `Puede cancelar hasta el ${dayIn("es", rescission.endsOn)}`,
      ),
      paragraph: {
        en: "Everything of yours is signed. The law gives you until midnight of that day to cancel without cost, on the page behind the link. After that the money is sent.",
        es: "Todo lo suyo está firmado. La ley le da hasta la medianoche de ese día para cancelar sin costo, en la página del enlace. Después se envía el dinero.",
      },
      path: paths.complete,
    });
  }
  if (after.facts.recording?.status === "REJECTED" && before.facts.recording?.status !== "REJECTED") {
    moments.push({
      subject: { en: "The county sent your deed back", es: "El condado devolvió su escritura" },
      paragraph: {
        en: "The county did not record your deed yet. We put it right and send it again; the money comes when the county has it. You need do nothing unless we call you.",
        es: "El condado aún no inscribió su escritura. La corregimos y la enviamos de nuevo; el dinero llega cuando el condado la tenga. No tiene que hacer nada salvo que le llamemos.",
      },
      path: paths.complete,
    });
  }
  if (disbursement && disbursement !== before.facts.disbursement && disbursement.status === "SENT") {
    const amount = funding?.cash ?? cashToBorrower(after.facts);
    moments.push({
      subject: { en: "Your money is on its way", es: "Su dinero está en camino" },
      paragraph: both((language) => {
        const day = disbursement.settlesOn ? dayIn(language, disbursement.settlesOn) : "";
        return language === "en"
          ? `${dollarsIn("en", amount)} was sent${day && ` and arrives on ${day}`}. Your payments begin as your agreement says.`
          : `Se enviaron ${dollarsIn("es", amount)}${day && ` y llegan el ${day}`}. Sus pagos comienzan como dice su contrato.`;
      }),
      path: paths.complete,
    });
  }
  const cameBack = disbursement && disbursement !== before.facts.disbursement && disbursement.status !== "SENT";
  const isRefused = after.facts.refusedAccounts.length > before.facts.refusedAccounts.length;
  if (cameBack || isRefused) {
    moments.push({
      subject: { en: "We need another account for your money", es: "Necesitamos otra cuenta para su dinero" },
      paragraph: {
        en: "The account that you chose cannot be used. Nothing is lost: choose another, and we go on at once.",
        es: "La cuenta que eligió no se puede usar. No se perdió nada: elija otra y seguimos enseguida.",
      },
      path: paths.bankDisburse,
    });
  }
  return moments;
}

/** The borrower turned back: before signing nothing is left to do, after it the line is unwound. */
function endMoments({ before, after }: Pair): readonly Moment[] {
  const { facts, loanNumber } = after;
  const { rescinded, withdrawn } = facts;
  const by = unwindBy(facts);
  // Another owner's cancelling is told by those who write to all of them.
  if (rescinded && !before.facts.rescinded && rescinded.by === after.identityUuid && by) {
    return [
      {
        subject: { en: "Your line of credit is cancelled", es: "Su línea de crédito está cancelada" },
        paragraph: both((language) =>
          language === "en"
            ? `You cancelled the line of credit ${loanNumber}. No money is sent, and our claim on your home is void. By ${dayIn("en", by)} we take it off the county’s books where it is on them, and return whatever you paid.`
            : `Usted canceló la línea de crédito ${loanNumber}. No se envía dinero y nuestro gravamen sobre su casa queda sin efecto. A más tardar el ${dayIn("es", by)} lo quitamos del registro del condado, si figura en él, y le devolvemos lo que haya pagado.`,
        ),
        path: paths.root,
      },
    ];
  }
  // What staff wrote down is told in words of its own.
  if (!withdrawn || withdrawn.recorded || before.facts.withdrawn) return [];
  return [
    {
      subject: { en: "Your application is withdrawn", es: "Su solicitud está retirada" },
      paragraph: both((language) => {
        if (by === undefined)
          return language === "en"
            ? `You withdrew the application ${loanNumber}. Nothing is owed, and your home is as it was.`
            : `Usted retiró la solicitud ${loanNumber}. No se debe nada y su casa está como estaba.`;
        return language === "en"
          ? `You withdrew from the line of credit ${loanNumber} after you had signed it. No money is sent. By ${dayIn("en", by)} we give up our claim on your home and return whatever you paid.`
          : `Usted se retiró de la línea de crédito ${loanNumber} después de firmarla. No se envía dinero. A más tardar el ${dayIn("es", by)} renunciamos a nuestro gravamen sobre su casa y le devolvemos lo que haya pagado.`;
      }),
      path: paths.root,
    },
  ];
}

/** Mails the borrower at the moments that matter, in the lender's name, within the transaction that brings them. */
export const tellOfMoments: Follower = async (ctx, trx, { before, after }) => {
  const moments = momentsOf({ before, after });
  if (moments.length === 0) return;
  const { language, mailsNews } = await preferencesOf(ctx, trx, after.identityUuid);
  const { email } = await trx
    .selectFrom("identities")
    .select("email")
    .where("uuid", "=", after.identityUuid)
    .executeTakeFirstOrThrow();
  const lender = ctx.lenders.byOrgCode(after.orgCode);
  for (const { subject, paragraph, path, isNews } of moments) {
    if (isNews && !mailsNews) continue;
    await sendMail(ctx, trx, lender, after.identityUuid, {
      to: email,
      applicationUuid: after.uuid,
      language,
      subject,
      paragraphs: [paragraph],
      link: ctx.lenders.originOf(lender) + onHost(path(after.uuid)),
    });
  }
};
