import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { presentPair } from "@gable/domain/accounts/small-deposits.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { LinkedAccount } from "@gable/domain/workflow/facts/verification-facts.ts";

/** Where the money goes and what pays it back, masked, with what is known of both and of the payment. */
export function presentAccounts(facts: Facts): LoanFileView["accounts"] {
  const { disbursementAccount, disbursementCheck: check, autopayAccount, autopayCheck } = facts;
  return {
    disbursement: presentAccount(disbursementAccount),
    sent: presentPayment(facts),
    check: check ? { status: check.status, reason: check.reason } : null,
    smallDeposits: presentDeposits(facts),
    autopay: presentAccount(autopayAccount),
    autopayCheck: autopayCheck ? { status: autopayCheck.status, reason: autopayCheck.reason } : null,
  };
}

function presentDeposits(facts: Facts): LoanFileView["accounts"]["smallDeposits"] {
  const pair = presentPair(facts);
  if (!pair) return null;
  const { number, wrong, askedAt, sent, refused } = pair;
  return { pair: number, wrong, askedAt, sentAt: sent?.at ?? null, refused: refused?.reason ?? null };
}

const presentAccount = (account: LinkedAccount | undefined) =>
  account
    ? {
        bank: account.bankName,
        type: account.type,
        masked: `•••• ${account.accountNumber.slice(-4)}`,
        owners: [...account.owners],
      }
    : null;

function presentPayment({ disbursement }: Facts): LoanFileView["accounts"]["sent"] {
  if (!disbursement) return null;
  const { status, amount, at, settlesOn = null, trace = null, reason = null } = disbursement;
  return { status, amount, at, settlesOn, trace, reason };
}
