import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { owner, recordedLien } from "../property-data/protocol.ts";
import { cents, date, identifier, personName, subjectProperty } from "../wire-values.ts";

export const titleRequest = subjectProperty.extend({
  owners: z.array(personName).min(1),
  legalDescription: z.string().optional(),
});
export const titleUpdateRequest = titleRequest.extend({
  /** The search that is brought to date, where there was one. */
  search: identifier.optional(),
  lineAmount: cents,
});
export type TitleRequest = z.infer<typeof titleRequest>;
export type TitleUpdateRequest = z.infer<typeof titleUpdateRequest>;

export const judgment = z.object({
  judgment: identifier,
  recordType: z.enum(["civil-judgment", "tax-lien", "child-support", "bankruptcy", "lis-pendens"]),
  against: z.string(),
  creditor: z.string(),
  amount: cents,
  filedOn: date,
  caseNumber: z.string(),
});
export type Judgment = z.infer<typeof judgment>;

const finding = z.object({
  search: identifier,
  owners: z.array(owner).min(1),
  vesting: z.string(),
  vestedSince: date,
  legalDescription: z.string(),
  liens: z.array(recordedLien),
  judgments: z.array(judgment),
  taxesPaidThrough: date.optional(),
  effectiveOn: date,
});

export const titleException = z.object({
  exception: z.enum(["new-lien", "new-judgment", "vesting-changed", "legal-description-incomplete", "taxes-unpaid"]),
  text: z.string(),
});

export const titleSearchAnswer = z.discriminatedUnion("outcome", [
  finding.extend({ outcome: z.literal("completed") }),
  z.object({ outcome: z.literal("not-found") }),
]);
export type TitleSearchAnswer = z.infer<typeof titleSearchAnswer>;

export const titleUpdateAnswer = z.discriminatedUnion("outcome", [
  finding.extend({ outcome: z.literal("clear-to-close"), expiresOn: date }),
  finding.extend({ outcome: z.literal("not-clear"), exceptions: z.array(titleException).min(1) }),
]);
export type TitleUpdateAnswer = z.infer<typeof titleUpdateAnswer>;

export const title = defineProtocol({
  kind: "title",
  summary: "Title and judgment searches",
  acts: {
    search: {
      summary: "The property and judgment report before the summary is signed",
      request: titleRequest,
      answer: titleSearchAnswer,
    },
    update: {
      summary: "The search brought to date before closing: clear to close, or why not",
      request: titleUpdateRequest,
      answer: titleUpdateAnswer,
    },
  },
});
