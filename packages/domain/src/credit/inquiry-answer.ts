import * as z from "zod";
import { MAX_CENTS } from "../money/cents.ts";
import { oneLine } from "../one-line.ts";

/** What may have come of an inquiry, as the borrower says: nothing, a debt that no report shows yet, one that it shows, or they know nothing of it. */
export const inquiryOutcomes = ["NOTHING", "NEW_DEBT", "REPORTED_DEBT", "UNKNOWN"] as const;

const Amount = z.int("required").nonnegative("required").max(MAX_CENTS);

/** What the borrower says of one inquiry on the credit report. Cents. */
export const InquiryAnswer = z
  .strictObject({
    /** Who asked and on which day: as the report has them. */
    creditor: z.string(),
    on: z.iso.date(),
    came: z.enum(inquiryOutcomes, "required"),
    /** Of a new debt: whom they owe, who may be another than the one who asked. */
    lender: oneLine(100).min(2, "required").optional(),
    balance: Amount.optional(),
    monthlyPayment: Amount.optional(),
  })
  .superRefine((answer, check) => {
    if (answer.came !== "NEW_DEBT") return;
    for (const path of ["lender", "balance", "monthlyPayment"] as const) {
      if (answer[path] === undefined) check.addIssue({ code: "custom", message: "required", path: [path] });
    }
  });
export type InquiryAnswer = z.infer<typeof InquiryAnswer>;

/** What is said of every inquiry at once. */
export const InquiryExplanation = z.strictObject({ answers: z.array(InquiryAnswer).min(1).max(1000) });
export type InquiryExplanation = z.infer<typeof InquiryExplanation>;
