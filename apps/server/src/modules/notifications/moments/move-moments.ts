import { identityStanding } from "@gable/domain/identity/identity-standing.ts";
import { incomePapers } from "@gable/domain/income/income-papers.ts";
import { paths } from "@gable/domain/journey/paths.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { type NoticeKind, notices } from "@gable/domain/notifications/notice.ts";
import { isAnswerWaiting } from "@gable/domain/profile/prepared-answers.ts";
import { movesOfBorrower } from "@gable/domain/signers/handed-to-borrower.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { PolicyProof } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { handOverMoments } from "./hand-over-moments.ts";
import type { Letter, Moment, Passing } from "./moment.ts";
import { valueMoments } from "./value-moments.ts";

const bringsNews =
  (kind: NoticeKind): Moment["came"] =>
  ({ news }) =>
    news.includes(kind);

const isAt =
  (...steps: readonly Step[]) =>
  (file: LoanFile): boolean =>
    steps.some((step) => decide(file).step === step);

const noticed = (kind: NoticeKind): Pick<Moment, "came" | "notice" | "path"> => ({
  came: bringsNews(kind),
  notice: kind,
  path: paths[notices[kind].route],
});

const asLetter = (kind: NoticeKind): Letter => ({
  subject: notices[kind].title,
  paragraph: notices[kind].description,
});

/** Whoever has read, or signed, the ones before must not take these for a second copy. */
const redrawnPapers: Letter = {
  subject: { en: "Your new documents are ready to sign", es: "Sus nuevos documentos están listos para firmar" },
  paragraph: {
    en: "They take the place of the earlier ones, which are void, signed or not. The page behind the link says why. Read them in your own time, then sign.",
    es: "Reemplazan a los anteriores, que no valen, firmados o no. La página del enlace dice por qué. Léalos con calma y fírmelos.",
  },
};

const sameHome: Letter = {
  subject: notices["home-corrected"].title,
  paragraph: {
    en: "You told us that it was wrong, and somebody here put it right. It is the same home, so what is decided, valued and signed stands. Read the address, and call us at once if it is not right or if you did not ask for this.",
    es: "Usted nos dijo que estaba mal y una persona de aquí la corrigió. Es la misma casa; lo decidido, valorado y firmado sigue en pie. Lea la dirección y llámenos enseguida si no es correcta o si usted no lo pidió.",
  },
};

const otherHome: Letter = {
  subject: notices["home-corrected"].title,
  paragraph: {
    en: "You told us that it is another home, and somebody here put it right. Value, debts, title, flood zone and insurance are looked at for this home, and your offer is worked out anew. Papers drawn for the former home are void, signed or not. Nothing is decided before you read the new summary and sign it. A look at the former home costs you nothing. Call us at once if the address is not right or if you did not ask for this.",
    es: "Usted nos dijo que es otra casa y una persona de aquí la corrigió. Valor, deudas, título, zona de inundación y seguro se revisan para esta casa, y su oferta se calcula de nuevo. Los documentos de la casa anterior no valen, firmados o no. Nada se decide antes de que usted lea y firme el nuevo resumen. La visita a la casa anterior no le cuesta nada. Llámenos enseguida si la dirección no es correcta o si usted no lo pidió.",
  },
};

const homesCorrected = ({ facts }: LoanFile): NonNullable<LoanFile["facts"]["corrections"]> =>
  (facts.corrections ?? []).filter(({ by, answers }) => by !== undefined && answers.includes("home"));

const hasAppointment = ({ facts: { notarySession, notaryVisit } }: LoanFile): boolean =>
  [notarySession, notaryVisit].some((appointment) => appointment !== undefined && appointment.state !== "FAILED");

/** What is news in the account alone: the borrower is there, or is written to in other words. */
const inAccount = (kind: NoticeKind): Moment => ({ ...noticed(kind), topic: "file", haste: "at-once" });

