import { languages } from "@gable/domain/language.ts";
import { oneLine } from "@gable/domain/one-line.ts";
import { redrawCauses } from "@gable/domain/signing/redraw-causes.ts";
import { holdRules } from "@gable/domain/workflow/notices/hold-rules.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";
import { PaperClosing } from "./closing-paper.ts";
import { OfficeAppointment } from "./notary.ts";

const Field = z.object({
  id: z.string(),
  kind: z.enum(["signature", "initials", "date"]),
  page: z.int(),
  /** Points from the page's lower left corner. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

export const SigningDocument = z.object({
  uuid: z.uuid(),
  kind: z.string(),
  title: z.string(),
  /** As in `DocumentRow`. */
  language: z.enum(languages).nullable(),
  pages: z.int(),
  /** Hash of the bytes that are shown; a signature names it, and is refused when it differs. */
  sha256: z.string(),
  fields: z.array(Field),
  signed: z.boolean(),
});
export type SigningDocument = z.infer<typeof SigningDocument>;

export const signing = call({
  name: "signing",
  summary: "The closing package: what to sign, in which order, and whether the figures are those that were chosen",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/signing`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    documents: z.array(SigningDocument),
    signerName: z.string(),
    adopted: z.object({ typedName: z.string(), initials: z.string() }).nullable(),
    emailConfirmed: z.boolean(),
    /** Amounts in cents: the figures in the documents, and what is taken from the line before the money arrives. */
    terms: z.object({
      line: z.int(),
      originationFee: z.int(),
      /** The charges of others. */
      costs: z.int(),
      payoffs: z.int(),
      cash: z.int(),
      monthlyPayment: z.int(),
      ratePercent: z.string(),
      termYears: z.int(),
    }),
    /** What the law waits for before anything is signed; the first day on which it no longer does, null while that cannot be told. */
    holds: z.array(
      z.object({
        rule: z.enum(holdRules),
        until: z.iso.date().nullable(),
      }),
    ),
    /** What was chosen when the borrower applied, where the documents have another figure; null where they have the same. Amounts in cents. */
    chosen: z
      .object({
        line: z.int(),
        originationFee: z.int(),
        /** What the debts to be paid came to, as they were reported. */
        payoffs: z.int(),
        monthlyPayment: z.int(),
        ratePercent: z.string(),
        termYears: z.int(),
      })
      .nullable(),
    /** Who signs beside the borrower, as they call them: documents of their own, and the deed. */
    others: z.array(z.string()),
    /** Where these took the place of others that were drawn before: why, whether any of those was signed, and when. */
    redrawn: z.object({ because: z.enum(redrawCauses), wasSigned: z.boolean(), at: z.iso.datetime() }).nullable(),
    /** Where the documents may be signed, where that is at an office alone. */
    office: OfficeAppointment.nullable(),
    /** Of a borrower without electronic records: they sign by hand what comes by post. */
    paper: PaperClosing.nullable(),
  }),
});

/** Strokes drawn in a box of 1000 by 250 units. */
const Strokes = z.array(z.array(z.tuple([z.number(), z.number()])).max(2000)).max(60);

export const adoptSignature = call({
  name: "adoptSignature",
  summary: "Adopt a signature and initials, with the intent to sign",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/signing/adopted-signature`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    typedName: oneLine(160).min(1, "required"),
    initials: oneLine(8).min(1, "required"),
    drawn: Strokes.optional(),
    intent: z.literal(true, "intent-required"),
    /** Degrees. */
    location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  }),
  reply: CommandReply,
});

export const declineToSign = call({
  name: "declineToSign",
  summary: "Decide not to sign: the application ends, nothing is owed, and what was signed of the package is void",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/signing/refusal`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ reason: z.string().trim().max(500, "too-long").optional() }),
  reply: CommandReply,
});

export const signDocument = call({
  name: "signDocument",
  summary: "Sign one document: every field that is this signer's",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/signing/documents/:document/signature`,
  access: "applicant",
  idempotent: true,
  params: OfApplication.extend({ document: z.uuid() }),
  body: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), fieldIds: z.array(z.string().max(60)).max(60) }),
  reply: CommandReply,
});
