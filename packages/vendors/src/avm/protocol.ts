import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { cents, date, identifier, subjectProperty } from "../wire-values.ts";

export const propertyConditions = [
  "UNKNOWN_CONDITION",
  "NOT_AVAILABLE",
  "POOR",
  "FAIR",
  "AVERAGE",
  "GOOD",
  "EXCELLENT",
] as const;

export const avmRequest = subjectProperty.extend({
  /** Which model of the cascade is asked; a second opinion comes from another model than the first. */
  cascade: z.enum(["first", "second"]),
});
export type AvmRequest = z.infer<typeof avmRequest>;

export const avmAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("valued"),
    valuation: identifier,
    value: cents,
    low: cents,
    high: cents,
    /** Forecast standard deviation as a ratio: `"0.0900"`; smaller is surer. */
    fsd: z.string().regex(/^[01]\.\d{4}$/),
    condition: z.enum(propertyConditions),
    model: z.string(),
    modelVersion: z.string(),
    asOf: date,
  }),
  z.object({ outcome: z.literal("no-hit"), reason: z.enum(["no-comparables", "unusual-property", "not-covered"]) }),
]);
export type AvmAnswer = z.infer<typeof avmAnswer>;

export const avm = defineProtocol({
  kind: "avm",
  summary: "Automated valuation models",
  acts: {
    value: { summary: "What a model thinks the home is worth today", request: avmRequest, answer: avmAnswer },
  },
});
