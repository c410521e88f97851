import { DraftField, DraftKey } from "@gable/domain/profile/form-drafts.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const OfPreparedForm = OfApplication.extend({ form: DraftKey });

/** By the paths of the form's fields: text, a number of cents, or ticked. */
export const PreparedValues = z.partialRecord(
  DraftField,
  z.union([z.string().max(2000, "too-long"), z.int().min(0).max(100_000_000_00), z.boolean()]),
);

export const fillInPreparedAnswers = call({
  name: "fillInPreparedAnswers",
  summary: "What staff wrote down stands in the fields of the borrower's page, and is not put there again",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/prepared-answers/:form`,
  access: "applicant",
  idempotent: true,
  params: OfPreparedForm,
  /** `asking` are fields in which they typed something else, and have not said yet which stands. */
  body: z.strictObject({ revision: z.uuid(), asking: z.array(DraftField).max(20).optional() }),
  reply: CommandReply,
});

export const dismissPreparedAnswers = call({
  name: "dismissPreparedAnswers",
  summary: "Put away what staff wrote down; nothing else changes",
  method: "DELETE",
  path: `${APPLICATIONS}/:uuid/prepared-answers/:form`,
  access: "applicant",
  idempotent: true,
  params: OfPreparedForm,
  reply: CommandReply,
});

/** As the borrower's page finds it. */
export const OfferedAnswers = z.object({
  revision: z.uuid(),
  /** Who of the lender's staff wrote it down. */
  by: z.string(),
  at: z.iso.datetime(),
  isFilledIn: z.boolean(),
  asking: z.array(DraftField),
  values: PreparedValues,
  /** What was written down earlier and came into the fields, where it was written down anew. */
  before: PreparedValues,
});
export type OfferedAnswers = z.infer<typeof OfferedAnswers>;
