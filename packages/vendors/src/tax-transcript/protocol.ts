import { z } from "zod";
import { linkAnswer, linkRequest } from "../link-session.ts";
import { defineProtocol } from "../order-protocol.ts";
import { cents, date, identifier, token } from "../wire-values.ts";

const taxYears = z.array(z.int().min(2000).max(2100)).min(1).max(4);

export const transcriptLink = linkRequest.extend({ years: taxYears });
export type TranscriptLink = z.infer<typeof transcriptLink>;

export const transcriptFetch = z.object({ publicToken: token });
export type TranscriptFetch = z.infer<typeof transcriptFetch>;

/** Signed whole cents: a business can lose money. */
const signedCents = z.int();

export const taxTranscript = z.object({
  year: z.int(),
  form: z.enum(["1040", "1040-SR"]),
  filingStatus: z.enum(["single", "married-joint", "married-separate", "head-of-household", "surviving-spouse"]),
  filedOn: date,
  wages: cents,
  interestAndDividends: cents,
  taxablePensions: cents,
  grossPensions: cents,
  socialSecurity: cents,
  businessProfit: signedCents,
  businessDepreciation: cents,
  rentalProfit: signedCents,
  adjustedGrossIncome: signedCents,
  balanceOwed: cents,
});
export type TaxTranscript = z.infer<typeof taxTranscript>;

export const transcriptAnswer = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("retrieved"),
    retrieval: identifier,
    transcripts: z.array(taxTranscript).min(1),
    yearsNotFiled: z.array(z.int()),
  }),
  /** The tax office refused: names or numbers differ from its own, or nothing was filed. */
  z.object({ outcome: z.literal("rejected"), reason: z.enum(["identity-mismatch", "no-return-filed"]) }),
  z.object({ outcome: z.literal("link-expired") }),
]);
export type TranscriptAnswer = z.infer<typeof transcriptAnswer>;

export const taxTranscripts = defineProtocol({
  kind: "tax-transcript",
  summary: "Tax transcripts with the taxpayer's consent",
  acts: {
    "start-link": {
      summary: "A page on which the taxpayer signs the request (Form 4506-C) and confirms who they are",
      request: transcriptLink,
      answer: linkAnswer,
    },
    "fetch-transcripts": {
      summary: "The transcripts of the years asked for",
      request: transcriptFetch,
      answer: transcriptAnswer,
    },
  },
});
