import { cashToPayOff } from "@gable/domain/offers/payoff-cash.ts";
import { chequesDue, debtsToPay } from "@gable/domain/workflow/debts-to-pay.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { invalid, notFound, outOfOrder } from "../../http/refusal.ts";
import { type Advanced, advance } from "../../workflow/advance.ts";

export interface MailedPayoff {
  readonly debt: string;
  /** Of the cheque, in cents. */
  readonly amount: number;
  /** Its number. */
  readonly reference: string;
}

/** Records the cheque that went out to a creditor who takes no electronic payment. */
export function recordMailedPayoff(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  actor: Actor & { readonly kind: "staff" },
  { debt, amount, reference }: MailedPayoff,
): Promise<Advanced> {
  return advance(ctx, trx, uuid, actor, (file, now) => {
    const { facts } = file;
    if (!debtsToPay(facts).some(({ id }) => id === debt)) throw notFound();
    const due = chequesDue(facts).find(({ id }) => id === debt);
    if (!due) throw outOfOrder(decide(file).step, "No cheque is to go out for this debt now.");
    if (amount < due.balance || amount > cashToPayOff(due.balance)) throw invalid({ amount: ["not-the-payoff"] });
    const payment = { attempt: 1, order: reference, amount, status: "SENT" as const, at: now.toISOString() };
    return {
      event: "payoff-mailed",
      facts: { payoffPayments: { ...facts.payoffPayments, [debt]: payment } },
      detail: { debt },
    };
  });
}
