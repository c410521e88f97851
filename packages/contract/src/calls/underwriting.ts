import { LookedAt } from "@gable/domain/conditions/condition.ts";
import { AdverseActionCode } from "@gable/domain/underwriting/adverse-action-reasons.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, OfApplication } from "./application.ts";

/** Amounts in cents, percent as decimal text. */
export const decision = call({
  name: "decision",
  summary:
    "What was decided and why: the principal reasons, the figures they rest on, and the credit report that was read",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/decision`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    /** The day, where the home is, on which it was decided or a time ran out. */
    decidedOn: z.iso.date(),
    /** It was closed because a time ran out, and not declined; with the last day on which what was missing could come. */
    lapse: z
      .object({
        why: z.enum(["INCOMPLETE", "NOT_ACCEPTED", "COUNTEROFFER_NOT_ACCEPTED"]),
        until: z.iso.date().nullable(),
      })
      .nullable(),
    reasons: z.array(
      z.object({
        /** What decided, precisely. */
        finding: z.string(),
        code: AdverseActionCode,
        /** What stands beside "Other". */
        specify: z.string().nullable(),
        numbers: z.record(z.string(), z.union([z.number(), z.string()])),
      }),
    ),
    /** What would make room for a line, from the same engine; empty where nothing would. */
    ways: z.array(z.object({ en: z.string(), es: z.string() })),
    credit: z
      .object({
        bureau: z.object({ name: z.string(), address: z.string(), phone: z.string(), website: z.string() }),
        score: z.int().nullable(),
        model: z.string(),
        low: z.int(),
        high: z.int(),
        date: z.iso.date(),
        /** The score's key factors in the bureau's own words. */
        factors: z.array(z.string()),
      })
      .nullable(),
  }),
});

/** An amount that may be guessed, in cents, as a query writes it. */
const Guess = z.coerce.number().int().min(0).max(100_000_000_000).optional();

export const underReview = call({
  name: "underReview",
  summary: "By when, in the lender's hours, a person reads an application that a rule cannot decide",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/review`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    /** Null where it is not the lender's move. */
    lookedAt: LookedAt.nullable(),
  }),
});

export const whatIf = call({
  name: "whatIf",
  summary:
    "What the decision would be with one thing changed, near to what is known; nothing is stored and no fact changes",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/decision/what-if`,
  access: "applicant",
  params: OfApplication,
  query: z.object({
    value: Guess,
    annualIncome: Guess,
    /** Ids of debts that the line would pay off, with commas between. */
    payOff: z.string().max(500).optional(),
  }),
  reply: z.object({
    /** Why the question is not answered: a guess so far from the facts would only mislead. */
    refused: z.enum(["value-out-of-bounds", "income-out-of-bounds", "unknown-debt"]).nullable(),
    answer: z
      .object({
        approved: z.boolean(),
        maxLineBefore: z.int(),
        maxLineAfter: z.int(),
        lowestRateBefore: z.string().nullable(),
        lowestRateAfter: z.string().nullable(),
        explanations: z.array(z.object({ en: z.string(), es: z.string() })),
      })
      .nullable(),
  }),
});
