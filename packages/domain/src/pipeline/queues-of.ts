import type { ConditionCategory } from "../application/enumerations.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import { isSettledByStaff, openConditions } from "../conditions/caused-conditions.ts";
import type { Condition } from "../conditions/condition.ts";
import { unansweredSince } from "../conditions/condition-talk.ts";
import { underReviewSince } from "../identity/identity-standing.ts";
import { openDispute } from "../income/counted-deposits.ts";
import { unreadIncomePapers } from "../income/income-papers.ts";
import { policyToRead } from "../insurance/policy-to-read.ts";
import { FIRST_ROW_OF_CLOSING, rowOf } from "../journey/row-of.ts";
import { handedConditions } from "../signers/handed-conditions.ts";
import { handedToBorrower } from "../signers/handed-to-borrower.ts";
import { calledForSince } from "../signers/open-part.ts";
import { signerConditions, signerPapers } from "../signers/signer-conditions.ts";
import { isSignerMatched } from "../signers/signer-screening.ts";
import { failedLook } from "../valuation/failed-look.ts";
import { awaitedOriginals, partsToConfirm } from "../workflow/closing/signed-originals.ts";
import { unwindingSince } from "../workflow/closing/unwinding.ts";
import { alertCallOf } from "../workflow/credit/alert-call.ts";
import { creditDeskSince } from "../workflow/credit/credit-checks.ts";
import { openFraudAlert } from "../workflow/credit/fraud-alert.ts";
import { decide, type Outcome } from "../workflow/decide.ts";
import type { Facts, LoanFile } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { isMatched } from "../workflow/facts/watchlist-screening.ts";
import { releaseAsked } from "../workflow/funding/awaits-release.ts";
import { lateReturn } from "../workflow/notary/late-returns.ts";
import { failedSince, owesCallSince, waitsForDeskSince } from "../workflow/notary/missed-appointments.ts";
import { isSignedByHandAtOffice } from "../workflow/notary/notarisation.ts";
import { isOfficeGone, mayBookAppointment } from "../workflow/notary/office-closing.ts";
import { lettersToPost } from "../workflow/notices/by-post.ts";
import { noticeDeadlines } from "../workflow/notices/three-day-notices.ts";
import { oncePerFile } from "../workflow/once-per-file.ts";
import { chequesDue } from "../workflow/payoff/debts-to-pay.ts";
import { returnedPayoffs, risenPayoffs, shortfall } from "../workflow/payoff/payoff-standing.ts";
import { homeOf, ownershipMatches } from "../workflow/property/home.ts";
import { openRefusals } from "../workflow/refused-orders.ts";
import { sanctionsReportSince } from "../workflow/sanctions/listed-person.ts";
import { fundingGates } from "../workflow/stages/funding.ts";
import { payStubsMissing } from "../workflow/stages/verification.ts";
import { decisionStands } from "../workflow/underwriting/decision-basis.ts";
import { openWorkMail } from "../workflow/underwriting/employment-standing.ts";
import { type Queue, type QueueEntry, type QueueMove, queueNames } from "./queues.ts";

/** Every queue in which an application waits, in the order of `queues`; of one that has come to its end only what must still be done for it. */
export const queuesOf = oncePerFile((file): readonly QueueEntry[] => {
  const { facts } = file;
  const outcome = decide(file);
  const unwinding = unwindingSince(facts);
  // What a borrower without electronic records must still be told goes out after the end as well.
  const post = entriesOf("paper", lettersSince(facts));
  // What a name on a list asks for does not end with the line: before something is returned, it is known whose it is.
  if (unwinding !== undefined)
    return [...listedWaits(facts), ...entriesOf("unwinding", staffSince(unwinding)), ...post];
  if (outcome.stage === "cancelled" || outcome.stage === "lapsed" || outcome.step === "DECLINED")
    return [...reportOwed(facts), ...post];
  return queueNames.flatMap((queue) => entriesOf(queue, waits[queue](file, outcome)));
});

type Wait = Omit<QueueEntry, "queue">;

const entriesOf = (queue: Queue, wait: Wait | undefined): QueueEntry[] => (wait ? [{ queue, ...wait }] : []);

