import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { accountNumber, identifier, person, routingNumber } from "../wire-values.ts";

export const routingLookUp = z.object({ routingNumber });
export type RoutingLookUp = z.infer<typeof routingLookUp>;

export const routingAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("found"), bankName: z.string(), acceptsAch: z.boolean(), acceptsWire: z.boolean() }),
  z.object({ outcome: z.literal("not-found") }),
]);
export type RoutingAnswer = z.infer<typeof routingAnswer>;

export const accountCheck = z.object({
  routingNumber,
  accountNumber,
  accountType: z.enum(["checking", "savings"]),
  holder: person,
});
export type AccountCheck = z.infer<typeof accountCheck>;

export const accountCheckAnswer = z.object({
  check: identifier,
  giactAccountStatus: z.enum(["VERIFIED", "PENDING_REVIEW", "FAILED_VERIFICATION"]),
  bankName: z.string(),
  /** Whose account it is, beside the holder that was named. */
  ownership: z.enum(["match", "partial", "mismatch", "unknown"]),
  reason: z.enum([
    "open-and-owned",
    "under-review",
    "no-such-account",
    "closed",
    "owner-differs",
    "returned-items",
    "unknown-bank",
  ]),
});
export type AccountCheckAnswer = z.infer<typeof accountCheckAnswer>;

export const bankAccountCheck = defineProtocol({
  kind: "bank-account-check",
  summary: "Whether an account exists, is open and belongs to the person",
  acts: {
    "look-up-routing": {
      summary: "The bank of a routing number",
      request: routingLookUp,
      answer: routingAnswer,
    },
    check: {
      summary: "Existence and ownership; PENDING_REVIEW is followed by an answer of a higher revision",
      request: accountCheck,
      answer: accountCheckAnswer,
    },
  },
});
