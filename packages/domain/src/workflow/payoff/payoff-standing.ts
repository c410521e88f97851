import { businessDayAfter } from "../../calendar/business-days.ts";
import { isFederalReserveDay } from "../../calendar/federal-reserve-days.ts";
import type { LocalDate } from "../../calendar/local-date.ts";
import { type Cents, percentOf } from "../../money/cents.ts";
import type { Facts } from "../facts/facts.ts";
import type { Disbursement } from "../facts/funding-facts.ts";
import type { QuotedPayoff } from "./debts-to-pay.ts";
import {
  cashToBorrower,
  costOf,
  type DebtToPay,
  debtsToPay,
  isNotOwed,
  quotedPayoffs,
  quoteOf,
} from "./debts-to-pay.ts";

/** The order that the borrower signs pays a creditor's figure of the day that differs from the signed one by so many percent at most. */
const TOLERANCE_PERCENT = "2";

/** The day on which an electronic payment that is sent on a day reaches the creditor. */
export const arrivalOf = (sentOn: LocalDate): LocalDate => businessDayAfter(sentOn, 1, isFederalReserveDay);

const isPaid = (facts: Facts, id: string): boolean => facts.payoffPayments[id]?.status === "SENT";

/** Nothing more is to be done about a debt: it is paid, or nothing is owed for it. */
export const isSettled = (facts: Facts, { id }: DebtToPay): boolean => isPaid(facts, id) || isNotOwed(facts, id);

/** Nothing is left to pay of what this line pays off; so too where it pays off nothing. */
export const everyDebtSettled = (facts: Facts): boolean => debtsToPay(facts).every((debt) => isSettled(facts, debt));

/** The day for which the next payment of a debt is meant: of the order of staff, else of the funding. */
const sendingDay = ({ fundingDay, payoffOrders }: Facts, id: string): LocalDate | undefined =>
  payoffOrders?.[id]?.on ?? fundingDay?.date;

/** The creditors who are to be asked anew before money goes to them: their figure ends before it arrives, or staff want another. */
export function quotesToRenew(facts: Facts): QuotedPayoff[] {
  return quotedPayoffs(facts).filter(({ id, quote }) => {
    if (isPaid(facts, id) || (facts.funding && !isToSend(facts, id))) return false;
    const on = sendingDay(facts, id);
    return facts.payoffRenewals?.[id]?.wanted === true || (on !== undefined && quote.goodThrough < arrivalOf(on));
  });
}

/** Which payment of a debt it is: 1 for the first, and each that came back and was ordered again is another. */
export const attemptOf = ({ payoffOrders }: Facts, id: string): number => payoffOrders?.[id]?.attempt ?? 1;

/** Whether a payment is ordered that nothing has been heard of. */
const isToSend = (facts: Facts, id: string): boolean => (facts.payoffPayments[id]?.attempt ?? 0) < attemptOf(facts, id);

/** A creditor's figure that goes beyond what the borrower signed for: a person must ask the borrower. */
export interface RisenPayoff extends DebtToPay {
  readonly signed: Cents;
  readonly asked: Cents;
}

/** The creditors who ask for more than the borrower's order lets them have, once they were asked anew. */
export function risenPayoffs(facts: Facts): RisenPayoff[] {
  return quotedPayoffs(facts).flatMap(({ quote, ...debt }) => {
    const signed = costOf(facts.payoffQuotes[debt.id], debt.balance);
    const agreed = Math.max(signed, facts.payoffsAccepted?.[debt.id]?.amount ?? 0);
    const isRisen = quote.amount > agreed + percentOf(agreed, TOLERANCE_PERCENT);
    return isRisen && !isPaid(facts, debt.id) ? [{ ...debt, signed, asked: quote.amount }] : [];
  });
}

/** By how much the line is too small for its creditors and costs, in cents, beyond what the lender said it would pay; 0 where it is not. */
export const shortfall = (facts: Facts): Cents =>
  Math.max(0, -cashToBorrower(facts) - (facts.shortfallBorne?.amount ?? 0));

/** Whether the figures let the money leave without a person. */
export const figuresHold = (facts: Facts): boolean => risenPayoffs(facts).length === 0 && shortfall(facts) === 0;

/** The electronic payoffs that are due to be sent. */
export const payoffsToSend = (facts: Facts): QuotedPayoff[] => {
  const risen = new Set(risenPayoffs(facts).map(({ id }) => id));
  const renewed = new Set(quotesToRenew(facts).map(({ id }) => id));
  return quotedPayoffs(facts).filter(({ id }) => isToSend(facts, id) && !risen.has(id) && !renewed.has(id));
};

/** A payoff that the creditor's bank refused or sent back, and that nobody has ordered again. */
export interface ReturnedPayoff extends DebtToPay {
  readonly payment: Disbursement;
}

/** Cheques are not among them: what becomes of those is recorded by hand. */
export function returnedPayoffs(facts: Facts): ReturnedPayoff[] {
  return debtsToPay(facts).flatMap((debt) => {
    const payment = facts.payoffPayments[debt.id];
    const isOpen = payment && payment.status !== "SENT" && !isNotOwed(facts, debt.id) && !isToSend(facts, debt.id);
    return isOpen && quoteOf(facts, debt.id)?.outcome !== "BY_MAIL" ? [{ ...debt, payment }] : [];
  });
}

/** What payoffs left over and is not on its way to the borrower yet, in cents; 0 before every debt is settled. */
export function restForBorrower(facts: Facts): Cents {
  if (!facts.funding || !everyDebtSettled(facts)) return 0;
  const sent = (facts.restPayments ?? []).filter(({ status }) => status === "SENT");
  return Math.max(0, cashToBorrower(facts) - facts.funding.cash - sent.reduce((sum, { amount }) => sum + amount, 0));
}

/** How the borrower is told that a debt stands. */
export const payoffStates = [
  "LAID_ASIDE",
  "ASKED_AGAIN",
  "RISEN",
  "SENT",
  "CAME_BACK",
  "BY_CHEQUE",
  "CHEQUE_SENT",
  "CHEQUE_BACK",
  "NOT_OWED",
  "LEFT",
] as const;
export type PayoffState = (typeof payoffStates)[number];

/** The first that fits: what ends the matter goes before what is under way. */
export function payoffState(facts: Facts, { id }: DebtToPay): PayoffState {
  if (facts.payoffsLeft?.[id]) return "LEFT";
  if (isNotOwed(facts, id)) return "NOT_OWED";
  const payment = facts.payoffPayments[id];
  if (isPaid(facts, id)) return payment?.cheque ? "CHEQUE_SENT" : "SENT";
  const among = (debts: readonly DebtToPay[]): boolean => debts.some((debt) => debt.id === id);
  if (among(quotesToRenew(facts))) return "ASKED_AGAIN";
  if (among(risenPayoffs(facts))) return "RISEN";
  if (payment) return payment.cheque ? "CHEQUE_BACK" : "CAME_BACK";
  return quoteOf(facts, id)?.outcome === "BY_MAIL" ? "BY_CHEQUE" : "LAID_ASIDE";
}