const waitSince = (since: Instant | undefined, move: QueueMove): Wait | undefined =>
  since === undefined ? undefined : { since, move };
const staffSince = (since: Instant | undefined): Wait | undefined => waitSince(since, "staff");
const borrowerSince = (since: Instant | undefined): Wait | undefined => waitSince(since, "borrower");

/** What puts an application into a queue. Of several things the first counts that is there. */
const waits: Readonly<Record<Queue, (file: LoanFile, outcome: Outcome) => Wait | undefined>> = {
  "fraud-alert": (file, { step }) => (step === "FACTA_REVIEW" ? alertWait(file) : undefined),
  credit: (file, outcome) => staffSince(creditDeskSince(file, outcome)),
  ownership: (file) => {
    const { property } = file.facts;
    const differs = property?.outcome === "FOUND" && homeOf(file.facts) && !ownershipMatches(file.facts);
    return differs ? waitSince(property.at, moveOn(file, "PROPERTY_OWNERSHIP_FRAUD_REVIEW")) : undefined;
  },
  underwriting: (file, outcome) => {
    const decision = decisionToReview(file, outcome);
    return decision?.result.flags.delinquencyReview ? undefined : staffSince(decision?.at);
  },
  "same-home": ({ facts }, { stage }) =>
    stage === "another application on the home" ? staffSince(facts.otherOnHome?.at) : undefined,
  watchlist: ({ facts: { watchlist } }) => (isMatched(watchlist) ? staffSince(watchlist.at) : undefined),
  "sanctions-report": ({ facts }) => staffSince(sanctionsReportSince(facts)),
  delinquency: (file, outcome) => {
    const decision = decisionToReview(file, outcome);
    const { hardCredit, delinquencyAnswer: said } = file.facts;
    const asked = outcome.step === "DELINQUENCY_REVIEW" ? hardCredit?.at : undefined;
    const since = decision?.result.flags.delinquencyReview ? decision.at : asked;
    // Until they have said what happened it is the borrower's move.
    if (since === undefined || said === undefined) return borrowerSince(since);
    return staffSince(said.at > since ? said.at : since);
  },
  income: ({ facts }) => {
    if (facts.incomeVerified) return staffSince(openDispute(facts)?.at);
    return payStubsMissing(facts) > 0
      ? borrowerSince(facts.payStubs?.at)
      : staffSince(
          [unreadIncomePapers(facts).at(0)?.at, openDispute(facts)?.at]
            .filter((at) => at !== undefined)
            .toSorted((one, other) => one.localeCompare(other))[0],
        );
  },
  "bank-account": ({ facts: { closingSignedAt, disbursementCheck: check } }) => {
    if (check?.status === "PENDING_REVIEW") return staffSince(check.at);
    return closingSignedAt && check?.status === "FAILED_VERIFICATION" ? borrowerSince(check.at) : undefined;
  },
  "autopay-account": ({ facts: { autopayCheck: check } }) =>
    check?.status === "PENDING_REVIEW" ? staffSince(check.at) : undefined,
  employment: (file) => {
    const { employment } = file.facts;
    const mail = openWorkMail(file.facts)?.domain;
    // The borrower reads mail there: whose address it is, or why the employer says otherwise, is for a person to find out.
    if (mail) return staffSince(mail.at);
    const isDenied = employment?.outcome === "NOT_CONFIRMED";
    return isDenied ? waitSince(employment.at, moveOn(file, "GENERIC_DOCUMENT_REQUEST")) : undefined;
  },
  identity: ({ facts }) => {
    const pictures = facts.identityChecks.at(-1)?.result;
    return pictures?.outcome === "REVIEW" ? staffSince(pictures.at) : undefined;
  },
  valuation: ({ facts }) => {
    const whose = failedLook(facts);
    return whose && waitSince(facts.bpo?.at, whose);
  },
  title: ({ facts: { finalTitle } }) =>
    finalTitle && !finalTitle.clearToClose ? staffSince(finalTitle.at) : undefined,
  trust: ({ facts: { additional, trustAccepted, uploads } }) => {
    if (additional?.ownership !== "TRUST" || trustAccepted) return undefined;
    const isSent = uploads.some(({ type }) => type === "CERTIFICATE_OF_TRUST");
    return waitSince(additional.at, isSent ? "staff" : "borrower");
  },
  signers: ({ facts }) => staffSince(signersWait(facts)),
  "closing-office": ({ facts }) => (isOfficeGone(facts) ? staffSince(facts.notaryVisit?.officeClosedAt) : undefined),
  insurance: ({ facts }) => staffSince(policyToRead(facts)?.since),
  attorney: ({ facts }, { step }) =>
    step === "ATTORNEY_REVIEW" ? staffSince(facts.closingSealedAt ?? facts.closingSignedAt) : undefined,
  notary: ({ facts }, { row }) => {
    if (row < rowOf.signing || row > rowOf.notary) return undefined;
    const unanswered = facts.notaryVisit?.state === "REQUESTED" ? facts.notaryVisit.unansweredAt : undefined;
    return (
      staffSince(waitsForDeskSince(facts) ?? unanswered ?? owesCallSince(facts)) ?? borrowerSince(failedSince(facts))
    );
  },
  "late-papers": (file) => staffSince(lateReturn(file)?.since),
  conditions: conditionsWait,
  recording: ({ facts: { recording } }) =>
    recording?.status === "REJECTED" ? staffSince(recording.submittedAt) : undefined,
  "payoff-figures": ({ facts }) => {
    const isShort = fundingGates(facts) && !facts.funding && shortfall(facts) > 0;
    return risenPayoffs(facts).length > 0 || isShort ? staffSince(figuresSince(facts)) : undefined;
  },
  release: (file) => {
    const asked = releaseAsked(file);
    return asked?.isAwaited ? staffSince(asked.release.askedAt) : undefined;
  },
  payoff: ({ facts }) => {
    const returned = returnedPayoffs(facts).map(({ payment }) => payment.at);
    // A cheque that came back waits from then on.
    const cheques = chequesDue(facts).flatMap(({ id }) => facts.payoffPayments[id]?.at ?? facts.funding?.at ?? []);
    return staffSince(firstOf(cheques) ?? firstOf(returned));
  },
  paper: paperWaits,
  // Only of a line that was cancelled: `queuesOf` says it there.
  unwinding: () => undefined,
  "vendor-orders": (file) => staffSince(openRefusals(file)[0]?.at),
  notices: (file) =>
    staffSince(
      firstOf(
        noticeDeadlines(file).flatMap(
          ({ kind }) => file.facts.noticesDueSoon?.find((flagged) => flagged.kind === kind)?.at ?? [],
        ),
      ),
    ),
  // A decision with which only papers and money are left has been made.
  deadline: ({ facts }, { row }) => (row < FIRST_ROW_OF_CLOSING ? staffSince(facts.actionDue?.at) : undefined),
};

