import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { address, date, phone } from "../wire-values.ts";

export const counsellorSearch = z.object({ zip: z.string().regex(/^\d{5}$/) });
export type CounsellorSearch = z.infer<typeof counsellorSearch>;

export const counsellor = z.object({
  name: z.string(),
  address,
  phone,
  website: z.url().optional(),
  email: z.email().optional(),
  languages: z.array(z.string()).min(1),
  services: z.array(z.string()),
  milesAway: z.number().min(0),
});
export type Counsellor = z.infer<typeof counsellor>;

export const counsellorsAnswer = z.discriminatedUnion("outcome", [
  /** The ten nearest to the centre of the ZIP code (12 CFR 1024.20(a)(1)); the list may not be older than thirty days. */
  z.object({ outcome: z.literal("found"), listedOn: date, counsellors: z.array(counsellor).min(1).max(10) }),
  z.object({ outcome: z.literal("unknown-zip") }),
]);
export type CounsellorsAnswer = z.infer<typeof counsellorsAnswer>;

export const counsellors = defineProtocol({
  kind: "counsellors",
  summary: "Housing counselors approved by HUD",
  acts: {
    nearest: { summary: "The ten nearest to a ZIP code", request: counsellorSearch, answer: counsellorsAnswer },
  },
});
