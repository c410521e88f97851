import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { attachment, cents, countyFips, date, identifier, instant, stateCode } from "../wire-values.ts";

export const countyLookUp = z.object({ countyFips, state: stateCode });
export type CountyLookUp = z.infer<typeof countyLookUp>;

export const countyAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("known"),
    county: z.string(),
    recordsElectronically: z.boolean(),
    acceptsRemoteNotarisation: z.boolean(),
    /** Wall time at the county after which a submission counts as the next day's. */
    cutOff: z.string().regex(/^\d{2}:\d{2}$/),
    timeZone: z.string(),
    recordingFee: cents,
    asOf: date,
  }),
  z.object({ outcome: z.literal("unknown-county") }),
]);
export type CountyAnswer = z.infer<typeof countyAnswer>;

export const deedSubmission = z.object({
  countyFips,
  state: stateCode,
  method: z.enum(["electronic", "courier"]),
  instrument: z.enum(["mortgage", "deed-of-trust", "security-deed", "release", "subordination"]),
  grantors: z.array(z.string()).min(1),
  grantee: z.string(),
  lineAmount: cents,
  documents: z.array(attachment).min(1),
});
export type DeedSubmission = z.infer<typeof deedSubmission>;

export const recordingAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("recorded"),
    submission: identifier,
    instrumentNumber: z.string(),
    book: z.string().optional(),
    page: z.string().optional(),
    recordedAt: instant,
    feesPaid: cents,
    receipt: attachment,
  }),
  z.object({ outcome: z.literal("rejected"), submission: identifier, reasons: z.array(z.string()).min(1) }),
]);
export type RecordingAnswer = z.infer<typeof recordingAnswer>;

export const recording = defineProtocol({
  kind: "recording",
  summary: "Recording of instruments in the county's land records",
  acts: {
    "look-up-county": { summary: "What a county accepts", request: countyLookUp, answer: countyAnswer },
    submit: {
      summary: "Submits an instrument; answered when the county has recorded or rejected it",
      request: deedSubmission,
      answer: recordingAnswer,
      progress: z.object({ stage: z.enum(["submitted", "received"]), at: instant }),
    },
  },
});
export type RecordingProgress = z.infer<(typeof recording.acts)["submit"]["progress"]>;
