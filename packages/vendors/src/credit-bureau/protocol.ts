import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { address, date, identifier, instant, personName, phone, ssn } from "../wire-values.ts";
import { alert, bureau, creditReport } from "./report.ts";

export const creditPull = z.object({
  applicant: z.object({
    name: personName,
    dateOfBirth: date,
    address,
    formerAddress: address.optional(),
    ssn: ssn.optional(),
    phone: phone.optional(),
  }),
  /** The consumer's written instruction (15 USC 1681b(a)(2)). */
  consent: z.object({ id: identifier, givenAt: instant }),
  /** A PIN that lifts a freeze once. Passed through, never stored. */
  pin: z
    .string()
    .regex(/^\d{4,10}$/)
    .optional(),
});
export type CreditPull = z.infer<typeof creditPull>;

export const creditAnswer = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("hit"), report: creditReport }),
  /** A hit that may not be used until the consumer has been reached (15 USC 1681c-1(h)). */
  z.object({ outcome: z.literal("fraud-alert"), alert, report: creditReport }),
  /** Nothing under this name and address; the SSN or a former address may find it. */
  z.object({ outcome: z.literal("no-match"), bureau }),
  /** Nothing under the SSN either. */
  z.object({ outcome: z.literal("no-match-ssn"), bureau }),
  /** The consumer exists for the bureau, but has no credit. */
  z.object({ outcome: z.literal("no-file"), bureau }),
  z.object({ outcome: z.literal("frozen"), bureau }),
  z.object({ outcome: z.literal("locked"), bureau }),
  /** Frozen, and this bureau lifts with a PIN; `pinRejected` when one was given and was wrong. */
  z.object({
    outcome: z.literal("frozen-pin"),
    bureau,
    pinRejected: z.boolean(),
    attemptsLeft: z.int().min(0).optional(),
  }),
  z.object({ outcome: z.literal("minor"), bureau }),
  /** The bureau answered, and could not make a report. */
  z.object({ outcome: z.literal("error"), bureau, code: z.string(), message: z.string() }),
]);
export type CreditAnswer = z.infer<typeof creditAnswer>;

export const creditBureau = defineProtocol({
  kind: "credit-bureau",
  summary: "Credit reports and scores",
  acts: {
    "pull-soft": {
      summary: "Soft inquiry: the consumer's score is not touched",
      request: creditPull,
      answer: creditAnswer,
      secrets: ["pin"],
    },
    "pull-hard": {
      summary: "Hard inquiry: other lenders see it",
      request: creditPull,
      answer: creditAnswer,
      secrets: ["pin"],
    },
  },
});
