import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import { declineGrounds } from "@gable/domain/loan-file/decline-grounds.ts";
import { maskedValue, personalFieldNames } from "@gable/domain/loan-file/personal-fields.ts";
import { planStanding } from "@gable/domain/loan-file/plan-standing.ts";
import { type Instant } from "@gable/domain/calendar/zoned-time.ts";
import { presentPair } from "@gable/domain/accounts/small-deposits.ts";
import { underReviewSince } from "@gable/domain/identity/identity-standing.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { signerConditions, signerPapers } from "@gable/domain/signers/signer-conditions.ts";
import { isSignerMatched } from "@gable/domain/signers/signer-screening.ts";
import { refusesPaper, signerStanding } from "@gable/domain/signers/signer-standing.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { talkOf } from "../conditions/talk.ts";
import { presentLateReturn, presentLetters, presentAppointment, presentOriginals } from "./present-closing.ts";
import { presentPolicies } from "./present-policies.ts";
import { presentAskedCheck } from "./present-asked-check.ts";
import { presentConditions } from "./present-conditions.ts";
import { presentHome } from "./present-home.ts";
import { presentIncome } from "./present-income.ts";
import { presentRegister } from "./present-register.ts";
import { presentCompared, presentEntries, presentReviews, presentValuation } from "./present-reviews.ts";
import { presentRelease } from "./present-release.ts";
import { presentJudgements } from "./present-judgements.ts";
import { presentPayoffs } from "./present-payoffs.ts";
import { presentRescission, presentUnwinding } from "./present-rescission.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { alertCallOf, callZone } from "@gable/domain/workflow/credit/alert-call.ts";
import { deadlinesOf } from "@gable/domain/workflow/deadlines/deadlines.ts";
import type { CreditOutcome } from "@gable/domain/workflow/facts/application-facts.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { LinkedAccount } from "@gable/domain/workflow/facts/verification-facts.ts";
import { mayStaffCorrect } from "@gable/domain/workflow/corrections/correction-limits.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { owesCallSince } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { openRefusals } from "@gable/domain/workflow/refused-orders.ts";
import { mayRescind } from "@gable/domain/workflow/closing/rescission.ts";

export interface Around extends Pick<LoanFileView, "hold" | "officeBooking" | "visitNaming" | "sameHome"> {
  readonly entry: PipelineEntry;
  readonly version: number;
  /** When each row of the plan was left behind. */
  readonly doneAt: ReadonlyMap<number, string>;
  readonly work: LoanFileView["work"];
  readonly role: StaffRole;
  /** On the application's clock. */
  readonly now: Instant;
  /** Colleagues by their uuid. */
  readonly names: ReadonlyMap<string, string>;
}

