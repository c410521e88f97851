import type { z } from "zod";
import { PipelineEntry } from "../calls/pipeline.ts";
import { closingPart } from "./closing-part.ts";
import { creditPart } from "./credit-part.ts";
import { moneyPart } from "./money-part.ts";
import { personPart } from "./person-part.ts";
import { reviewPart } from "./review-part.ts";
import { signersPart } from "./signers-part.ts";
import { standingPart } from "./standing-part.ts";

/** An application as its lender's staff see it: its row of the pipeline, and each part of its file. */
export const LoanFileView = PipelineEntry.extend({
  ...standingPart.shape,
  ...personPart.shape,
  ...creditPart.shape,
  ...moneyPart.shape,
  ...closingPart.shape,
  ...signersPart.shape,
  ...reviewPart.shape,
});
export type LoanFileView = z.infer<typeof LoanFileView>;
