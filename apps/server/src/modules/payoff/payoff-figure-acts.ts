import { fundingDayFrom } from "@gable/domain/calendar/funding-hours.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { type DebtToPay, debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import {
  attemptOf,
  isSettled,
  payoffsToSend,
  returnedPayoffs,
  risenPayoffs,
  shortfall,
} from "@gable/domain/workflow/payoff/payoff-standing.ts";
import type { Change } from "../../workflow/change.ts";
import { type ActNamed, nothingToDecide } from "../../workflow/staff-act.ts";
import { without } from "./without.ts";

/** The creditor is asked once more what is owed. */
export function payoffAskedAgain(file: LoanFile, { debt }: ActNamed<"ask-payoff-again">, at: string): Change {
  const { facts } = file;
  if (!isOpenForFigures(facts, debt)) throw nothingToDecide(file);
  const { times = 0, quote } = facts.payoffRenewals?.[debt] ?? {};
  const renewal = { times, ...(quote && { quote }), wanted: true };
  return {
    event: "staff-ask-payoff-again",
    facts: { payoffRenewals: { ...facts.payoffRenewals, [debt]: renewal }, ...sentOn(facts, debt, at) },
    detail: { debt },
  };
}

/** What the creditor asks is paid although it is more than was signed. */
export function payoffAmountAccepted(
  file: LoanFile,
  act: ActNamed<"accept-payoff-amount">,
  by: string,
  at: string,
): Change {
  const { facts } = file;
  const { debt } = act;
  const risen = risenPayoffs(facts).find(({ id }) => id === debt);
  if (!risen || risen.asked !== act.amount) throw nothingToDecide(file);
  const accepted = { by, at, amount: act.amount };
  return {
    event: "staff-accept-payoff-amount",
    facts: { payoffsAccepted: { ...facts.payoffsAccepted, [debt]: accepted }, ...sentOn(facts, debt, at) },
    detail: { debt, amount: act.amount },
  };
}

/** A debt that nothing secures is not paid off with the line, and its money goes to the borrower. */
export function debtLeftUnpaid(
  file: LoanFile,
  known: DebtToPay,
  act: ActNamed<"leave-debt-unpaid">,
  by: string,
  at: string,
): Change {
  const { facts } = file;
  const { debt } = act;
  const isReturned = returnedPayoffs(facts).some(({ id }) => id === debt);
  // A lien that stays would stand before this one.
  if (known.securedByHome || isSettled(facts, known)) throw nothingToDecide(file);
  if (facts.funding ? !isReturned && !isOpenForFigures(facts, debt) : !isInQuestion(facts)) throw nothingToDecide(file);
  return {
    event: "staff-leave-debt-unpaid",
    facts: {
      payoffsLeft: { ...facts.payoffsLeft, [debt]: { by, at, reason: act.reason } },
      payeeCorrections: without(facts.payeeCorrections, debt),
      ...(!facts.funding && { fundingDay: undefined }),
    },
    detail: { debt, reason: act.reason },
  };
}

/** The figures are what keeps the money back. */
const isInQuestion = (facts: Facts): boolean => risenPayoffs(facts).length > 0 || shortfall(facts) > 0;

/** A figure of a debt is in question, and no payment of it is under way. */
function isOpenForFigures(facts: Facts, debt: string): boolean {
  const isUnderWay = facts.funding !== undefined && payoffsToSend(facts).some(({ id }) => id === debt);
  const isOpen = debtsToPay(facts).some((one) => one.id === debt && !isSettled(facts, one));
  return isOpen && !isUnderWay && isInQuestion(facts);
}

/** The money goes on the next day that there is: before the funding for all of it, after it for this debt. */
function sentOn(facts: Facts, debt: string, at: string): Change["facts"] {
  if (!facts.funding) return { fundingDay: undefined };
  const order = facts.payoffOrders?.[debt] ?? { attempt: attemptOf(facts, debt) };
  return { payoffOrders: { ...facts.payoffOrders, [debt]: { ...order, on: fundingDayFrom(at) } } };
}
