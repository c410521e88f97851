import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import { endingOf } from "@gable/domain/loan-file/ending-of.ts";
import { maskedValue, personalFieldNames } from "@gable/domain/loan-file/personal-fields.ts";
import { planStanding } from "@gable/domain/loan-file/plan-standing.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import { mayStaffCorrect } from "@gable/domain/workflow/corrections/correction-limits.ts";
import { alertCallOf, callZone } from "@gable/domain/workflow/credit/alert-call.ts";
import { deadlinesOf } from "@gable/domain/workflow/deadlines/deadlines.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { owesCallSince } from "@gable/domain/workflow/notary/missed-appointments.ts";
import { holdsOn } from "@gable/domain/workflow/notices/closing-holds.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { openRefusals } from "@gable/domain/workflow/refused-orders.ts";
import type { Around } from "./around-file.ts";
import { presentAccounts } from "./present-accounts.ts";
import { presentAppointment, presentLateReturn, presentLetters, presentOriginals } from "./present-closing.ts";
import { presentConditions } from "./present-conditions.ts";
import { presentCredit, presentDecision, presentFormerCredit, presentOffer } from "./present-decision.ts";
import { presentEndings } from "./present-endings.ts";
import { presentHome } from "./present-home.ts";
import { presentIncome } from "./present-income.ts";
import { presentJudgements } from "./present-judgements.ts";
import { presentPayoffs } from "./present-payoffs.ts";
import { presentPolicies } from "./present-policies.ts";
import { presentRegister } from "./present-register.ts";
import { presentRelease } from "./present-release.ts";
import { presentRescission, presentUnwinding } from "./present-rescission.ts";
import { presentCompared, presentReviews, presentValuation } from "./present-reviews.ts";
import { presentSigner } from "./present-signer.ts";

/** An application as staff of this role see it: masked, and without what decides about credit for who need not know it. */
export function presentFile(
  { facts, ...file }: LoanFile,
  {
    entry,
    version,
    cameBy,
    doneAt,
    work,
    role,
    now,
    names,
    callsBy,
    hold,
    officeBooking,
    visitNaming,
    notSecond,
    sameHome,
    shown,
  }: Around,
): LoanFileView {
  const seesCredit = mayDo(role, "see-credit");
  const { answers } = facts;
  return {
    ...entry,
    version,
    receivedAt: facts.receivedAt ?? null,
    submittedAt: facts.submittedAt ?? null,
    cameBy,
    campaign: { ...facts.channel.campaign },
    shown,
    person: {
      name: entry.borrower,
      email: answers.email ?? null,
      phone: facts.additional?.phone ?? answers.phone ?? null,
      language: answers.language ?? "en",
      citizenship: (seesCredit ? facts.additional?.citizenship : undefined) ?? null,
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
    notSecond,
    home: presentHome({ ...file, facts }),
    chosen: presentOffer(facts),
    credit: seesCredit ? presentCredit(facts) : null,
    formerCredit: seesCredit ? presentFormerCredit(facts) : null,
    income: seesCredit ? presentIncome(facts) : null,
    decision: seesCredit ? presentDecision({ ...file, facts }) : null,
    ended: endingOf({ ...file, facts }),
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
    unwinding: presentUnwinding(facts, names, seesCredit),
    accounts: presentAccounts(facts),
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
    closingHolds: entry.standing === "ACTIVE" ? presentClosingHolds(facts, now) : [],
    conditions: presentConditions({ ...file, facts }, names, seesCredit),
    signers: facts.signers.map((signer) =>
      presentSigner({ ...file, facts }, signer, { now, names, callsBy, seesCredit }),
    ),
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

/** From the application on, since some of these days run long before there is anything to sign. */
const presentClosingHolds = (facts: Facts, now: Instant): LoanFileView["closingHolds"] =>
  facts.receivedAt === undefined || facts.closingSignedAt !== undefined
    ? []
    : [...holdsOn(facts, dayAtHome(facts, now))];

function presentDeadlines(file: LoanFile, now: Instant): LoanFileView["deadlines"] {
  const today = dayAtHome(file.facts, now);
  return deadlinesOf(file).map(({ deadline, on }) => ({ deadline, on, isPast: on < today }));
}
