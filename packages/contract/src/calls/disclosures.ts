import { languages } from "@gable/domain/language.ts";
import { oneLine } from "@gable/domain/one-line.ts";
import { correctionKinds, correctionLimits } from "@gable/domain/profile/correction-consequences.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

/** The language of the page that asks; without it, of what the visitor has answered. */
const InLanguage = z.object({ language: z.enum(languages).optional() });

export const earlyDisclosures = call({
  name: "earlyDisclosures",
  summary:
    "What must be on or with the blank application (12 CFR 1026.40(b), (e)), and the sample for the E-SIGN demonstration",
  method: "GET",
  path: "/service-application/external/api/v1/heloc/disclosures",
  access: "visitor",
  query: InLanguage,
  reply: z.object({
    documents: z.array(z.object({ kind: z.string(), title: z.string(), version: z.string(), sha256: z.string() })),
  }),
});

export const earlyDisclosure = call({
  name: "earlyDisclosure",
  summary: "One of them as PDF; opening it is recorded with the draft",
  method: "GET",
  path: "/service-application/external/api/v1/heloc/disclosures/:kind",
  access: "visitor",
  params: z.object({ kind: z.string().regex(/^[A-Z_]{3,40}$/) }),
  query: InLanguage,
  replyForm: "pdf",
});

/** One line of the summary with where it can be changed. */
const SummaryLine = z.object({
  /** Stable name of the fact, which the screen says in words. */
  name: z.string(),
  value: z.string(),
  /** Name of the portal's route on which it is edited, or the kind of correction that changes it; null where it cannot be changed. */
  edit: z.string().nullable(),
  /** Whose it is, where the same is asked of several: a lender or a person. */
  of: z.string().optional(),
  /** The borrower's own words, which are never taken for a code. */
  typed: z.literal(true).optional(),
});

export const summary = call({
  name: "summary",
  summary: "Everything that was said, and the documents to read before signing",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/summary`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    groups: z.array(z.object({ name: z.string(), lines: z.array(SummaryLine) })),
    signed: z.boolean(),
    submitted: z.boolean(),
    /** Of each kind of correction, why the borrower cannot make it; null where they can. */
    limits: z.array(z.object({ kind: z.enum(correctionKinds), limit: z.enum(correctionLimits).nullable() })),
    signerName: z.string(),
  }),
});

export const signSummary = call({
  name: "signSummary",
  summary: "Sign the application summary",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/summary/signature`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ typedName: oneLine(160).min(1, "required") }),
  reply: CommandReply,
});

export const submitApplication = call({
  name: "submitApplication",
  summary: "Submit: this is the hard credit check",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/submission`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  reply: CommandReply,
});
