import { isSameAccount } from "../../accounts/same-account.ts";
import { addDays, type LocalDate } from "../../calendar/local-date.ts";
import { type Effect, effect } from "../effect.ts";
import type { Facts } from "../facts/facts.ts";

/** So long before the first payment the way of paying is settled: the borrower can still send it by hand. */
const DAYS_BEFORE_FIRST_PAYMENT = 7;

/** Whether the account for the payments is compared by itself: it was typed, and is not the one for the money, which is checked anyhow. */
const isCheckedAlone = ({ payType, autopayAccount, disbursementAccount }: Facts): boolean =>
  payType === "AUTOPAY" &&
  autopayAccount?.source === "TYPED" &&
  !(disbursementAccount && isSameAccount(disbursementAccount, autopayAccount));

/**
 * What the account check is asked for of a typed account for the payments. Nacha Operating Rules, 2.5.17.4: who originates WEB debits
 * validates an account before its first debit.
 */
export const autopayOrders = (facts: Facts): readonly Effect[] =>
  facts.autopayAccount && isCheckedAlone(facts) && !facts.autopayCheck
    ? [effect("check-autopay-account", facts.autopayAccount.at)]
    : [];

/** Whether payments may be drawn: from an account that was linked at its bank, or that its bank has confirmed. */
export function mayDebit(facts: Facts): boolean {
  const { payType, autopayAccount, autopayCheck, disbursementCheck } = facts;
  if (payType !== "AUTOPAY" || !autopayAccount) return false;
  if (isCheckedAlone(facts)) return autopayCheck?.status === "VERIFIED";
  return autopayAccount.source === "LINKED" || disbursementCheck?.status === "VERIFIED";
}

/**
 * Whether another account is asked for although the papers name this one: it failed after they were signed. The line goes on; autopay
 * is no requirement (12 CFR 1005.10(e)(1)).
 */
export const isAutopayAskedAgain = (facts: Facts): boolean =>
  facts.closingSignedAt !== undefined && isCheckedAlone(facts) && facts.autopayCheck?.status === "FAILED_VERIFICATION";

/** The day on which payments by hand are settled on, where the account is not confirmed before; undefined where that cannot happen. */
export function autopayEndsOn(facts: Facts): LocalDate | undefined {
  const { agreedDates, funding, payType, rescinded, withdrawn } = facts;
  if (!agreedDates || !funding || rescinded || withdrawn || payType !== "AUTOPAY" || mayDebit(facts)) return undefined;
  return addDays(agreedDates.firstPaymentOn, -DAYS_BEFORE_FIRST_PAYMENT);
}
