import { z } from "zod";
import { linkAnswer, linkRequest } from "../link-session.ts";
import { defineProtocol } from "../order-protocol.ts";
import { accountNumber, cents, date, identifier, lastFour, routingNumber, token } from "../wire-values.ts";

export const bankLinkRequest = linkRequest.extend({
  /** What the borrower is asked to share. */
  purpose: z.enum(["accounts", "accounts-and-transactions"]),
});
export type BankLinkRequest = z.infer<typeof bankLinkRequest>;

export const tokenExchange = z.object({ publicToken: token });
export type TokenExchange = z.infer<typeof tokenExchange>;

export const linkedAccount = z.object({
  account: identifier,
  name: z.string(),
  accountType: z.enum(["checking", "savings"]),
  lastFour,
  routingNumber,
  accountNumber,
  balance: cents,
  availableBalance: cents,
  /** As the bank writes them. */
  owners: z.array(z.string()).min(1),
});
export type LinkedAccount = z.infer<typeof linkedAccount>;

export const exchangeAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("linked"),
    /** The lasting name of this link; what the borrower can revoke. */
    item: token,
    institution: z.object({ id: identifier, name: z.string() }),
    accounts: z.array(linkedAccount).min(1),
  }),
  z.object({ outcome: z.literal("link-expired") }),
]);
export type ExchangeAnswer = z.infer<typeof exchangeAnswer>;

export const transactionsRequest = z.object({
  item: token,
  accounts: z.array(identifier).min(1),
  from: date,
  to: date,
});
export type TransactionsRequest = z.infer<typeof transactionsRequest>;

export const bankTransaction = z.object({
  transaction: identifier,
  account: identifier,
  on: date,
  description: z.string(),
  direction: z.enum(["in", "out"]),
  amount: cents,
  category: z.enum(["payroll", "self-employment", "benefits", "interest", "transfer", "refund", "spending", "other"]),
});
export type BankTransaction = z.infer<typeof bankTransaction>;

export const transactionsAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("retrieved"),
    /** The first day for which the bank has anything; later than asked where the account is young. */
    historyFrom: date,
    transactions: z.array(bankTransaction),
  }),
  /** The borrower must log in at the bank again. */
  z.object({ outcome: z.literal("log-in-required") }),
  z.object({ outcome: z.literal("revoked") }),
]);
export type TransactionsAnswer = z.infer<typeof transactionsAnswer>;

export const releaseRequest = z.object({ item: token });
export type ReleaseRequest = z.infer<typeof releaseRequest>;

/** Also where nothing was kept, or it was given back before. */
export const releaseAnswer = z.object({ outcome: z.literal("released") });
export type ReleaseAnswer = z.infer<typeof releaseAnswer>;

export const bankLink = defineProtocol({
  kind: "bank-link",
  summary: "The borrower's own bank accounts, opened by the borrower",
  acts: {
    "start-link": {
      summary: "A page on which the borrower chooses a bank, logs in there and chooses accounts",
      request: bankLinkRequest,
      answer: linkAnswer,
    },
    exchange: {
      summary: "Turns the token with which the browser came back into accounts and owners",
      request: tokenExchange,
      answer: exchangeAnswer,
    },
    transactions: {
      summary: "What went in and out of linked accounts",
      request: transactionsRequest,
      answer: transactionsAnswer,
    },
    release: {
      summary: "Gives the access to accounts back that nobody reads",
      request: releaseRequest,
      answer: releaseAnswer,
    },
  },
});