const reportOwed = (facts: Facts): QueueEntry[] =>
  entriesOf("sanctions-report", staffSince(sanctionsReportSince(facts)));

/** After the end of a line: names like those on a list until it is known whose they are, and the report once it is. */
function listedWaits(facts: Facts): QueueEntry[] {
  if (facts.listed) return reportOwed(facts);
  const { watchlist, signers } = facts;
  const ofSigners = signers.flatMap((signer) => (isMatched(signer.watchlist) ? signer.watchlist.at : []));
  return [
    ...entriesOf("watchlist", isMatched(watchlist) ? staffSince(watchlist.at) : undefined),
    ...entriesOf("signers", staffSince(firstOf(ofSigners))),
  ];
}

const firstOf = (instants: readonly Instant[]): Instant | undefined => instants.toSorted().at(0);
const lastOf = (instants: readonly Instant[]): Instant | undefined => instants.toSorted().at(-1);

/** A fraud alert waits since it came or, where an hour was chosen for the call, from that hour's beginning to its end. */
function alertWait(file: LoanFile): Wait | undefined {
  const call = alertCallOf(file);
  return call
    ? { since: call.startsAt, move: "staff", dueAt: call.endsAt }
    : staffSince(openFraudAlert(file.facts)?.at);
}

/** The initial decision, where it is for a person to make. */
function decisionToReview(file: LoanFile, { row }: Outcome): Facts["decision"] {
  const { decision } = file.facts;
  const isOpen = row === rowOf.decision && decision?.result.decision === "REVIEW" && decisionStands(file);
  return isOpen ? decision : undefined;
}

