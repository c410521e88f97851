import * as z from "zod";
import { MAX_CENTS } from "../money/cents.ts";
import { paperLine } from "../people/paper-line.ts";
import { VendorId } from "./vendor-id.ts";

const Name = paperLine(100).min(2, "required");
const Amount = z.int("required").nonnegative("required").max(MAX_CENTS);

/** What the borrower says of a debt that was found: right as found, another balance, paid off, or not theirs. Cents. */
export const LienAnswer = z
  .strictObject({
    id: VendorId,
    answer: z.enum(["RIGHT", "BALANCE", "PAID_OFF", "NOT_MINE"], "required"),
    balance: Amount.optional(),
    /** Asked of a debt that county records alone show: they know no payment. */
    monthlyPayment: Amount.optional(),
    reason: z.string().trim().max(300, "too-long").optional(),
  })
  .refine(({ answer, balance }) => answer !== "BALANCE" || balance !== undefined, {
    message: "required",
    path: ["balance"],
  });
export type LienAnswer = z.infer<typeof LienAnswer>;

/**
 * A debt against the home that neither the report nor the county shows. Cents. When it began, and with how much, is asked of every one; what
 * was said before that was asked has neither.
 */
export const AddedLien = z.strictObject({
  lender: Name,
  /** `yyyy-mm`, as a bureau tells it. */
  openedIn: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "month-invalid")
    .optional(),
  /** Of a loan, what was borrowed at first; of a line it is the limit. */
  originalAmount: z.int("required").positive("required").max(MAX_CENTS).optional(),
  balance: z.int("required").positive("required").max(MAX_CENTS),
  monthlyPayment: Amount,
  /** A line that can be drawn again; its whole limit counts against the home. */
  openEnd: z.boolean(),
  limit: z.int("required").positive("required").max(MAX_CENTS).optional(),
});
export type AddedLien = z.infer<typeof AddedLien>;

/** A debt that a recent inquiry led to and that the report does not show yet. Cents. */
export const NewDebt = z.strictObject({ creditor: Name, monthlyPayment: Amount });
export type NewDebt = z.infer<typeof NewDebt>;

/** The borrower's whole word on the debts against the home. */
export const LienConfirmation = z.strictObject({
  answers: z.array(LienAnswer).max(20),
  added: z.array(AddedLien).max(6, "too-many"),
  /** Left out where no inquiry asks for it. */
  newDebts: z.array(NewDebt).max(10, "too-many").optional(),
  /** Rent, or taxes, insurance and dues, of the home that the borrower lives in; asked where another one secures the line. */
  dwellingPayment: Amount.optional(),
});
export type LienConfirmation = z.infer<typeof LienConfirmation>;

/** As it was said, also before names had to be in letters that a document can be set in. */
export const SaidOfLiens = LienConfirmation.extend({
  added: z.array(AddedLien.extend({ lender: z.string() })),
  newDebts: z.array(NewDebt.extend({ creditor: z.string() })).optional(),
});
