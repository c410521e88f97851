import { accountMask } from "../../accounts/account-number.ts";
import type { ShownRelease } from "../../staff/money-acts.ts";
import type { ReleaseFigures } from "../facts/release-facts.ts";
import { toCreditors } from "./release.ts";

/** What is to leave as staff read it: account numbers masked. */
export function shownRelease(figures: ReleaseFigures): ShownRelease {
  const { cash, account, wallet, payoffs, originationFee, costs } = figures;
  return {
    cash,
    creditors: toCreditors(figures),
    account: account
      ? `${account.bank} •••• ${accountMask(account.accountNumber)}`
      : wallet && `•••• ${wallet.slice(-6)}`,
    payoffs: payoffs.map(({ creditor, lastFour, amount, to, mailTo }) => ({
      creditor,
      lastFour,
      amount,
      to: to ? `${to.payee} •••• ${accountMask(to.accountNumber)}` : null,
      mailTo,
    })),
    originationFee,
    costs,
  };
}

/** Whether what somebody read is what would leave. */
export function isAsShown(figures: ReleaseFigures, read: ShownRelease): boolean {
  const { payoffs: now, ...rest } = shownRelease(figures);
  const { payoffs, ...others } = read;
  return (
    isSame(rest, others) && now.length === payoffs.length && now.every((one, place) => isSame(one, payoffs[place]))
  );
}

const isSame = (one: object, other: object | undefined): boolean =>
  Object.entries(one).every(
    ([name, value]) => other !== undefined && (other as Record<string, unknown>)[name] === value,
  );
