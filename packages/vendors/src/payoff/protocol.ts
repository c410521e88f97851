import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import {
  accountNumber,
  attachment,
  cents,
  date,
  identifier,
  lastFour,
  person,
  routingNumber,
  subjectProperty,
} from "../wire-values.ts";

export const payoffRequest = z.object({
  borrower: person,
  creditor: z.string().min(1).max(200),
  lastFour: lastFour.optional(),
  debtType: z.enum(["lien", "consumer-debt"]),
  property: subjectProperty.optional(),
  reportedBalance: cents,
  goodThrough: date,
});
export type PayoffRequest = z.infer<typeof payoffRequest>;

export const payoffAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("quoted"),
    statement: identifier,
    amount: cents,
    perDiem: cents,
    goodThrough: date,
    remitTo: z.object({
      payee: z.string(),
      routingNumber,
      accountNumber,
      creditorReference: z.string(),
    }),
    letter: attachment,
  }),
  z.object({ outcome: z.literal("not-found") }),
  z.object({ outcome: z.literal("cannot-be-paid-electronically"), mailTo: z.string() }),
]);
export type PayoffAnswer = z.infer<typeof payoffAnswer>;

export const payoff = defineProtocol({
  kind: "payoff",
  summary: "Payoff statements of liens and debts",
  acts: {
    "request-statement": {
      summary: "What it costs to pay a debt off on a date, and where the money goes",
      request: payoffRequest,
      answer: payoffAnswer,
    },
  },
});