/** It is the borrower's move, or it goes on. */
export const moveMoments = {
  "offers-ready": inAccount("offers-ready"),
  "offer-prepared": inAccount("offer-prepared"),
  // Whoever has the page open sees it come; the mail waits a few minutes for that.
  "answers-prepared": {
    ...noticed("answers-prepared"),
    mail: asLetter("answers-prepared"),
    topic: "moves",
    haste: "batched",
    stands: isAnswerWaiting,
  },
  "credit-frozen": inAccount("credit-frozen"),
  "income-verified": inAccount("income-verified"),
  "right-to-cancel": inAccount("right-to-cancel"),
  complete: inAccount("complete"),
  cancelled: inAccount("cancelled"),
  declined: {
    ...inAccount("declined"),
    text: { en: "A decision was made. It is in your account", es: "Se tomó una decisión. Está en su cuenta" },
  },
  "task-asked": {
    ...noticed("task-asked"),
    mail: asLetter("task-asked"),
    text: { en: "We need something from you", es: "Necesitamos algo de usted" },
    topic: "moves",
    haste: "batched",
    stands: (file) => movesOfBorrower(file).length > 0,
  },
  "papers-ready": {
    ...noticed("papers-ready"),
    mail: ({ after }) => [after.facts.closingRedrawn ? redrawnPapers : asLetter("papers-ready")],
    text: { en: "Your documents are ready to sign", es: "Sus documentos están listos para firmar" },
    topic: "moves",
    haste: "at-once",
    stands: isAt("NOTE_SIGNING", "FINAL_OFFER"),
  },
  "notary-ready": {
    ...noticed("notary-ready"),
    mail: () => [asLetter("notary-ready")],
    text: { en: "It is time for the notary. Choose when", es: "Es el momento del notario. Elija cuándo" },
    topic: "moves",
    haste: "at-once",
    // Who has asked for a time meanwhile is not asked to choose one.
    stands: (file) => isAt("NOTARY_DISCLOSURE", "MANUAL_DEED_SIGNING")(file) && !hasAppointment(file),
  },
  "offer-revised": {
    came: bringsNews("offer-revised"),
    notice: "offer-revised",
    mail: () => [
      {
        subject: { en: "Your offers have changed", es: "Sus ofertas cambiaron" },
        paragraph: {
          en: "Something that we learned changes what we can offer. You see what it was, what changed, and choose again. Nothing is signed before that.",
          es: "Algo que supimos cambia lo que podemos ofrecer. Verá qué fue, qué cambió y elegirá de nuevo. Nada se firma antes.",
        },
      },
    ],
    text: { en: "Your offers have changed. Please choose again", es: "Sus ofertas cambiaron. Elija de nuevo" },
    path: paths.productSelect,
    topic: "moves",
    haste: "at-once",
    stands: isAt("REVISED_OFFER_SELECTION"),
  },
  // Staff had the file, and it goes on.
  "goes-on": {
    notice: "goes-on",
    came: isCleared,
    mail: {
      subject: { en: "Your application goes on", es: "Su solicitud sigue adelante" },
      paragraph: {
        en: "We have looked at what was in question, and it is settled. You can go on where you left off.",
        es: "Revisamos lo que estaba en duda y quedó resuelto. Puede continuar donde quedó.",
      },
    },
    text: { en: "Your application goes on", es: "Su solicitud sigue adelante" },
    path: paths.applicationIndex,
    topic: "moves",
    haste: "batched",
  },
  "income-papers-returned": {
    notice: "income-returned",
    came: ({ before, after }) => papersReturned(after) > papersReturned(before),
    mail: () => [
      {
        subject: { en: "Please show your income in another way", es: "Demuestre sus ingresos de otra forma" },
        paragraph: {
          en: "We could not use the papers that you sent. You see why, what you can send instead, and the other ways to show your income.",
          es: "No pudimos usar los documentos que envió. Verá por qué, qué puede enviar en su lugar y las otras formas de demostrar sus ingresos.",
        },
      },
    ],
    text: {
      en: "We could not use the papers that you sent. See what you can send instead",
      es: "No pudimos usar los documentos que envió. Vea qué puede enviar en su lugar",
    },
    path: paths.incomeReview,
    topic: "moves",
    isOwed: true,
    haste: "at-once",
    stands: (file) => papersReturned(file) > 0,
  },
  "deposits-answered": {
    notice: "deposits-answered",
    came: ({ before, after }) => depositsAnsweredAt(after) !== undefined && !depositsAnsweredAt(before),
    mail: {
      subject: notices["deposits-answered"].title,
      paragraph: {
        en: "You told us that what we counted of them was not right. Somebody here has looked at it. You see what counts now and why, and what you can do next.",
        es: "Usted nos dijo que lo que contamos no era correcto. Una persona de aquí lo revisó. Verá qué cuenta ahora y por qué, y qué puede hacer.",
      },
    },
    text: {
      en: "We looked at your deposits again. See what counts now",
      es: "Revisamos de nuevo sus depósitos. Vea qué cuenta ahora",
    },
    path: paths.startAnswers,
    topic: "moves",
    isOwed: true,
    haste: "at-once",
  },
  // A person could not use them: why is on the page, not in the mail.
  "identity-asked-again": {
    notice: "identity-asked-again",
    came: ({ before, after }) => isIdentityReviewed(before, after, "RETRY"),
    mail: {
      subject: notices["identity-asked-again"].title,
      paragraph: {
        en: "A person looked at the pictures that you sent and could not use them. You see why, and can send others there.",
        es: "Una persona vio las fotos que envió y no pudo usarlas. Verá por qué y allí puede enviar otras.",
      },
    },
    text: {
      en: "Please take the pictures of your ID again",
      es: "Tome de nuevo las fotos de su identificación",
    },
    path: paths.identity,
    topic: "moves",
    isOwed: true,
    haste: "at-once",
    stands: ({ facts }) => identityStanding(facts).state === "RETRY",
  },
  ...handOverMoments,
  ...valueMoments,
  // What was written is on the page, not in the mail. A return is told as something that is asked anew.
  answered: {
    notice: "answered",
    came: ({ before, after }) => answersTo(after) > answersTo(before),
    mail: {
      subject: { en: "We wrote to you about what we asked for", es: "Le escribimos sobre lo que pedimos" },
      paragraph: {
        en: "There is a message for you beside what we asked for. You can answer there, send a file, or say that it does not apply to you.",
        es: "Hay un mensaje para usted junto a lo que pedimos. Allí puede responder, enviar un archivo o decir que no le corresponde.",
      },
    },
    text: { en: "We wrote to you about what we asked for", es: "Le escribimos sobre lo que pedimos" },
    path: paths.conditions,
    topic: "moves",
    haste: "batched",
  },
  // Staff did it on the borrower's word: which address it is stands on the page, not in the mail.
  "home-corrected": {
    notice: "home-corrected",
    came: ({ before, after }) => homesCorrected(after).length > homesCorrected(before).length,
    mail: ({ after }) => [homesCorrected(after).at(-1)?.follows?.includes("SIGN_AGAIN") ? otherHome : sameHome],
    text: { en: "The address of your home was corrected", es: "Se corrigió la dirección de su casa" },
    path: paths.startAnswers,
    topic: "moves",
    isOwed: true,
    haste: "at-once",
  },
  // A policy is not accepted, or no longer: what it lacks is on the page.
  "insurance-returned": {
    notice: "insurance-returned",
    came: ({ before: { facts: was }, after: { facts: is } }) =>
      isReturned(is.hazardInsurance, was.hazardInsurance) || isReturned(is.floodInsurance, was.floodInsurance),
    mail: () => [
      {
        subject: { en: "Your home’s insurance needs a change", es: "El seguro de su casa necesita un cambio" },
        paragraph: {
          en: "The policy does not hold everything that it has to. You see what is missing, and the words for your agent. The money waits for it.",
          es: "La póliza no tiene todo lo que debe. Verá qué falta y el texto para su agente. El dinero espera hasta entonces.",
        },
      },
    ],
    text: { en: "Your home’s insurance needs a change", es: "El seguro de su casa necesita un cambio" },
    path: paths.insuranceUpload,
    topic: "moves",
    isOwed: true,
    haste: "at-once",
  },
} as const satisfies Readonly<Record<string, Moment>>;

