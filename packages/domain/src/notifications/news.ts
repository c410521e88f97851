import type { ConditionCategory } from "../application/enumerations.ts";
import { rowOf } from "../journey/row-of.ts";
import type { Step } from "../journey/steps.ts";
import { askedOfBorrower, movesOfBorrower } from "../signers/handed-to-borrower.ts";
import { decide, END_ROW, type Outcome } from "../workflow/decide.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";
import type { NoticeKind } from "./notice.ts";

const ofStep: Partial<Record<Step, NoticeKind>> = {
  OFFER_SELECTION: "offers-ready",
  REVISED_OFFER_SELECTION: "offer-revised",
  SOFT_CREDIT_LOCKED_OR_FROZEN: "credit-frozen",
  HARD_CREDIT_LOCKED_OR_FROZEN: "credit-frozen",
  NOTE_SIGNING: "papers-ready",
  FINAL_OFFER: "papers-ready",
  NOTARY_DISCLOSURE: "notary-ready",
  MANUAL_DEED_SIGNING: "notary-ready",
  COMPLETE: "complete",
  DECLINED: "declined",
  CANCELLED: "cancelled",
};

/** Calls to sign on a screen or by video: no news to whoever signs by hand what comes by post. */
const signedOnScreen: ReadonlySet<NoticeKind> = new Set(["papers-ready", "notary-ready"]);

/** What a change of facts is news of. The same change is news once: told again with the same facts, nothing has changed. */
export function noticesOf(before: LoanFile, after: LoanFile): NoticeKind[] {
  const was = decide(before);
  const is = decide(after);
  const news: NoticeKind[] = [];
  const step = is.step === null ? undefined : ofStep[is.step];
  const wasTold = was.step !== null && ofStep[was.step] === step;
  const isByHand = after.facts.onPaper !== undefined && step !== undefined && signedOnScreen.has(step);
  // Of an appointment that is booked, or came to nothing, something else is told.
  const hasMet = step === "notary-ready" && (after.facts.notarySession ?? after.facts.notaryVisit) !== undefined;
  if (step !== undefined && !wasTold && !isByHand && !hasMet) news.push(step);
  if (leaves(was, is, rowOf.income)) news.push("income-verified");
  if (leaves(was, is, rowOf.insurance)) news.push("right-to-cancel");
  const { preparedOffer } = after.facts;
  if (preparedOffer && preparedOffer.at !== before.facts.preparedOffer?.at) news.push("offer-prepared");
  if (preparedAnew(before, after)) news.push("answers-prepared");
  if (askedNewly(before, after).length > 0) news.push("task-asked");
  return news;
}

/** Whether staff wrote down answers for the borrower that have not been there before. */
const preparedAnew = (before: LoanFile, after: LoanFile): boolean =>
  Object.values(after.facts.preparedAnswers ?? {}).some(
    ({ revision, ended }) =>
      ended === undefined &&
      !Object.values(before.facts.preparedAnswers ?? {}).some((known) => known.revision === revision),
  );

const leaves = (was: Outcome, is: Outcome, row: number): boolean =>
  was.row <= row && is.row > row && is.row < END_ROW && is.step !== "DECLINED";

/** What is asked of the borrower since a change, each kind once. */
export function askedNewly(before: LoanFile, after: LoanFile): ConditionCategory[] {
  const was = askedOfBorrower(before);
  const known = new Set(was.flatMap(({ uuid, actionNeeded }) => (actionNeeded ? [uuid] : [])));
  const asked = movesOfBorrower(after).filter(
    // What somebody who signs asks of them is told in other words; what came back of it in these.
    ({ uuid, handedBy }) => !known.has(uuid) && (handedBy === undefined || was.some((one) => one.uuid === uuid)),
  );
  return [...new Set(asked.map(({ categoryEnum }) => categoryEnum))];
}