/** An application as staff of this role see it: masked, and without what decides about credit for who need not know it. */
export function presentFile(
  { facts, ...file }: LoanFile,
  { entry, version, doneAt, work, role, now, names, hold, officeBooking, visitNaming, sameHome }: Around,
): LoanFileView {
  const seesCredit = mayDo(role, "see-credit");
  const { answers } = facts;
  return {
    ...entry,
    version,
    receivedAt: facts.receivedAt ?? null,
    submittedAt: facts.submittedAt ?? null,
    person: {
      name: entry.borrower,
      email: answers.email ?? null,
      phone: facts.additional?.phone ?? answers.phone ?? null,
      language: answers.language ?? "en",
      mayCorrect: entry.standing === "ACTIVE" && mayStaffCorrect({ ...file, facts }),
      corrections: (facts.corrections ?? []).map(({ by, note, answers: which, at }) => ({
        by: by === undefined ? null : (names.get(by) ?? ""),
        note: note ?? null,
        answers: [...which],
        at,
      })),
      personal: personalFieldNames.flatMap((field) => {
        const masked = maskedValue(facts, field);
        return masked === null ? [] : [{ field, masked }];
      }),
    },
    sameHome,
    home: presentHome(facts),
    chosen: facts.offer
      ? {
          termYears: facts.offer.termYears,
          ratePercent: facts.offer.ratePercent,
          feePercent: facts.offer.feePercent,
          initialDraw: facts.offer.initialDraw,
          originationFee: facts.offer.originationFee,
          monthlyPayment: facts.offer.monthlyPayment,
          payoffs: facts.offer.payoffs.length,
          at: facts.offer.at,
        }
      : null,
    credit: seesCredit ? (presentCredit(facts.hardCredit, "HARD") ?? presentCredit(facts.softCredit, "SOFT")) : null,
    income: seesCredit ? presentIncome(facts) : null,
    decision: seesCredit ? presentDecision(facts) : null,
    endings: presentEndings({ ...file, facts }, entry, names, seesCredit),
    judgements: seesCredit ? presentJudgements(facts, names) : [],
    valuation: presentValuation({ ...file, facts }),
    alertCall: presentAlertCall({ ...file, facts }),
    ...presentReviews(facts, seesCredit),
    compared: mayDo(role, "see-documents")
      ? presentCompared(
          facts,
          entry.queues.map(({ queue }) => queue),
        )
      : {},
    hold: mayDo(role, "keep-privacy") ? hold : null,
    register: mayDo(role, "correct-hmda") ? presentRegister(facts) : null,
    deedRefused: facts.recording?.status === "REJECTED" ? [...(facts.recording.reasons ?? [])] : [],
    ...presentPayoffs(facts, names),
    release: presentRelease({ ...file, facts }, names),
    rescission: presentRescission({ ...file, facts }),
    unwinding: presentUnwinding(facts),
    accounts: {
      disbursement: presentAccount(facts.disbursementAccount),
      sent: presentPayment(facts),
      check: facts.disbursementCheck
        ? { status: facts.disbursementCheck.status, reason: facts.disbursementCheck.reason }
        : null,
      smallDeposits: presentDeposits(facts),
      autopay: presentAccount(facts.autopayAccount),
      autopayCheck: facts.autopayCheck
        ? { status: facts.autopayCheck.status, reason: facts.autopayCheck.reason }
        : null,
    },
    letters: presentLetters(facts),
    mayGoOnPaper: facts.onPaper === undefined && entry.standing === "ACTIVE",
    originals: presentOriginals({ ...file, facts }, names, now),
    insurance: presentPolicies(facts),
    visit: presentAppointment({ ...file, facts }, now),
    officeBooking,
    visitNaming,
    refusedOrders: openRefusals({ ...file, facts }).map(({ sentAgain, ...refused }) => ({
      ...refused,
      sentAgainAt: sentAgain?.at ?? null,
    })),
    lateReturn: presentLateReturn({ ...file, facts }, names),
    owesNotaryCall: owesCallSince(facts) !== undefined,
    missedAppointments: (facts.missedAppointments ?? []).map(({ startsAt, reason, called }) => ({
      startsAt,
      reason,
      called: called ? { at: called.at, note: called.note } : null,
    })),
    identityChecks: facts.identityChecks.map(({ kind, submittedAt, result }) => ({
      kind,
      at: submittedAt,
      outcome: result?.outcome ?? null,
      reason: result?.reason ?? null,
      differences: [...(result?.differences ?? [])],
    })),
    deadlines: presentDeadlines({ ...file, facts }, now),
    conditions: presentConditions({ ...file, facts }, names, seesCredit),
    signers: facts.signers.map((signer) => presentSigner(facts, signer, { now, names, seesCredit })),
    plan: planStanding({ ...file, facts }).map(({ row, state }) => ({
      row,
      state,
      doneAt: state === "DONE" ? (doneAt.get(row) ?? null) : null,
    })),
    work: [...work],
  };
}

function presentAlertCall(file: LoanFile): LoanFileView["alertCall"] {
  const call = alertCallOf(file);
  return call ? { startsAt: call.startsAt, endsAt: call.endsAt, timeZone: callZone(file.facts), at: call.at } : null;
}

function presentDeadlines(file: LoanFile, now: Instant): LoanFileView["deadlines"] {
  const today = dayAtHome(file.facts, now);
  return deadlinesOf(file).map(({ deadline, on }) => ({ deadline, on, isPast: on < today }));
}

/** Whose cancellation may be recorded: every owner of a signed line, until the money is decided. */
function rescindableBy({ facts }: LoanFile): LoanFileView["endings"]["mayRescind"] {
  const { closingSignedAt, rescinded, funding, signers, answers } = facts;
  if (!closingSignedAt || rescinded || funding || !mayRescind(facts)) return [];
  const borrower = { owner: "borrower", name: answers.name ? fullName(answers.name) : "" };
  return [borrower, ...signers.map(({ uuid, name }) => ({ owner: uuid, name: fullName(name) }))];
}

