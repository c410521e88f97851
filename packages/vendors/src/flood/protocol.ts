import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { attachment, date, identifier, subjectProperty } from "../wire-values.ts";

export const floodRequest = subjectProperty;
export type FloodRequest = z.infer<typeof floodRequest>;

/** The standard flood hazard determination (42 USC 4104b). */
export const floodAnswer = z.object({
  outcome: z.literal("determined"),
  determination: identifier,
  zone: z.string().min(1).max(6),
  /** True in zones that begin with A or V: insurance is compulsory where the community takes part. */
  specialFloodHazardArea: z.boolean(),
  community: z.object({
    name: z.string(),
    number: z.string(),
    participates: z.boolean(),
  }),
  mapPanel: z.string(),
  mapEffectiveOn: date,
  determinedOn: date,
  lifeOfLoan: z.boolean(),
  certificate: attachment,
});
export type FloodAnswer = z.infer<typeof floodAnswer>;

export const flood = defineProtocol({
  kind: "flood",
  summary: "Flood zone determinations",
  acts: {
    determine: {
      summary: "The zone of the home and its certificate; may take a while where a person must read the map",
      request: floodRequest,
      answer: floodAnswer,
    },
  },
});
