import { unansweredSince } from "../conditions/condition-talk.ts";
import type { ConditionCategory } from "../application/enumerations.ts";
import { FIRST_ROW_OF_CLOSING, ROW_OF_NOTARY, ROW_OF_SIGNING } from "../journey/plan-rows.ts";
import type { Words } from "../language.ts";
import { type Instant, minutesAfter } from "../calendar/zoned-time.ts";
import { isSettledByStaff, openConditions } from "../conditions/caused-conditions.ts";
import { alertCallOf } from "../workflow/alert-call.ts";
import { creditDeskSince } from "../workflow/credit-checks.ts";
import { openFraudAlert } from "../workflow/fraud-alert.ts";
import { homeOf, ownershipMatches } from "../workflow/home.ts";
import { unreadIncomePapers } from "../income/income-papers.ts";
import { payStubsMissing } from "../workflow/stages/verification.ts";
import { decisionStands } from "../workflow/decision-basis.ts";
import type { Condition } from "../conditions/condition.ts";
import { signerConditions, signerPapers } from "../signers/signer-conditions.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { policyToRead } from "../insurance/policy-to-read.ts";
import { isSignerMatched } from "../signers/signer-screening.ts";
import { lettersToPost } from "../workflow/notices/by-post.ts";
import { noticeDeadlines } from "../workflow/notices/three-day-notices.ts";
import { awaitedOriginals, partsToConfirm } from "../workflow/signed-originals.ts";
import { endOfSigned, isUnwinding } from "../workflow/unwinding.ts";
import { awaitsRelease } from "../workflow/awaits-release.ts";
import { chequesDue } from "../workflow/debts-to-pay.ts";
import { decide } from "../workflow/decide.ts";
import { returnedPayoffs, risenPayoffs, shortfall } from "../workflow/payoff-standing.ts";
import { lateReturn } from "../workflow/late-returns.ts";
import { failedSince, owesCallSince, waitsForDeskSince } from "../workflow/missed-appointments.ts";
import { isSignedByHandAtOffice } from "../workflow/notarisation.ts";
import { isOfficeGone, mayBookAppointment } from "../workflow/office-closing.ts";
import { openRefusals } from "../workflow/refused-orders.ts";
import { fundingGates } from "../workflow/stages/funding.ts";
import { underReviewSince } from "../identity/identity-standing.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";

/** What waits for a person at the lender, in the order of the plan. */
export const queues = {
  "fraud-alert": { en: "Fraud alert", es: "Alerta de fraude" },
  credit: { en: "Credit file", es: "Expediente de crédito" },
  ownership: { en: "Ownership", es: "Titularidad" },
  underwriting: { en: "Underwriting", es: "Análisis de crédito" },
  "same-home": { en: "Another application on the home", es: "Otra solicitud sobre la casa" },
  watchlist: { en: "Watch list", es: "Lista de control" },
  delinquency: { en: "Delinquency", es: "Morosidad" },
  income: { en: "Income", es: "Ingresos" },
  "bank-account": { en: "Bank account", es: "Cuenta bancaria" },
  "autopay-account": { en: "Account for payments", es: "Cuenta para los pagos" },
  employment: { en: "Employment", es: "Empleo" },
  identity: { en: "Identity", es: "Identidad" },
  valuation: { en: "Valuation", es: "Tasación" },
  title: { en: "Title", es: "Título" },
  trust: { en: "Trust", es: "Fideicomiso" },
  signers: { en: "Other owners", es: "Otros dueños" },
  "closing-office": { en: "Closed office", es: "Oficina cerrada" },
  insurance: { en: "Insurance", es: "Seguro" },
  attorney: { en: "Attorney", es: "Abogado" },
  notary: { en: "Notary", es: "Notario" },
  "late-papers": { en: "Signed papers late", es: "Documentos firmados atrasados" },
  conditions: { en: "Conditions", es: "Condiciones" },
  recording: { en: "Recording", es: "Inscripción" },
  "payoff-figures": { en: "Payoff figures", es: "Cifras de liquidación" },
  release: { en: "Release of money", es: "Liberación del dinero" },
  payoff: { en: "Payoffs to send", es: "Liquidaciones por enviar" },
  paper: { en: "Goes by mail", es: "Por correo postal" },
  unwinding: { en: "Cancelled: unwind", es: "Cancelado: deshacer" },
  "vendor-orders": { en: "Refused by a service", es: "Rechazado por un servicio" },
  notices: { en: "Notice due", es: "Aviso por entregar" },
  deadline: { en: "Decision due", es: "Plazo de decisión" },
} as const satisfies Readonly<Record<string, Words>>;

export type Queue = keyof typeof queues;
export const queueNames = Object.keys(queues) as Queue[];