/** Whose move it is where the facts themselves ask for papers: the borrower's until they have come. */
const moveOn = (file: LoanFile, category: ConditionCategory): QueueMove =>
  openConditions(file).some(({ categoryEnum, actionNeeded }) => categoryEnum === category && actionNeeded)
    ? "borrower"
    : "staff";

/** Since when a person has to look at somebody who signs beside the borrower: at their ID, at a name on a list that is like theirs, or at what keeps them from signing. */
const signersWait = (facts: Facts): Instant | undefined =>
  firstOf(
    facts.signers
      .flatMap((signer) => [
        ...signerConditions(facts, signer).map((asked) => answeredSince(facts, signer, asked)),
        underReviewSince(signer),
        signer.trouble?.at,
        calledForSince(facts, signer),
        // Nobody has said when they were born: they are called.
        signer.birthDate === undefined ? signer.onPaper?.at : undefined,
        isSignerMatched(signer) ? signer.watchlist?.at : undefined,
      ])
      .filter((instant) => instant !== undefined),
  );

/** Since when something that a signer was asked for lies with us: all of it has come, or they say that it does not apply. */
const answeredSince = (facts: Facts, signer: SignerFacts, asked: Condition): Instant | undefined =>
  asked.requestDocuments && !asked.actionNeeded
    ? (signerPapers(facts, signer, asked).at(-1)?.at ?? asked.created)
    : undefined;

function conditionsWait(file: LoanFile): Wait | undefined {
  const { facts } = file;
  const open = openConditions(file);
  // A question is answered also where the borrower has the next move.
  const ofSigners = facts.conditions.filter(({ signerUuid }) => signerUuid);
  const questions = [
    ...open,
    ...ofSigners,
    ...facts.signers.flatMap((signer) => handedConditions(file, signer)),
    ...handedToBorrower(file),
  ].flatMap(({ uuid }) => unansweredSince(facts, uuid) ?? []);
  const createdOf = (conditions: readonly Condition[]) => firstOf(conditions.map(({ created }) => created));
  const settled = open.filter(({ uuid }) => isSettledByStaff(file, uuid));
  const ours = open.filter(
    ({ uuid, actionNeeded }) => facts.waivers?.[uuid] || (!actionNeeded && isSettledByStaff(file, uuid)),
  );
  return staffSince(firstOf(questions) ?? createdOf(ours)) ?? borrowerSince(createdOf(settled));
}

/** Since when a creditor's figure keeps the money back. */
const figuresSince = ({ payoffRenewals = {}, fundingDay, rescissionOver, recording }: Facts): Instant | undefined =>
  lastOf(Object.values(payoffRenewals).flatMap(({ quote }) => quote?.at ?? [])) ??
  fundingDay?.at ??
  rescissionOver ??
  recording?.submittedAt;

const lettersSince = (facts: Facts): Wait | undefined => staffSince(lettersToPost(facts).at(0)?.delivery.deliveredAt);

function paperWaits(file: LoanFile): Wait | undefined {
  const { facts } = file;
  const recorded = lastOf(awaitedOriginals(file).flatMap(({ original }) => original?.at ?? []));
  // Whoever takes no electronic records is called, and their appointment is booked for them.
  const isToBook = !facts.deed && isSignedByHandAtOffice(facts) && mayBookAppointment(facts);
  // Nothing to post: what is signed on paper comes from the borrower.
  const [byHand] = facts.signers.flatMap(({ onPaper, signedAt }) => (onPaper && !signedAt ? [onPaper.at] : []));
  return (
    lettersSince(facts) ??
    staffSince(partsToConfirm(file).length > 0 ? recorded : undefined) ??
    staffSince(isToBook ? facts.closingDocuments?.[0]?.at : undefined) ??
    borrowerSince(facts.onPaper?.at ?? byHand)
  );
}
