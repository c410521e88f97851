import type { ReplyOf } from "@gable/contract/call.ts";
import type { accounts } from "@gable/contract/calls/accounts.ts";
import { accountMask } from "@gable/domain/accounts/account-number.ts";
import { rowOf } from "@gable/domain/journey/row-of.ts";
import { firstPaymentDate } from "@gable/domain/money/payment-dates.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type {
  ChosenAccount,
  LinkedAccount,
  PayoffQuote,
  RefusedAccount,
} from "@gable/domain/workflow/facts/verification-facts.ts";
import { isAutopayAskedAgain } from "@gable/domain/workflow/funding/autopay-standing.ts";
import { awaitsRestRelease } from "@gable/domain/workflow/funding/awaits-release.ts";
import { isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import {
  amountToPay,
  cashToBorrower,
  costsFromLine,
  debtsToPay,
  payoffTotal,
  quoteOf,
} from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { payoffState, restForBorrower } from "@gable/domain/workflow/payoff/payoff-standing.ts";
import { offerChosen } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import type { Context } from "../../context.ts";
import { plannedTimeline } from "../rescission/hold-days.ts";
import { isWithinRows, LAST_ROW_TO_CHANGE } from "./asked-rows.ts";

type Accounts = ReplyOf<typeof accounts>;

/** Where the money goes and how it is paid back, with the sums in whole cents. Of an account's number its end alone. */
export function presentAccounts(ctx: Context, file: LoanFile): Accounts {
  const { facts } = file;
  const { fundingDate } = plannedTimeline(ctx, file, ctx.clock.now(file.uuid).toISOString());
  return {
    ...accountsChosen(facts),
    ...accountsRefused(facts),
    ...whatIsPaidOut(facts),
    restWaits: awaitsRestRelease(file) ? restForBorrower(facts) : null,
    mayChange: isWithinRows(file, rowOf.account, LAST_ROW_TO_CHANGE),
    monthlyPayment: facts.offer?.monthlyPayment ?? 0,
    fundingOn: fundingDate ?? null,
    firstPaymentOn: fundingDate ? firstPaymentDate(fundingDate, facts.autopayAccount?.draftDay) : null,
    autopayDiscountPercent: offerChosen(facts)?.autopayDiscountPercent ?? "0.000",
  };
}

function accountsChosen(facts: Facts) {
  const { autopayAccount: autopay } = facts;
  const isAskedAgain = isAutopayAskedAgain(facts);
  return {
    linked: facts.linkedAccounts.map(accountRow),
    disbursement: facts.disbursementAccount ? accountRow(facts.disbursementAccount) : null,
    autopay: autopay && !isAskedAgain ? { ...accountRow(autopay), draftDay: autopay.draftDay } : null,
    autopayCheck: facts.autopayCheck?.status ?? null,
    isAutopayAskedAgain: isAskedAgain,
    payType: facts.payType ?? null,
    check: facts.disbursementCheck?.status ?? null,
    wallet: facts.wallet?.address ?? null,
  } satisfies Partial<Accounts>;
}

function accountsRefused({ refusedAccounts, autopayCheck }: Facts) {
  const refused = refusedAccounts.findLast(({ use }) => use === undefined);
  const forPayments = refusedAccounts.findLast(({ use }) => use === "PAYMENTS");
  return {
    refused: refused ? refusedRow(refused) : null,
    refusedForPayments: autopayCheck?.status === "FAILED_VERIFICATION" && forPayments ? refusedRow(forPayments) : null,
  } satisfies Partial<Accounts>;
}

function whatIsPaidOut(facts: Facts) {
  const sent = facts.disbursement?.status === "SENT" ? facts.disbursement : undefined;
  return {
    line: facts.offer?.line ?? 0,
    originationFee: facts.offer?.originationFee ?? 0,
    costs: costsFromLine(facts),
    payoffs: payoffTotal(facts),
    debts: debtsToPay(facts).map((debt) => ({
      creditor: debt.creditor,
      lastFour: debt.lastFour,
      amount: amountToPay(facts, debt),
      state: payoffState(facts, debt),
      goodThrough: goodThroughOf(quoteOf(facts, debt.id)),
    })),
    cash: Math.max(0, cashToBorrower(facts)),
    trace: sent?.trace ?? null,
    arrivesOn: sent?.settlesOn ?? null,
    hasFinalCosts: facts.closingCosts !== undefined || isTexasHomestead(facts),
  } satisfies Partial<Accounts>;
}

const accountRow = ({
  accountUuid,
  bankName,
  accountNumber,
  type,
  owners,
  nickname,
}: LinkedAccount & Pick<ChosenAccount, "nickname">) => ({
  accountUuid,
  bankName,
  mask: accountMask(accountNumber),
  type,
  owners: [...owners],
  nickname: nickname ?? null,
});

const refusedRow = ({ bankName, accountNumber, reason }: RefusedAccount) => ({
  bankName,
  mask: accountMask(accountNumber),
  reason,
});

const goodThroughOf = (quote: PayoffQuote | undefined): string | null =>
  quote?.outcome === "QUOTED" ? quote.goodThrough : null;