/** Hours within which a person should have looked; what waits longer is late. */
export const serviceHours: Readonly<Record<Queue, number>> = {
  "fraud-alert": 4,
  credit: 8,
  ownership: 24,
  underwriting: 8,
  "same-home": 8,
  watchlist: 4,
  delinquency: 8,
  income: 8,
  "bank-account": 24,
  "autopay-account": 24,
  employment: 24,
  identity: 4,
  valuation: 24,
  title: 24,
  trust: 24,
  signers: 8,
  "closing-office": 8,
  insurance: 8,
  attorney: 72,
  notary: 2,
  "late-papers": 24,
  conditions: 8,
  recording: 24,
  "payoff-figures": 8,
  release: 4,
  payoff: 24,
  paper: 24,
  unwinding: 24,
  "vendor-orders": 4,
  notices: 4,
  deadline: 24,
};

/** That an application waits in a queue, and since when. */
export interface QueueEntry {
  readonly queue: Queue;
  readonly since: Instant;
  /** Whose move it is: nobody at the lender need look while papers are still to come. */
  readonly move: "staff" | "borrower";
}

/** Since when a person has to look at somebody who signs beside the borrower: at their ID, at a name on a list that is like theirs, or at what keeps them from signing. */
/** Since when something that a signer was asked for lies with us: all of it has come, or they say that it does not apply. */
const answeredSince = (signer: SignerFacts, asked: Condition): Instant | undefined =>
  asked.requestDocuments && !asked.actionNeeded ? (signerPapers(signer, asked).at(-1)?.at ?? asked.created) : undefined;

const signersWait = (facts: Facts): Instant | undefined =>
  facts.signers
    .flatMap((signer) => [
      ...signerConditions(facts, signer).map((asked) => answeredSince(signer, asked)),
      underReviewSince(signer),
      signer.trouble?.at,
      // Nobody has said when they were born: they are called.
      signer.birthDate === undefined ? signer.onPaper?.at : undefined,
      isSignerMatched(signer) ? signer.watchlist?.at : undefined,
    ])
    .filter((instant) => instant !== undefined)
    .toSorted()
    .at(0);

/** Whose move it is where the facts themselves ask for papers: the borrower's until they have come. */
const moveOn = (file: LoanFile, category: ConditionCategory): QueueEntry["move"] =>
  openConditions(file).some(({ categoryEnum, actionNeeded }) => categoryEnum === category && actionNeeded)
    ? "borrower"
    : "staff";

/** Since when a fraud alert waits: where an hour was chosen for the call, so that it is late as soon as that hour is over. */
const alertWaitsSince = (file: LoanFile): Instant | undefined => {
  const call = alertCallOf(file);
  return call ? minutesAfter(call.endsAt, -60 * serviceHours["fraud-alert"]) : openFraudAlert(file.facts)?.at;
};

/** Since when a creditor's figure keeps the money back. */
const figuresSince = ({ payoffRenewals = {}, fundingDay, rescissionOver, recording }: Facts): Instant | undefined =>
  Object.values(payoffRenewals)
    .flatMap(({ quote }) => quote?.at ?? [])
    .toSorted()
    .at(-1) ??
  fundingDay?.at ??
  rescissionOver ??
  recording?.submittedAt;

const lastRecorded = (file: LoanFile): Instant | undefined =>
  awaitedOriginals(file)
    .flatMap(({ original }) => original?.at ?? [])
    .toSorted()
    .at(-1);

