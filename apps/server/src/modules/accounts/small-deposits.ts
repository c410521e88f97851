import { randomInt } from "node:crypto";
import { askSmallDeposits, nameSmallDeposits, smallDeposits } from "@gable/contract/calls/accounts-deposits.ts";
import { accountMask } from "@gable/domain/accounts/account-number.ts";
import {
  areTheDeposits,
  DEPOSITS_NAMED,
  MOST_CENTS,
  mayShowByDeposits,
  presentPair,
  smallDepositStanding,
} from "@gable/domain/accounts/small-deposits.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Payment } from "@gable/vendors/disbursement/protocol.ts";
import type { Context, Task } from "../../context.ts";
import { answer, borrower, type Route } from "../../http/contract-routing.ts";
import { outOfOrder } from "../../http/refusal.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { vendorTask } from "../../workflow/task.ts";
import { commandReply } from "../application/command-reply.ts";
import { refusedAccount } from "./account-tasks.ts";

/** Two small deposits to a typed account of which the check could not tell: whoever names them reads its statements. */
export function smallDepositRoutes(ctx: Context): Route[] {
  return [
    answer(smallDeposits, async ({ params }, _caller, db) => {
      const { file } = await loadApplication(ctx, db, params.uuid);
      const { disbursementAccount: account } = file.facts;
      return {
        ...smallDepositStanding(file.facts, ctx.clock.now(file.uuid).toISOString()),
        mask: account ? accountMask(account.accountNumber) : null,
      };
    }),
    answer(askSmallDeposits, async ({ params }, caller, trx) =>
      commandReply(
        await advance(ctx, trx, params.uuid, borrower(caller), (file, now) => depositsAsked(file, now)),
        caller,
      ),
    ),
    answer(nameSmallDeposits, async ({ params, body }, caller, trx) =>
      commandReply(
        await advance(ctx, trx, params.uuid, borrower(caller), (file, now) =>
          depositsNamed(file, [body.first, body.second], now),
        ),
        caller,
      ),
    ),
  ];
}

/** Two different amounts: the same one twice would be easier to guess. */
function newAmounts(): [number, number] {
  const first = randomInt(1, MOST_CENTS + 1);
  const second = randomInt(1, MOST_CENTS);
  return [first, second >= first ? second + 1 : second];
}

function depositsAsked(file: LoanFile, now: Date): Change {
  const { facts } = file;
  refuseEnded(file);
  const at = now.toISOString();
  const { state, mayAskAgain } = smallDepositStanding(facts, at);
  const { disbursementAccount } = facts;
  if (!disbursementAccount || !(state === "OFFERED" || mayAskAgain))
    throw outOfOrder(decide(file).step, "No deposits can be sent to this account just now.");
  const number = (presentPair(facts)?.number ?? 0) + 1;
  return {
    event: "small-deposits-asked",
    facts: {
      smallDeposits: { accountAt: disbursementAccount.at, number, amounts: newAmounts(), wrong: 0, askedAt: at },
    },
    detail: { pair: number },
  };
}

function depositsNamed(file: LoanFile, named: readonly [number, number], now: Date): Change {
  const { facts } = file;
  refuseEnded(file);
  const at = now.toISOString();
  const pair = presentPair(facts);
  if (!pair || smallDepositStanding(facts, at).state !== "SENT")
    throw outOfOrder(decide(file).step, "There are no deposits to name just now.");
  if (areTheDeposits(pair, named))
    return {
      event: "small-deposits-named",
      facts: { disbursementCheck: { status: "VERIFIED", reason: DEPOSITS_NAMED, at } },
    };
  // It is kept that it was tried: whoever guesses runs out of tries.
  return {
    event: "small-deposits-differ",
    facts: { smallDeposits: { ...pair, wrong: pair.wrong + 1 } },
    detail: { wrong: pair.wrong + 1 },
  };
}

export const smallDepositTask: Task = vendorTask({
  effect: "send-small-deposit",
  vendor: "disbursement",
  act: "send",
  request: (_ctx, { facts, uuid, loanNumber }): Payment => {
    const pair = presentPair(facts);
    const { disbursementAccount: account, answers } = facts;
    if (!pair || !account || !answers.name) throw new Error(`the application ${uuid} has no account for deposits`);
    return {
      method: "ach",
      purpose: "account-check",
      amount: pair.amounts[pair.first ? 1 : 0],
      to: {
        holder: fullName(answers.name),
        routingNumber: account.routingNumber,
        accountNumber: account.accountNumber,
        accountType: account.type === "SAVINGS" ? "savings" : "checking",
      },
      memo: `Account check ${loanNumber}`,
    };
  },
  apply: (_ctx, file, sending, now, { key }) => {
    const { facts } = file;
    const pair = presentPair(facts);
    const of = pair && `send-small-deposit:${pair.accountAt}:${pair.number}:`;
    if (!pair || !of || !key.startsWith(of) || !mayShowByDeposits(facts)) return undefined;
    const at = now.toISOString();
    // The bank knows no such account: the money would come back too.
    if (sending.outcome === "returned") return refusedAccount(file, `${sending.code} ${sending.reason}`, at);
    if (sending.outcome === "refused")
      return {
        event: "small-deposits-not-sent",
        facts: { smallDeposits: { ...pair, refused: { reason: sending.reason, at } } },
        detail: { reason: sending.reason },
      };
    const isFirst = key === `${of}1`;
    if (pair.sent || (isFirst && pair.first)) return undefined;
    return {
      event: isFirst ? "small-deposit-sent" : "small-deposits-sent",
      facts: {
        smallDeposits: isFirst ? { ...pair, first: { at } } : { ...pair, sent: { at, settlesOn: sending.settlesOn } },
      },
    };
  },
});
