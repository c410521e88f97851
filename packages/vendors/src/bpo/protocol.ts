import { z } from "zod";
import { propertyConditions } from "../avm/protocol.ts";
import { defineProtocol } from "../order-protocol.ts";
import {
  address,
  attachment,
  cents,
  date,
  identifier,
  instant,
  personName,
  phone,
  subjectProperty,
} from "../wire-values.ts";

export const bpoRequest = subjectProperty.extend({
  product: z.enum(["exterior", "interior", "evaluation"]),
  contact: z.object({ name: personName, phone: phone.optional(), accessNotes: z.string().max(500).optional() }),
  estimatedValue: cents.optional(),
  /** What the owner holds to show the value, where they challenge the one before: sales nearby, plans, an appraisal. */
  evidence: z.array(attachment).max(3).optional(),
});
export type BpoRequest = z.infer<typeof bpoRequest>;

export const bpoAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("completed"),
    opinion: identifier,
    value: cents,
    low: cents,
    high: cents,
    condition: z.enum(propertyConditions),
    inspectedOn: date,
    broker: z.string(),
    comparables: z.array(z.object({ address, soldOn: date, price: cents, milesAway: z.number().min(0) })),
    report: attachment,
  }),
  z.object({ outcome: z.literal("cannot-complete"), reason: z.enum(["no-access", "no-comparables", "not-covered"]) }),
  z.object({ outcome: z.literal("cancelled") }),
]);
export type BpoAnswer = z.infer<typeof bpoAnswer>;

export const bpoCancellation = z.object({ order: identifier });
export type BpoCancellation = z.infer<typeof bpoCancellation>;

export const bpoCancellationAnswer = z.object({ outcome: z.enum(["cancelled", "too-late", "unknown-order"]) });
export type BpoCancellationAnswer = z.infer<typeof bpoCancellationAnswer>;

export const bpo = defineProtocol({
  kind: "bpo",
  summary: "Broker price opinions",
  acts: {
    order: {
      summary: "A broker looks at the home and gives an opinion of its price",
      request: bpoRequest,
      answer: bpoAnswer,
      progress: z.object({
        stage: z.enum(["assigned", "scheduled", "inspected"]),
        at: instant,
        broker: z.string().optional(),
        visitFrom: instant.optional(),
        visitTo: instant.optional(),
      }),
    },
    cancel: {
      summary: "Takes an order back before the visit",
      request: bpoCancellation,
      answer: bpoCancellationAnswer,
    },
  },
});
export type BpoProgress = z.infer<(typeof bpo.acts)["order"]["progress"]>;
