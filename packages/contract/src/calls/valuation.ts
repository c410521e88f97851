import { PropertyCondition } from "@gable/domain/application/enumerations.ts";
import { languages } from "@gable/domain/language.ts";
import { CentsAmount } from "@gable/domain/money/schemas.ts";
import { oneLine } from "@gable/domain/one-line.ts";
import { PersonalValuation } from "@gable/domain/valuation/personal-valuation.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";
import { UPLOAD_LIMIT_BYTES } from "./documents.ts";
import { CONSOLE_FILE } from "./loan-file.ts";

/** Amounts in cents. */
export const valuation = call({
  name: "valuation",
  summary: "What the home is taken to be worth, and how a broker's look at it stands",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/valuation`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    value: z.int().nullable(),
    source: z.enum(["AVM", "BPO", "EVALUATION", "APPRAISAL", "BORROWER_ESTIMATE"]).nullable(),
    /** The range of an automated value, for the borrower's own estimate. */
    low: z.int().nullable(),
    high: z.int().nullable(),
    /** The borrower's request to look again, and what came of it. */
    challenge: z
      .object({
        value: z.int(),
        /** As the borrower wrote it, and how many papers went with it. */
        why: z.string(),
        papers: z.int(),
        /** What the home was taken to be worth. */
        was: z.int(),
        at: z.iso.datetime(),
        answer: z
          .object({
            value: z.int().nullable(),
            at: z.iso.datetime(),
            /** Why the value stays, where a person looked. */
            reason: z.string().optional(),
            /** In which language that was written, where it was said. */
            writtenIn: z.enum(languages).optional(),
          })
          .nullable(),
      })
      .nullable(),
    /** Whether such a request may be made now. */
    mayChallenge: z.boolean(),
    opinion: z.object({
      /** What the person who looks at the home is asked for. */
      kind: PersonalValuation,
      needed: z.boolean(),
      state: z.enum(["NOT_ORDERED", "ORDERED", "ASSIGNED", "SCHEDULED", "INSPECTED", "COMPLETE", "NOT_POSSIBLE"]),
      /** What the borrower pays for it, and who bears it; in Texas the lender. */
      fee: z.int(),
      paidBy: z.enum(["borrower", "lender"]),
      visit: z.object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) }).nullable(),
      /** The day by which it is there, as a rule: of an order, or of one that is placed today; null where that day is over, or it is there. */
      expectedBy: z.iso.date().nullable(),
      /** Code of why the broker could not finish. */
      reason: z.string().nullable(),
    }),
  }),
});

export const estimateValue = call({
  name: "estimateValue",
  summary: "The borrower's own estimate, where no model knows a value; a broker confirms it later",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/valuation/estimate`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    value: z.int().min(2_000_000, "value-too-low").max(10_000_000_00, "value-too-high"),
  }),
  reply: CommandReply,
});

export const challengeValue = call({
  name: "challengeValue",
  summary: "Hold the value to be wrong, once, and say why: a broker looks at the home at the lender's cost",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/valuation/challenge`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    value: z.int().min(2_000_000, "value-too-low").max(10_000_000_00, "value-too-high"),
    /** What the valuation missed: an extension, a wrong number of rooms, sales nearby. */
    why: z.string().trim().min(1, "required").max(1000, "too-long"),
    /** Uuids of papers that show it, uploaded as `VALUATION_EVIDENCE`: whoever looks at the home gets them. */
    papers: z.array(z.uuid()).max(3, "too-many").optional(),
  }),
  reply: CommandReply,
});

export const orderBpo = call({
  name: "orderBpo",
  summary: "Have a broker look at the home",
  method: "POST",
  path: `${APPLICATIONS}/:uuid/valuation/opinion`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({
    /** Gate, dog, tenant: what a visitor must know. */
    accessNotes: z.string().trim().max(500).optional(),
    /** The fee was shown and is accepted; where the lender bears it, zero. */
    acceptedFee: CentsAmount,
  }),
  reply: CommandReply,
});

export const recordValuation = call({
  name: "recordValuation",
  summary:
    "Enter an appraisal, or a broker's opinion, that came on paper, with the paper: its value counts from then on",
  method: "POST",
  path: `${CONSOLE_FILE}/valuations`,
  access: "staff-on-file",
  permission: "review-valuation",
  idempotent: true,
  upload: true,
  bodyLimit: UPLOAD_LIMIT_BYTES,
  params: z.object({ uuid: z.uuid() }),
  body: z.strictObject({
    source: z.enum(["APPRAISAL", "BPO"]),
    /** Cents. */
    value: z.coerce.number<string>().int().min(2_000_000, "value-too-low").max(10_000_000_00, "value-too-high"),
    condition: PropertyCondition,
    asOf: z.iso.date(),
    /** Who gave it. */
    by: oneLine(100).min(2, "required"),
  }),
  reply: z.object({ version: z.int(), row: z.int() }),
});
