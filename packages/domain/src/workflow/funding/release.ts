import type { Cents } from "../../money/cents.ts";
import type { Facts } from "../facts/facts.ts";
import type { PayeeAccount } from "../facts/funding-facts.ts";
import type { ReleasedPayoff, ReleaseFigures } from "../facts/release-facts.ts";
import { cashToBorrower, costsFromLine, debtsToPay, isNotOwed, laidAsideFor, quoteOf } from "../payoff/debts-to-pay.ts";

/** What is still to go to the borrower, in cents: what the line is too small for, the lender pays. */
export function cashToSend(facts: Facts): Cents {
  const sent = (facts.restPayments ?? []).filter(({ status }) => status === "SENT");
  return Math.max(0, cashToBorrower(facts) - sent.reduce((sum, { amount }) => sum + amount, 0));
}

/** Where the borrower's money goes by what is known now: to an account, or to a wallet. */
export function placeOfMoney(facts: Facts): Pick<ReleaseFigures, "account" | "wallet"> {
  const { disbursementAccount: account, wallet, channel } = facts;
  return {
    account:
      account && !channel.isCrypto
        ? { bank: account.bankName, routingNumber: account.routingNumber, accountNumber: account.accountNumber }
        : null,
    wallet: (channel.isCrypto && wallet?.address) || null,
  };
}

/** What would leave now. */
export function releaseFigures(facts: Facts): ReleaseFigures {
  return {
    cash: cashToSend(facts),
    ...placeOfMoney(facts),
    payoffs: debtsToPay(facts)
      .filter(({ id }) => !isNotOwed(facts, id))
      .map((debt) => ({
        debt: debt.id,
        creditor: debt.creditor,
        lastFour: debt.lastFour,
        amount: laidAsideFor(facts, debt),
        ...payeeOf(facts, debt.id),
      })),
    originationFee: facts.offer?.originationFee ?? 0,
    costs: costsFromLine(facts),
  };
}

function payeeOf(facts: Facts, id: string): Pick<ReleasedPayoff, "to" | "mailTo"> {
  const quote = quoteOf(facts, id);
  if (quote?.outcome === "BY_MAIL") return { to: null, mailTo: quote.mailTo };
  return { to: payeeFor(facts, id) ?? null, mailTo: null };
}

/**
 * The account to which an electronic payoff goes: the one that staff ordered; else, once money was let go by two, the one that they agreed to,
 * also where a later figure of the creditor names another; else that of the figure. Undefined where there is none.
 */
export function payeeFor(facts: Facts, id: string): PayeeAccount | undefined {
  const ordered = facts.payoffOrders?.[id]?.to;
  const quote = quoteOf(facts, id);
  if (ordered || quote?.outcome !== "QUOTED") return ordered;
  const { payee, routingNumber, accountNumber, creditorReference } = quote;
  return { payee, routingNumber, accountNumber, creditorReference, ...agreedPayee(facts, id) };
}

function agreedPayee({ funding, release }: Facts, id: string): ReleasedPayoff["to"] | undefined {
  if (!funding || !release?.approved) return undefined;
  return release.prepared?.figures.payoffs.find(({ debt }) => debt === id)?.to;
}

/** What goes to creditors, in cents. */
export const toCreditors = ({ payoffs }: ReleaseFigures): Cents => payoffs.reduce((sum, { amount }) => sum + amount, 0);

/** How the release stands. `CHANGED`: what was prepared, or even approved, is not what would leave now. */
export type ReleaseStanding = "NOT_ASKED" | "TO_PREPARE" | "TO_APPROVE" | "CHANGED" | "APPROVED";

/** Where the release by two people stands, held against the figures of this moment. */
export function releaseStanding(facts: Facts): ReleaseStanding {
  const { release } = facts;
  if (!release) return "NOT_ASKED";
  if (!release.prepared) return "TO_PREPARE";
  // Both are made by the one function above, so that their parts stand in one order.
  if (JSON.stringify(release.prepared.figures) !== JSON.stringify(releaseFigures(facts))) return "CHANGED";
  return release.approved ? "APPROVED" : "TO_APPROVE";
}

/** Whether it is for people, and not for the product, to go on. */
export const isForPeople = (standing: ReleaseStanding): boolean =>
  standing === "TO_PREPARE" || standing === "TO_APPROVE";
