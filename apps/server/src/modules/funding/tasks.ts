import { fullName } from "@gable/domain/people/legal-name.ts";
import { cashToBorrower, quotedPayoffs } from "@gable/domain/workflow/debts-to-pay.ts";
import { fundingGates } from "@gable/domain/workflow/stages/funding.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Disbursement } from "@gable/domain/workflow/facts/funding-facts.ts";
import type { Payment, PaymentAnswer } from "@gable/vendors/disbursement/protocol.ts";
import type { Derivation } from "../../workflow/advance.ts";
import { type Applying, type Task, vendorTask } from "../../workflow/task.ts";
import { refusedAccount } from "../accounts/account-tasks.ts";
import { recordingTask } from "./recording-task.ts";

/** The decision to send the money, once every gate of the plan is open: what is sent, and where, is fixed from now on. */
export const decideFunding: Derivation = (_ctx, { facts, uuid }, now) => {
  const cash = cashToBorrower(facts);
  if (cash < 0) throw new Error(`the creditors of ${uuid} ask for more than the line holds`);
  const attempt = (facts.disbursement?.attempt ?? 0) + 1;
  return {
    event: "funding-decided",
    facts: { funding: { attempt, cash, account: facts.disbursementAccount ?? null, at: now.toISOString() } },
    detail: { attempt, cash },
  };
};

function holderOf({ facts, uuid }: LoanFile): string {
  const { name } = facts.answers;
  if (!name) throw new Error(`the application ${uuid} has no name`);
  return fullName(name);
}

function proceeds(file: LoanFile): Payment {
  const { funding } = file.facts;
  // The plan sees to it; money that left too early cannot be called back.
  if (!fundingGates(file.facts)) throw new Error(`the application ${file.uuid} may not be paid out yet`);
  const { wallet } = file.facts;
  if (file.facts.channel.isCrypto && funding && wallet) {
    return {
      method: "wallet",
      purpose: "proceeds",
      amount: funding.cash,
      to: { holder: holderOf(file), walletAddress: wallet.address },
      memo: `Line of credit ${file.loanNumber}`,
    };
  }
  if (!funding?.account) throw new Error(`the application ${file.uuid} has no account for the money`);
  const { routingNumber, accountNumber, type } = funding.account;
  return {
    method: "ach",
    purpose: "proceeds",
    amount: funding.cash,
    to: {
      holder: holderOf(file),
      routingNumber,
      accountNumber,
      accountType: type === "SAVINGS" ? "savings" : "checking",
    },
    memo: `Line of credit ${file.loanNumber}`,
  };
}

function payoff(file: LoanFile, key: string): Payment {
  const id = debtOf(key);
  const debt = quotedPayoffs(file.facts).find((quoted) => quoted.id === id);
  if (!debt) throw new Error(`the application ${file.uuid} has no such payoff`);
  const { quote } = debt;
  return {
    method: "ach",
    purpose: debt.securedByHome ? "lien-payoff" : "debt-payoff",
    amount: quote.amount,
    to: {
      holder: quote.payee,
      routingNumber: quote.routingNumber,
      accountNumber: quote.accountNumber,
      accountType: "creditor",
      creditorReference: quote.creditorReference,
    },
    memo: `Payoff for ${holderOf(file)}`,
  };
}

/** The debt of an effect's key, `send-payoff:<id>`. */
const debtOf = (key: string): string => key.slice(key.indexOf(":") + 1);

function outcomeOf(
  answer: PaymentAnswer,
  { order }: Pick<Applying, "order">,
  attempt: number,
  amount: number,
  at: string,
): Disbursement {
  const base = { attempt, order, amount, at };
  if (answer.outcome === "sent") return { ...base, status: "SENT", settlesOn: answer.settlesOn };
  if (answer.outcome === "refused") return { ...base, status: "REFUSED", reason: answer.reason };
  return { ...base, status: "RETURNED", reason: `${answer.code} ${answer.reason}` };
}

const sendCash: Task = vendorTask({
  effect: "disburse",
  vendor: "disbursement",
  act: "send",
  request: (_ctx, file) => proceeds(file),
  apply: (_ctx, file, answer, now, applying) => {
    const { funding } = file.facts;
    if (!funding || applying.key !== `disburse:${funding.attempt}`) return undefined;
    const at = now.toISOString();
    const disbursement = outcomeOf(answer, applying, funding.attempt, funding.cash, at);
    if (disbursement.status === "SENT") return { event: "money-sent", facts: { disbursement } };
    // The account is of no use: another is chosen and checked, and the money goes out again.
    const { facts } = refusedAccount(
      file,
      disbursement.status === "RETURNED" ? "payment-returned" : "payment-refused",
      at,
    );
    return {
      event: "money-came-back",
      facts: { ...facts, disbursement, funding: undefined, fundingDay: undefined },
      detail: { status: disbursement.status },
    };
  },
});

const sendPayoff: Task = vendorTask({
  effect: "send-payoff",
  vendor: "disbursement",
  act: "send",
  request: (_ctx, file, { key }) => payoff(file, key),
  apply: (_ctx, file, answer, now, applying) => {
    const id = debtOf(applying.key);
    const { amount } = payoff(file, applying.key);
    const payment = outcomeOf(answer, applying, 1, amount, now.toISOString());
    return {
      event: payment.status === "SENT" ? "payoff-sent" : "payoff-came-back",
      facts: { payoffPayments: { ...file.facts.payoffPayments, [id]: payment } },
      detail: { debt: id },
    };
  },
});

export const fundingTasks: readonly Task[] = [recordingTask, sendCash, sendPayoff];
