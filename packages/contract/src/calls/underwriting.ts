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
    decidedAt: z.iso.datetime(),
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
