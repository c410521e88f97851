import type { Cents } from "../../money/cents.ts";
import { cashToPayOff } from "../../offers/payoff-cash.ts";
import { reliedCredit } from "../credit/relied-credit.ts";
import type { Facts } from "../facts/facts.ts";
import type { Disbursement } from "../facts/funding-facts.ts";
import type { PayoffQuote } from "../facts/verification-facts.ts";

/** A debt that this line pays off at closing: one chosen with the offer, or a lien that must make room. */
export interface DebtToPay {
  readonly id: string;
  readonly creditor: string;
  readonly lastFour: string | null;
  readonly securedByHome: boolean;
  /** As last reported. */
  readonly balance: Cents;
}

/** The debts that the line pays off, liens first; `payoffs` are the ids of those that the borrower chose. */
export function debtsToPay(facts: Facts, payoffs: readonly string[] = facts.offer?.payoffs ?? []): DebtToPay[] {
  const chosen = new Set(payoffs);
  const tradelines = reliedCredit(facts)?.report.tradelines ?? [];
  const lastFours = new Map(tradelines.map(({ id, lastFour }) => [id, lastFour]));
  const liens = (facts.liens?.liens ?? [])
    .filter(({ id, paidOffAtClosing }) => paidOffAtClosing || chosen.has(id))
    .map(({ id, lender, balance }) => ({
      id,
      creditor: lender,
      lastFour: lastFours.get(id) ?? null,
      securedByHome: true,
      balance,
    }));
  const onHome = new Set(liens.map(({ id }) => id));
  const others = tradelines
    .filter(({ id }) => chosen.has(id) && !onHome.has(id))
    .map(({ id, creditor, lastFour, balance }) => ({ id, creditor, lastFour, securedByHome: false, balance }));
  return [...liens, ...others];
}

/** The liens that this line pays off because it could not be made beside them; the borrower has no choice about them any more. */
export const liensThatMakeRoom = (facts: Facts): DebtToPay[] => debtsToPay(facts, []);

/** What a creditor asks for a debt, in cents, where that is more than was laid aside for it; undefined where it is not. */
export function payoffAsked(
  { payoffQuotes }: Facts,
  { id, balance }: { readonly id: string; readonly balance: Cents },
): Cents | undefined {
  const quote = payoffQuotes[id];
  return quote?.outcome === "QUOTED" && quote.amount > cashToPayOff(balance) ? quote.amount : undefined;
}

/** The creditor's latest figure for a debt: the one of the day on which the money leaves, else the one that was signed. */
export const quoteOf = ({ payoffQuotes, payoffRenewals }: Facts, id: string): PayoffQuote | undefined =>
  payoffRenewals?.[id]?.quote ?? payoffQuotes[id];

/** Nothing is to be paid for a debt: its creditor knows of none, or it stays open after all. */
export const isNotOwed = (facts: Facts, id: string): boolean =>
  quoteOf(facts, id)?.outcome === "NOT_FOUND" || facts.payoffsLeft?.[id] !== undefined;

/** A debt that is paid electronically, with what it costs. */
export type QuotedPayoff = DebtToPay & { readonly quote: PayoffQuote & { readonly outcome: "QUOTED" } };

/** The payoffs that are paid electronically, with what they cost. */
export function quotedPayoffs(facts: Facts): QuotedPayoff[] {
  return debtsToPay(facts).flatMap((debt) => {
    const quote = quoteOf(facts, debt.id);
    return quote?.outcome === "QUOTED" && !isNotOwed(facts, debt.id) ? [{ ...debt, quote }] : [];
  });
}

/** A debt for which a cheque is to go out. */
export interface DueCheque extends DebtToPay {
  /** The creditor's address, on one line. */
  readonly mailTo: string;
}

/**
 * The payoffs that wait for somebody to mail a cheque: of creditors who take no electronic payment, once the money may leave. Before
 * the right to cancel is over nothing is paid out, in whichever form (12 CFR 1026.15(c)).
 */
export function chequesDue(facts: Facts): DueCheque[] {
  if (!facts.funding) return [];
  return debtsToPay(facts).flatMap((debt) => {
    const quote = quoteOf(facts, debt.id);
    const isOpen = facts.payoffPayments[debt.id]?.status !== "SENT" && !isNotOwed(facts, debt.id);
    return quote?.outcome === "BY_MAIL" && isOpen ? [{ ...debt, mailTo: quote.mailTo }] : [];
  });
}

/** A cheque that went out to a creditor, and did not come back. */
export interface SentCheque extends DebtToPay {
  readonly payment: Disbursement;
}

/** Cheques to creditors that were posted. */
export function chequesOut(facts: Facts): SentCheque[] {
  return debtsToPay(facts).flatMap((debt) => {
    const payment = facts.payoffPayments[debt.id];
    const isCheque = payment?.cheque ?? quoteOf(facts, debt.id)?.outcome === "BY_MAIL";
    return payment?.status === "SENT" && isCheque ? [{ ...debt, payment }] : [];
  });
}

/** What a creditor's figure lays aside for a debt, in cents: for a cheque the balance on the report with a month of interest. */
export function costOf(quote: PayoffQuote | undefined, balance: Cents): Cents {
  switch (quote?.outcome) {
    case "NOT_FOUND":
      return 0;
    case "QUOTED":
      return quote.amount;
    case "BY_MAIL":
      return cashToPayOff(balance);
    default:
      return balance;
  }
}

/** What is kept back for a debt, in cents: fixed once the money was decided upon. */
export const laidAsideFor = (facts: Facts, { id, balance }: DebtToPay): Cents =>
  facts.funding?.payoffs?.[id] ?? costOf(quoteOf(facts, id), balance);

/** What of the first draw goes to the creditor of a debt, in cents: what was paid, else what is laid aside for it. */
export function amountToPay(facts: Facts, debt: DebtToPay): Cents {
  if (isNotOwed(facts, debt.id)) return 0;
  const paid = facts.payoffPayments[debt.id];
  return paid?.status === "SENT" ? paid.amount - (paid.borne ?? 0) : laidAsideFor(facts, debt);
}

/** What of the first draw goes to creditors, in cents. */
export const payoffTotal = (facts: Facts): Cents =>
  debtsToPay(facts).reduce((sum, debt) => sum + amountToPay(facts, debt), 0);

/** Charges of others that are taken from the first draw, in cents; none are known before the package is drawn. */
export const costsFromLine = ({ closingCosts = [] }: Facts): Cents =>
  closingCosts.filter(({ paidFrom }) => paidFrom === "line").reduce((sum, { amount }) => sum + amount, 0);

/** What is left of the first draw for the borrower, in cents. Negative where creditors ask for more than it holds. */
export const cashToBorrower = (facts: Facts): Cents =>
  (facts.offer?.initialDraw ?? 0) - costsFromLine(facts) - payoffTotal(facts);
