import { cashToPayOff } from "@gable/domain/offers/payoff-cash.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { chequesDue, chequesOut, debtsToPay, laidAsideFor } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { attemptOf, returnedPayoffs } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { invalid, notFound, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";

export interface MailedPayoff {
  readonly debt: string;
  /** Of the cheque, in cents. */
  readonly amount: number;
  /** Its number. */
  readonly reference: string;
  /** Why the creditor takes less than the balance on the report. */
  readonly reason?: string | undefined;
}

/** A cheque came back or was not cashed in its time: the debt is open again, and waits for another cheque or another decision. */
export function recordReturnedCheque(
  file: LoanFile,
  { debt, reason }: { readonly debt: string; readonly reason: string },
  at: string,
): Change {
  const { facts } = file;
  const out = chequesOut(facts).find(({ id }) => id === debt);
  if (!out) throw outOfOrder(decide(file).step, "No check is out for this debt.");
  const { borne: _borne, ...payment } = out.payment;
  // What is sent electronically after it is another attempt than any before.
  const attempt = Math.min(payment.attempt, attemptOf(facts, debt));
  return {
    event: "cheque-returned",
    facts: {
      payoffPayments: { ...facts.payoffPayments, [debt]: { ...payment, attempt, status: "RETURNED", reason, at } },
    },
    detail: { debt, cheque: payment.order, reason },
  };
}

/**
 * The cheque that went out to a creditor who takes no electronic payment, or from whose bank one came back. What it is more than was laid
 * aside the lender pays; what it is less goes to the borrower.
 */
export function recordMailedPayoff(
  file: LoanFile,
  { debt, amount, reference, reason }: MailedPayoff,
  at: string,
): Change {
  const { facts } = file;
  if (!debtsToPay(facts).some(({ id }) => id === debt)) throw notFound();
  const due = [...chequesDue(facts), ...returnedPayoffs(facts)].find(({ id }) => id === debt);
  if (!due) throw outOfOrder(decide(file).step, "No check is to go out for this debt now.");
  const aside = laidAsideFor(facts, due);
  // Much too much is a slip of the pen; too little leaves the debt open, unless its creditor says otherwise.
  if (amount > cashToPayOff(Math.max(aside, due.balance)) || (amount < due.balance && reason === undefined))
    throw invalid({ amount: ["not-the-payoff"] });
  const payment = {
    attempt: (facts.payoffPayments[debt]?.attempt ?? 0) + 1,
    order: reference,
    amount,
    status: "SENT" as const,
    cheque: true as const,
    at,
    ...(amount > aside && { borne: amount - aside }),
  };
  return {
    event: "payoff-mailed",
    facts: { payoffPayments: { ...facts.payoffPayments, [debt]: payment } },
    detail: { debt, ...(reason !== undefined && { reason }) },
  };
}
