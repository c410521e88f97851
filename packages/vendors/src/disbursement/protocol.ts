import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { accountNumber, cents, date, identifier, instant, routingNumber } from "../wire-values.ts";

const bankAccount = z.object({
  holder: z.string().min(1).max(200),
  routingNumber,
  accountNumber,
  accountType: z.enum(["checking", "savings", "creditor"]),
  creditorReference: z.string().max(60).optional(),
});

const wallet = z.object({ holder: z.string().min(1).max(200), walletAddress: z.string().min(26).max(120) });

export const payment = z.object({
  /** `wallet`: the amount is paid out in crypto-assets at the rate of the moment. */
  method: z.enum(["ach", "wire", "wallet"]),
  /** `account-check`: less than a dollar, by whose amount its owner shows that they read the account's statements. */
  purpose: z.enum(["proceeds", "debt-payoff", "lien-payoff", "fee-refund", "account-check"]),
  amount: cents.min(1),
  to: z.union([bankAccount, wallet]),
  /** What the receiver sees. */
  memo: z.string().max(80),
});
export type Payment = z.infer<typeof payment>;

/** `sent` may be followed, under a higher revision, by `returned`. */
export const paymentAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("sent"),
    payment: identifier,
    traceNumber: z.string(),
    sentAt: instant,
    settlesOn: date,
  }),
  z.object({
    outcome: z.literal("returned"),
    payment: identifier,
    traceNumber: z.string(),
    returnedAt: instant,
    /** NACHA return code: `R03`. */
    code: z.string(),
    reason: z.string(),
  }),
  z.object({ outcome: z.literal("refused"), reason: z.enum(["invalid-account", "limit-exceeded", "blocked"]) }),
]);
export type PaymentAnswer = z.infer<typeof paymentAnswer>;

export const disbursement = defineProtocol({
  kind: "disbursement",
  summary: "Money sent by ACH or wire",
  acts: {
    send: {
      summary: "Sends money once, whatever happens in between: the key sees to it",
      request: payment,
      answer: paymentAnswer,
    },
  },
});