/** Every queue in which an application waits; none for one that has come to its end. */
export function queuesOf(file: LoanFile): QueueEntry[] {
  const { facts } = file;
  const outcome = decide(file);
  const ended = isUnwinding(facts) ? endOfSigned(facts) : undefined;
  const [letter] = lettersToPost(facts);
  // What a borrower without electronic records must still be told goes out after the end as well.
  const post: QueueEntry[] = letter ? [{ queue: "paper", since: letter.delivery.deliveredAt, move: "staff" }] : [];
  if (ended) return [{ queue: "unwinding", since: ended.at, move: "staff" }, ...post];
  if (outcome.stage === "cancelled" || outcome.stage === "lapsed" || outcome.step === "DECLINED") return post;
  const entries: QueueEntry[] = [];
  const wait = (queue: Queue, since: Instant | undefined, move: QueueEntry["move"] = "staff") => {
    if (since !== undefined && !entries.some((entry) => entry.queue === queue)) entries.push({ queue, since, move });
  };

  if (outcome.step === "FACTA_REVIEW") wait("fraud-alert", alertWaitsSince(file));
  wait("credit", creditDeskSince(file, outcome));
  const { decision } = facts;
  if (outcome.row === 6 && decision?.result.decision === "REVIEW" && decisionStands(file)) {
    wait(decision.result.flags.delinquencyReview ? "delinquency" : "underwriting", decision.at);
  }
  if (facts.watchlist?.outcome === "HIT" && !facts.watchlist.clearedBy) wait("watchlist", facts.watchlist.at);
  if (outcome.stage === "another application on the home") wait("same-home", facts.otherOnHome?.at);
  if (outcome.step === "DELINQUENCY_REVIEW") wait("delinquency", facts.hardCredit?.at);
  if (facts.employment?.outcome === "NOT_CONFIRMED") {
    wait("employment", facts.employment.at, moveOn(file, "GENERIC_DOCUMENT_REQUEST"));
  }
  if (facts.bpo?.status === "NOT_POSSIBLE") wait("valuation", facts.bpo.at);
  wait("signers", signersWait(facts));
  if (isOfficeGone(facts)) wait("closing-office", facts.notaryVisit?.officeClosedAt);
  if (outcome.step === "ATTORNEY_REVIEW") wait("attorney", facts.closingSealedAt ?? facts.closingSignedAt);
  if (outcome.row >= ROW_OF_SIGNING && outcome.row <= ROW_OF_NOTARY) {
    wait("notary", waitsForDeskSince(facts) ?? owesCallSince(facts));
    wait("notary", failedSince(facts), "borrower");
  }
  wait("late-papers", lateReturn(file)?.since);
  if (facts.property?.outcome === "FOUND" && homeOf(facts) && !ownershipMatches(facts)) {
    wait("ownership", facts.property.at, moveOn(file, "PROPERTY_OWNERSHIP_FRAUD_REVIEW"));
  }
  if (!facts.incomeVerified) {
    if (payStubsMissing(facts) > 0) wait("income", facts.payStubs?.at, "borrower");
    else wait("income", unreadIncomePapers(facts).at(0)?.at);
  }
  const pictures = facts.identityChecks.at(-1)?.result;
  if (pictures?.outcome === "REVIEW") wait("identity", pictures.at);
  if (facts.finalTitle && !facts.finalTitle.clearToClose) wait("title", facts.finalTitle.at);
  if (facts.additional?.ownership === "TRUST" && !facts.trustAccepted) {
    const isSent = facts.uploads.some(({ type }) => type === "CERTIFICATE_OF_TRUST");
    wait("trust", facts.additional.at, isSent ? "staff" : "borrower");
  }
  wait("insurance", policyToRead(facts)?.since);
  if (facts.disbursementCheck?.status === "PENDING_REVIEW") wait("bank-account", facts.disbursementCheck.at);
  if (facts.autopayCheck?.status === "PENDING_REVIEW") wait("autopay-account", facts.autopayCheck.at);
  const conditions = openConditions(file).filter(({ uuid }) => isSettledByStaff(file, uuid));
  const ours = openConditions(file).filter(
    ({ uuid, actionNeeded }) => facts.waivers?.[uuid] || (!actionNeeded && isSettledByStaff(file, uuid)),
  );
  // A question is answered also where the borrower has the next move.
  const [questioned] = [...openConditions(file), ...facts.conditions.filter(({ signerUuid }) => signerUuid)]
    .flatMap(({ uuid }) => unansweredSince(facts, uuid) ?? [])
    .toSorted();
  wait("conditions", questioned);
  const [oldest] = (ours.length > 0 ? ours : conditions).map(({ created }) => created).toSorted();
  wait("conditions", oldest, ours.length > 0 ? "staff" : "borrower");
  if (facts.recording?.status === "REJECTED") wait("recording", facts.recording.submittedAt);
  if (risenPayoffs(facts).length > 0 || (fundingGates(facts) && !facts.funding && shortfall(facts) > 0))
    wait("payoff-figures", figuresSince(facts));
  if (awaitsRelease(file)) wait("release", facts.release?.askedAt);
  const [returned] = returnedPayoffs(facts)
    .map(({ payment }) => payment.at)
    .toSorted();
  // A cheque that came back waits from then on.
  const [cheque] = chequesDue(facts)
    .flatMap(({ id }) => facts.payoffPayments[id]?.at ?? facts.funding?.at ?? [])
    .toSorted();
  wait("payoff", cheque ?? returned);
  if (facts.closingSignedAt && facts.disbursementCheck?.status === "FAILED_VERIFICATION")
    wait("bank-account", facts.disbursementCheck.at, "borrower");
  wait("paper", letter?.delivery.deliveredAt);
  if (partsToConfirm(file).length > 0) wait("paper", lastRecorded(file));
  // Whoever takes no electronic records is called, and their appointment is booked for them.
  if (!facts.deed && isSignedByHandAtOffice(facts) && mayBookAppointment(facts))
    wait("paper", facts.closingDocuments?.[0]?.at);
  // Nothing to post: what is signed on paper comes from the borrower.
  const [byHand] = facts.signers.flatMap(({ onPaper, signedAt }) => (onPaper && !signedAt ? [onPaper.at] : []));
  wait("paper", facts.onPaper?.at ?? byHand, "borrower");
  wait("vendor-orders", openRefusals(file)[0]?.at);
  const [notice] = noticeDeadlines(file)
    .flatMap(({ kind }) => facts.noticesDueSoon?.find((flagged) => flagged.kind === kind)?.at ?? [])
    .toSorted();
  wait("notices", notice);
  // A decision with which only papers and money are left has been made.
  if (outcome.row < FIRST_ROW_OF_CLOSING) wait("deadline", facts.actionDue?.at);
  return entries;
}