function isCleared({ before, after }: Passing): boolean {
  const [was, is] = [before.facts, after.facts];
  const isNow =
    is.fraudAlertCleared?.at !== was.fraudAlertCleared?.at ||
    (is.ownershipCleared && !was.ownershipCleared) ||
    (is.otherOnHome?.settled && !was.otherOnHome?.settled) ||
    (is.delinquencyCleared && !was.delinquencyCleared) ||
    (is.trustAccepted && !was.trustAccepted) ||
    (is.attorneyReviewed && !was.attorneyReviewed) ||
    // Whoever passed by questions was there.
    (isIdentityReviewed(before, after, "PASSED") && is.identityChecks.at(-1)?.result?.by !== "QUESTIONS") ||
    // On the day of the money nobody was told that it waited.
    (is.watchlist?.clearedBy && !was.watchlist?.clearedBy && !is.watchlist.recheckedAt);
  return Boolean(isNow) && decide(after).row >= decide(before).row;
}

/** What a person made of the borrower's pictures that they were asked to look at. */
const isIdentityReviewed = (before: LoanFile, after: LoanFile, outcome: "PASSED" | "RETRY"): boolean =>
  identityStanding(before.facts).state === "REVIEW" && identityStanding(after.facts).state === outcome;

const papersReturned = ({ facts }: LoanFile): number =>
  incomePapers(facts).filter(({ standing }) => standing === "RETURNED").length;

const depositsAnsweredAt = ({ facts }: LoanFile): string | undefined => facts.depositDispute?.answer?.at;

const answersTo = ({ facts }: LoanFile): number =>
  Object.entries(facts.conditionTalk ?? {})
    .filter(([uuid]) => facts.conditions.find((asked) => asked.uuid === uuid)?.signerUuid === undefined)
    .flatMap(([, words]) => words.filter(({ by, kind }) => by === "STAFF" && kind === "MESSAGE")).length;

const isReturned = (proof: PolicyProof | undefined, was: PolicyProof | undefined): boolean =>
  proof?.result?.accepted === false && proof.result.at !== was?.result?.at;
