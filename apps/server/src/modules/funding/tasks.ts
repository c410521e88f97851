import { fullName } from "@gable/domain/people/full-name.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Disbursement } from "@gable/domain/workflow/facts/funding-facts.ts";
import type { ChosenAccount } from "@gable/domain/workflow/facts/verification-facts.ts";
import { isForPeople, payeeFor } from "@gable/domain/workflow/funding/release.ts";
import { restStanding } from "@gable/domain/workflow/funding/rest-release.ts";
import { laidAsideFor, type QuotedPayoff, quotedPayoffs } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { attemptOf, restForBorrower } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { fundingGates } from "@gable/domain/workflow/stages/funding.ts";
import type { Payment, PaymentAnswer } from "@gable/vendors/disbursement/protocol.ts";
import type { Applying, Task } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { vendorTask } from "../../workflow/task.ts";
import { refusedAccount } from "../accounts/account-tasks.ts";
import { recordingTask } from "./recording-task.ts";
import { screenAgainTask } from "./screen-again-task.ts";

function holderOf({ facts, uuid }: LoanFile): string {
  const { name } = facts.answers;
  if (!name) throw new Error(`the application ${uuid} has no name`);
  return fullName(name);
}

function proceeds(file: LoanFile): Payment {
  const { funding, wallet } = file.facts;
  const to = funding?.wallet ?? wallet?.address;
  return toBorrower(file, funding?.cash ?? 0, { account: funding?.account, wallet: to });
}

interface Place {
  readonly account?: ChosenAccount | null | undefined;
  readonly wallet?: string | undefined;
}

/** Money to the borrower: to the account that was checked, or to the wallet. */
function toBorrower(file: LoanFile, amount: number, { account, wallet }: Place): Payment {
  // The plan sees to it; money that left too early cannot be called back.
  if (!fundingGates(file.facts)) throw new Error(`the application ${file.uuid} may not be paid out yet`);
  if (file.facts.channel.isCrypto && wallet) {
    return {
      method: "wallet",
      purpose: "proceeds",
      amount,
      to: { holder: holderOf(file), walletAddress: wallet },
      memo: `Line of credit ${file.loanNumber}`,
    };
  }
  if (!account) throw new Error(`the application ${file.uuid} has no account for the money`);
  const { routingNumber, accountNumber, type } = account;
  return {
    method: "ach",
    purpose: "proceeds",
    amount,
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
  const debt = quotedOf(file.facts, key);
  if (!debt) throw new Error(`the application ${file.uuid} has no such payoff`);
  const { quote } = debt;
  const payee = payeeFor(file.facts, debt.id) ?? quote;
  return {
    method: "ach",
    purpose: debt.securedByHome ? "lien-payoff" : "debt-payoff",
    amount: quote.amount,
    to: {
      holder: payee.payee,
      routingNumber: payee.routingNumber,
      accountNumber: payee.accountNumber,
      accountType: "creditor",
      creditorReference: payee.creditorReference,
    },
    memo: `Payoff for ${holderOf(file)}`,
  };
}

/** The debt of an effect's key, `send-payoff:<id>`, with the number of the attempt behind it from the second on. */
const quotedOf = (facts: Facts, key: string): QuotedPayoff | undefined =>
  quotedPayoffs(facts).find(({ id }) => key === `send-payoff:${id}` || key.startsWith(`send-payoff:${id}:`));

const attemptIn = (key: string, id: string): number => Number(key.slice(`send-payoff:${id}:`.length) || 1);

function outcomeOf(
  answer: PaymentAnswer,
  { order }: Pick<Applying, "order">,
  attempt: number,
  amount: number,
  at: string,
): Disbursement {
  const base = { attempt, order, amount, at };
  if (answer.outcome === "refused") return { ...base, status: "REFUSED", reason: answer.reason };
  const { traceNumber: trace } = answer;
  if (answer.outcome === "sent") return { ...base, status: "SENT", settlesOn: answer.settlesOn, trace };
  return { ...base, status: "RETURNED", reason: `${answer.code} ${answer.reason}`, trace };
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
    return {
      event: "money-came-back",
      facts: {
        ...unusable(file, disbursement, at),
        disbursement,
        funding: undefined,
        fundingDay: undefined,
        release: undefined,
      },
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
    const { facts } = file;
    const debt = quotedOf(facts, applying.key);
    if (!debt) return undefined;
    const { id } = debt;
    const attempt = attemptIn(applying.key, id);
    const known = facts.payoffPayments[id];
    // News of a payment that another has followed changes nothing.
    if (attempt < attemptOf(facts, id) || (known && known.attempt > attempt)) return undefined;
    const { amount } = known?.attempt === attempt ? known : payoff(file, applying.key);
    const beyond = amount - laidAsideFor(facts, debt);
    const payment = {
      ...outcomeOf(answer, applying, attempt, amount, now.toISOString()),
      ...(beyond > 0 && { borne: beyond }),
    };
    return {
      event: payment.status === "SENT" ? "payoff-sent" : "payoff-came-back",
      facts: { payoffPayments: { ...facts.payoffPayments, [id]: payment } },
      detail: { debt: id, attempt },
    };
  },
});

/** To the account of the moment, which is the one that two let the line's money go to, or that two have agreed to since. */
function rest(file: LoanFile): Payment {
  const { facts, uuid } = file;
  if (isForPeople(restStanding(facts))) throw new Error(`two people are to agree to where the rest of ${uuid} goes`);
  const { disbursementAccount: account, wallet } = facts;
  return toBorrower(file, restForBorrower(facts), { account, wallet: wallet?.address });
}

/** What creditors took less than was laid aside for them is the borrower's. */
const returnRest: Task = vendorTask({
  effect: "return-rest",
  vendor: "disbursement",
  act: "send",
  request: (_ctx, file) => rest(file),
  apply: (_ctx, file, answer, now, applying) => {
    const { restPayments = [] } = file.facts;
    const attempt = Number(applying.key.slice("return-rest:".length));
    const others = restPayments.filter((payment) => payment.attempt !== attempt);
    const known = restPayments.find((payment) => payment.attempt === attempt);
    const amount = known?.amount ?? restForBorrower(file.facts);
    const at = now.toISOString();
    const payment = outcomeOf(answer, applying, attempt, amount, at);
    const facts = { restPayments: [...others, payment] };
    if (payment.status === "SENT") return { event: "rest-sent", facts };
    const refused = unusable(file, payment, at);
    return { event: "rest-came-back", facts: { ...refused, ...facts }, detail: { status: payment.status } };
  },
});

/** The account, or the wallet, is of no use: another is chosen and checked, and the money goes out again. */
function unusable(file: LoanFile, { status }: Disbursement, at: string): Change["facts"] {
  if (file.facts.channel.isCrypto) return { wallet: undefined };
  return refusedAccount(file, status === "RETURNED" ? "payment-returned" : "payment-refused", at).facts;
}

export const fundingTasks: readonly Task[] = [recordingTask, screenAgainTask, sendCash, sendPayoff, returnRest];
