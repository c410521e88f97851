import { randomUUID } from "node:crypto";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { mayAct, type StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { withWord } from "@gable/domain/conditions/condition-talk.ts";
import { signerPapers } from "@gable/domain/signers/signer-conditions.ts";
import type { Upload } from "@gable/domain/workflow/facts/papers.ts";
import {
  askedBy,
  asksForStubs,
  isSettledByStaff,
  isWaivable,
  openCondition,
  openConditions,
} from "@gable/domain/conditions/caused-conditions.ts";
import { fewestPapers } from "@gable/domain/conditions/id-conditions.ts";
import { unreadIncomePapers } from "@gable/domain/income/income-papers.ts";
import { decide, END_ROW } from "@gable/domain/workflow/decide.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import { unnamedTrustees } from "@gable/domain/profile/trust.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { shownLiens } from "@gable/domain/workflow/answered-liens.ts";
import { failedVisit, owesCallSince } from "@gable/domain/workflow/missed-appointments.ts";
import { isOfficeGone } from "@gable/domain/workflow/office-closing.ts";
import { isEverDoneByHand } from "@gable/domain/workflow/refused-orders.ts";
import { askedAgain, isCheckOpen } from "@gable/domain/workflow/credit-checks.ts";
import { openFraudAlert } from "@gable/domain/workflow/fraud-alert.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid, notFound, outOfOrder, Refusal } from "../../http/refusal.ts";
import { type Advanced, advance, type Change } from "../../workflow/advance.ts";
import { lockApplication } from "../../workflow/application-store.ts";
import { closeOrdersDoneByHand } from "../../workflow/close-orders.ts";
import { goneOnPaper } from "../closing/go-on-paper.ts";
import { changeOfPaperClosing, isPaperClosingAct, type PaperClosingAct } from "../closing/paper-closing.ts";
import { isAccountOurs, isAutopayOurs } from "../accounts/accounts-for-staff.ts";
import { refusedAccount, refusedAutopay, STAFF_ACCEPTED } from "../accounts/account-tasks.ts";
import { changeOfSession, isSessionAct, type SessionAct } from "../notary/desk-session.ts";
import { changeOfLatePapers, isLatePapersAct, type LatePapersAct } from "../notary/late-papers.ts";
import { changeOfRegister, isRegisterAct, type RegisterAct } from "../hmda/register-acts.ts";
import { handedOver } from "../notary/tell-notaries.ts";
import { officeVisitAskedFor } from "../notary/ask-for-visit.ts";
import { changeOfRelease, isReleaseAct, type ReleaseAct } from "../funding/release-acts.ts";
import { recordReviewedIncome } from "../income/record-reviewed-income.ts";
import { isPayoffAct, type PayoffAct } from "../payoff/payoff-acts.ts";
import { payoffDecided } from "../payoff/payoff-of-two.ts";
import { changeOfSigner } from "../signers/staff-acts.ts";
import { askTitleAgain } from "../title/ask-title-again.ts";
import { changeOfValuation } from "../valuation/staff-acts.ts";
import { answersCorrected } from "./correct-answers.ts";
import { isNotaryOf } from "./list-notaries.ts";
import { changeOfPaper, isPaperAct, type PaperAct } from "./paper-acts.ts";
import { orderSentAgain } from "./send-order-again.ts";
import { endingOf } from "./end-application.ts";
import { identityAnswered, isIdentityOurs } from "./judge-identity.ts";

export type Staff = Extract<Actor, { readonly kind: "staff" }> & { readonly role: StaffRole };

/**
 * One act of staff on an application. It is a fact with who, in which role, when and why, and the plan goes on from there. Throws a
 * Refusal where the role may not, or where there is nothing of the kind to decide.
 */
export async function actAsStaff(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  staff: Staff,
  act: StaffAct,
): Promise<Advanced> {
  if (!mayAct(staff.role, act.act))
    throw new Refusal(403, "role-may-not", "Your role does not include this. Ask an administrator.");
  if (!isEverDoneByHand(act.act)) return advanceByAct(ctx, trx, uuid, staff, act);
  const { file: before } = await lockApplication(ctx, trx, uuid);
  const advanced = await advanceByAct(ctx, trx, uuid, staff, act);
  await closeOrdersDoneByHand(trx, before, advanced.file, act.act);
  return advanced;
}

async function advanceByAct(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  staff: Staff,
  act: StaffAct,
): Promise<Advanced> {
  switch (act.act) {
    case "record-income": {
      const { act: _name, employerName, ...reviewed } = act;
      return recordReviewedIncome(ctx, trx, uuid, staff, { ...reviewed, ...(employerName && { employerName }) });
    }
    case "ask-title-again":
      return askTitleAgain(ctx, trx, uuid, staff);
    default:
      return advance(ctx, trx, uuid, staff, async (file, now) => {
        const at = now.toISOString();
        if (act.act === "book-office-visit") return officeVisitAskedFor(ctx, file, act, now);
        if (act.act === "send-order-again") return orderSentAgain(ctx, file, act, staff.identityUuid, at);
        if (act.act === "take-borrower-to-paper") {
          const { how, note } = act;
          return goneOnPaper(ctx, file, now, { by: staff.identityUuid, how, note });
        }
        if (act.act === "correct-answers") return answersCorrected(ctx, file, act, staff.identityUuid, now);
        if (isPaperClosingAct(act)) return changeOfPaperClosing(ctx, file, act, staff.identityUuid, now);
        if (isRegisterAct(act)) return changeOfRegister(file, act, staff.identityUuid, at);
        if (isPaperAct(act)) return changeOfPaper(file, act, staff.identityUuid, at);
        if (
          act.act === "hand-over-notary-session" &&
          act.to !== undefined &&
          !(await isNotaryOf(trx, file.orgCode, act.to))
        )
          throw invalid({ to: ["not-a-notary"] });
        if (isLatePapersAct(act)) return changeOfLatePapers(file, act, staff.identityUuid, now);
        if (act.act === "hand-over-notary-session") return handedOver(ctx, file, act, staff.identityUuid, at);
        if (isSessionAct(act)) return changeOfSession(file, act, staff.identityUuid, at);
        if (isReleaseAct(act)) return changeOfRelease(file, act, staff.identityUuid, at);
        return isPayoffAct(act) ? payoffDecided(file, act, staff.identityUuid, at) : changeOf(file, act, staff, at);
      });
  }
}

type PlainAct = Exclude<
  StaffAct,
  | {
      readonly act:
        | "record-income"
        | "ask-title-again"
        | "book-office-visit"
        | "send-order-again"
        | "correct-answers"
        | "take-borrower-to-paper";
    }
  | PayoffAct
  | ReleaseAct
  | PaperAct
  | RegisterAct
  | PaperClosingAct
  | SessionAct
  | LatePapersAct
>;

function changeOf(file: LoanFile, act: PlainAct, staff: Staff, at: string): Change {
  const { facts } = file;
  // A decline of ours is told to the borrower, and is not taken back by clearing what it rested on.
  if (facts.declined) throw outOfOrder("DECLINED", "This application was declined.");
  const cleared = { by: staff.identityUuid, at };
  const only = (holds: boolean, change: Change["facts"], detail?: Change["detail"]): Change => {
    if (!holds) throw outOfOrder(decide(file).step, "There is nothing of the kind to decide just now.");
    return { event: `staff-${act.act}`, facts: change, ...(detail && { detail }) };
  };
  switch (act.act) {
    case "clear-fraud-alert":
      return only(openFraudAlert(facts) !== undefined, { fraudAlertCleared: cleared });
    case "ask-bureau-again":
      return only(isCheckOpen(facts), askedAgain(facts));
    case "accept-delinquency":
      return only(isDelinquent(file), { delinquencyCleared: cleared });
    case "accept-home-condition":
      return only(isHomeInQuestion(facts), { conditionCleared: cleared });
    case "settle-other-application": {
      const { otherOnHome } = facts;
      const isAsked = otherOnHome !== undefined && !otherOnHome.settled;
      return only(isAsked, {
        ...(isAsked && { otherOnHome: { ...otherOnHome, settled: { ...cleared, note: act.note } } }),
      });
    }
    case "clear-watchlist": {
      const { watchlist } = facts;
      if (watchlist?.outcome !== "HIT") return only(false, {});
      const { match: _match, ...screened } = watchlist;
      return only(true, { watchlist: { ...screened, clearedBy: staff.identityUuid } });
    }
    case "find-watchlist-match":
    case "agree-to-watchlist-match":
    case "decline":
    case "withdraw-for-borrower":
      return endingOf(file, act, staff.identityUuid, at);
    case "order-valuation":
    case "reject-value-challenge":
      return changeOfValuation(file, act, at);
    case "record-deed-again":
      return only(facts.recording?.status === "REJECTED" && decide(file).row < END_ROW, { recording: undefined });
    case "accept-ownership":
      return only(facts.property?.outcome === "FOUND" && !facts.ownershipCleared, { ownershipCleared: cleared });
    case "return-income-papers": {
      const { documentUuid: one } = act;
      const unread = unreadIncomePapers(facts).filter(({ documentUuid }) => documentUuid === (one ?? documentUuid));
      const returned = Object.fromEntries(unread.map((paper) => [paper.documentUuid, { reason: act.reason, at }]));
      return only(
        unread.length > 0 && !facts.incomeVerified,
        { returnedPapers: { ...facts.returnedPapers, ...returned } },
        { papers: unread.length },
      );
    }
    case "confirm-employment":
      return only(facts.employer !== undefined, { employment: { outcome: "CONFIRMED", at } });
    case "accept-identity":
      return only(isIdentityOurs(file), identityAnswered(facts, "PASSED", at));
    case "ask-identity-again":
      return only(isIdentityOurs(file), identityAnswered(facts, "RETRY", at, act.reason));
    case "accept-trust": {
      const { act: _name, ...trust } = act;
      const isAsked = facts.additional?.ownership === "TRUST" && !facts.trustAccepted;
      if (isAsked && unnamedTrustees(facts, trust.trustees).length > 0)
        throw invalid({ trustees: ["trustee-not-named"] });
      return only(isAsked, { trustAccepted: { ...cleared, trust } });
    }
    case "finish-attorney-review":
      return only(decide(file).step === "ATTORNEY_REVIEW", { attorneyReviewed: cleared });
    case "free-office-visit": {
      const { notaryVisit } = facts;
      const failed = notaryVisit && failedVisit(facts, notaryVisit, { reason: "office-closed", at });
      return only(isOfficeGone(facts), { ...failed });
    }
    case "record-notary-call": {
      const { missedAppointments = [] } = facts;
      const called = { ...cleared, note: act.note };
      return only(owesCallSince(facts) !== undefined, {
        missedAppointments: missedAppointments.map((missed) => (missed.called ? missed : { ...missed, called })),
      });
    }
    case "raise-condition": {
      const raised = {
        uuid: randomUUID(),
        categoryEnum: act.categoryEnum,
        created: at,
        notes: null,
        commentsToBorrower: act.comments,
        requestDocuments: act.documents > 0,
        xtraData: { numDocsRequired: Math.max(fewestPapers(act.categoryEnum), act.documents) },
        priorTo: act.priorTo,
      };
      return only(true, { conditions: [...facts.conditions, raised] }, { category: act.categoryEnum });
    }
    case "accept-signer-identity":
    case "ask-signer-identity-again":
    case "ask-signer":
    case "settle-signer-trouble":
    case "take-signer-to-paper":
    case "clear-signer-watchlist":
    case "find-signer-watchlist-match":
    case "agree-to-signer-watchlist-match":
      return changeOfSigner(file, act, staff.identityUuid, at);
    case "return-papers": {
      const sent = papersSentFor(file, act.condition);
      if (!sent) throw notFound();
      // What is no paper of this condition is not accepted by naming it; what was accepted before stays so unless somebody says otherwise.
      const kept = act.accepted ?? facts.returnedPapers?.[act.condition]?.accepted ?? [];
      const accepted = kept.filter((uuid) => sent.some(({ documentUuid }) => documentUuid === uuid));
      const returned = { reason: act.reason, at, ...(accepted.length > 0 && { accepted }) };
      const word = { ...staffWord(staff, at), kind: "RETURNED" as const, text: act.reason };
      return only(
        true,
        {
          returnedPapers: { ...facts.returnedPapers, [act.condition]: returned },
          ...withWord(facts, act.condition, word),
        },
        { condition: act.condition, accepted: accepted.length },
      );
    }
    case "answer-condition": {
      if (!papersSentFor(file, act.condition)) throw notFound();
      const word = { ...staffWord(staff, at), kind: "MESSAGE" as const, text: act.text };
      return only(true, withWord(facts, act.condition, word), { condition: act.condition });
    }
    case "request-waiver": {
      if (!isWaivable(file, act.condition)) throw notFound();
      return only(
        !facts.waivers?.[act.condition],
        { waivers: { ...facts.waivers, [act.condition]: { by: staff.identityUuid, reason: act.reason, at } } },
        { condition: act.condition },
      );
    }
    case "approve-waiver": {
      const asked = facts.waivers?.[act.condition];
      if (!asked || !isWaivable(file, act.condition)) throw notFound();
      if (asked.by === staff.identityUuid)
        throw new Refusal(403, "second-person", "Somebody else than the one who asked must agree to a waiver.");
      const { [act.condition]: _agreed, ...waivers } = facts.waivers ?? {};
      return only(
        true,
        { ...(waivedStubs(file, act.condition, cleared.by) ?? settled(file, act.condition, cleared)), waivers },
        { condition: act.condition, askedBy: asked.by },
      );
    }
    case "accept-account":
      return only(isAccountOurs(file), { disbursementCheck: { status: "VERIFIED", reason: STAFF_ACCEPTED, at } });
    case "refuse-account":
      if (!isAccountOurs(file)) return only(false, {});
      return refusedAccount(file, act.reason, at);
    case "accept-autopay-account":
      return only(isAutopayOurs(file), { autopayCheck: { status: "VERIFIED", reason: STAFF_ACCEPTED, at } });
    case "refuse-autopay-account":
      if (!isAutopayOurs(file)) return only(false, {});
      return refusedAutopay(file, act.reason, new Date(at));
    case "record-reserves": {
      const { amount } = act;
      const isAsked = openConditions(file).some(({ uuid }) => askedBy(file, uuid)?.key === "RESERVES");
      return only(isAsked, { reserves: { amount, ...cleared } }, { amount });
    }
    case "clear-condition": {
      if (!isSettledByStaff(file, act.condition)) throw notFound();
      // The months of payments are reckoned from an amount: a glance at the statements settles nothing.
      if (askedBy(file, act.condition)?.key === "RESERVES")
        throw outOfOrder(decide(file).step, "Record what the statements show instead.");
      return only(true, settled(file, act.condition, cleared), { condition: act.condition });
    }
    default:
      return act satisfies never;
  }
}

const staffWord = ({ identityUuid }: Staff, at: string) =>
  ({ uuid: randomUUID(), by: "STAFF", staffUuid: identityUuid, at }) as const;

/** What was sent for an open condition of the borrower's or a signer's; undefined where there is none. */
function papersSentFor(file: LoanFile, uuid: string): readonly Upload[] | undefined {
  const own = openCondition(file, uuid);
  if (own) return own.papers;
  const asked = file.facts.conditions.find((condition) => condition.uuid === uuid);
  const signer = file.facts.signers.find((one) => one.uuid === asked?.signerUuid);
  return asked && signer && signerPapers(signer, asked);
}

const isDelinquent = (file: LoanFile): boolean =>
  decide(file).step === "DELINQUENCY_REVIEW" || file.facts.decision?.result.flags.delinquencyReview === true;

const isHomeInQuestion = ({ decision }: Facts): boolean =>
  decision?.result.decision === "REVIEW" &&
  decision.result.reasons.some(({ finding }) => finding === "PROPERTY_CONDITION");

/** The income will be shown in another way; undefined for a condition that asks for something else. */
function waivedStubs(file: LoanFile, condition: string, waivedBy: string): Partial<Facts> | undefined {
  const { payStubs } = file.facts;
  return payStubs && asksForStubs(file, condition) ? { payStubs: { ...payStubs, waivedBy } } : undefined;
}

/** The condition is met: one that was raised is taken out; of papers that the facts asked for it is noted who accepted them. */
function settled(file: LoanFile, condition: string, cleared: { readonly by: string; readonly at: string }) {
  const { facts } = file;
  const asked = askedBy(file, condition);
  if (!asked) return { conditions: facts.conditions.filter(({ uuid }) => uuid !== condition) };
  const { liens } = facts;
  return {
    papersAccepted: { ...facts.papersAccepted, [asked.key]: cleared },
    ...(asked.key === "DENIED_LIENS" && liens && { liens: { ...liens, liens: shownLiens(liens.liens) } }),
  };
}