function presentEndings(
  file: LoanFile,
  { standing }: PipelineEntry,
  names: Around["names"],
  seesCredit: boolean,
): LoanFileView["endings"] {
  const { watchlist, withdrawn, declined, closingSignedAt } = file.facts;
  const match = watchlist?.clearedBy || standing !== "ACTIVE" ? undefined : watchlist?.match;
  const nameOf = (uuid: string): string => names.get(uuid) ?? "";
  return {
    declineFor: [...declineGrounds(file)],
    mayWithdraw: standing === "ACTIVE" && !closingSignedAt,
    mayRescind: rescindableBy(file),
    match: match && seesCredit ? { byUuid: match.by, by: nameOf(match.by), note: match.note, at: match.at } : null,
    withdrawn: withdrawn?.recorded
      ? { by: nameOf(withdrawn.recorded.by), note: withdrawn.recorded.note, at: withdrawn.at }
      : null,
    declined: declined ? { by: nameOf(declined.by), at: declined.at, reasons: [...declined.reasons] } : null,
  };
}

function presentSigner(
  facts: Facts,
  signer: SignerFacts,
  { now, names, seesCredit }: Pick<Around, "now" | "names"> & { readonly seesCredit: boolean },
): LoanFileView["signers"][number] {
  const { uuid, name, relation, contact, trouble, watchlist } = signer;
  const match = watchlist?.match;
  return {
    uuid,
    name: fullName(name),
    relation,
    contact: [contact.email, contact.phone].filter((way) => way !== undefined).join(", "),
    ...signerStanding(signer, now),
    trouble: trouble ?? null,
    listed:
      seesCredit && watchlist && isSignerMatched(signer)
        ? {
            at: watchlist.at,
            ...presentEntries(watchlist),
            match: match ? { byUuid: match.by, by: names.get(match.by) ?? "", note: match.note, at: match.at } : null,
          }
        : null,
    asksBirthDate: signer.birthDate === undefined,
    isOnPaper: signer.onPaper !== undefined,
    mayGoOnPaper: refusesPaper(facts, signer) === undefined,
    identityReviewSince: underReviewSince(signer) ?? null,
    asked: signerConditions(facts, signer).map((asked) => ({
      uuid: asked.uuid,
      category: asked.categoryEnum,
      comments: asked.commentsToBorrower,
      created: asked.created,
      isTheirMove: asked.actionNeeded,
      check: presentAskedCheck(facts, asked.uuid),
      talk: talkOf(facts, asked, signerPapers(signer, asked)),
    })),
  };
}

function presentCredit(outcome: CreditOutcome | undefined, kind: "SOFT" | "HARD"): LoanFileView["credit"] {
  if (outcome?.outcome !== "HIT") return null;
  const { report, history } = outcome;
  return {
    kind,
    bureau: report.bureau.name,
    score: report.score,
    model: report.scoreModel,
    pulledOn: report.pulledOn,
    alert: report.alert?.kind ?? null,
    openTradelines: report.tradelines.length,
    delinquentTradelines: history.delinquentTradelines.length,
  };
}

function presentDecision({ decision }: Facts): LoanFileView["decision"] {
  if (!decision) return null;
  const { result } = decision;
  const { numbers } = result;
  return {
    at: decision.at,
    decision: result.decision,
    subDecision: result.subDecision,
    policyVersion: result.policyVersion,
    expiresAt: decision.expiresAt,
    reasons: result.reasons.map(({ finding, code, specify, numbers: figures }) => ({
      finding,
      code,
      specify,
      numbers: figures,
    })),
    conditions: [...result.conditions],
    numbers: {
      dtiBefore: numbers.dtiBeforePercent,
      dtiAfter: numbers.dtiAfterPercent,
      dtiLimit: numbers.maxDtiPercent,
      cltvBefore: numbers.cltvBeforePercent,
      cltvAfter: numbers.cltvAfterPercent,
      cltvLimit: numbers.maxCltvPercent,
      otherDebts: numbers.otherDebts,
      maxPayment: numbers.maxPayment,
      minLine: numbers.minLine,
      maxLine: numbers.maxLine,
      bindingLimit: numbers.bindingLimit,
    },
  };
}

function presentDeposits(facts: Facts): LoanFileView["accounts"]["smallDeposits"] {
  const pair = presentPair(facts);
  if (!pair) return null;
  const { number, wrong, askedAt, sent, refused } = pair;
  return { pair: number, wrong, askedAt, sentAt: sent?.at ?? null, refused: refused?.reason ?? null };
}

const presentAccount = (account: LinkedAccount | undefined) =>
  account
    ? {
        bank: account.bankName,
        type: account.type,
        masked: `•••• ${account.accountNumber.slice(-4)}`,
        owners: [...account.owners],
      }
    : null;

function presentPayment({ disbursement }: Facts): LoanFileView["accounts"]["sent"] {
  if (!disbursement) return null;
  const { status, amount, at, settlesOn = null, trace = null, reason = null } = disbursement;
  return { status, amount, at, settlesOn, trace, reason };
}
