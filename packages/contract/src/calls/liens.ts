import { LienConfirmation, SaidOfLiens } from "@gable/domain/liens/lien-answer.ts";
import { VendorId } from "@gable/domain/liens/vendor-id.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

/** A debt secured by the home, as the screen shows it. Amounts in cents. */
export const LienRow = z.object({
  id: VendorId,
  /** In a vendor's words, however many. */
  lender: z.string(),
  openedOn: z.iso.date().nullable(),
  originalAmount: z.int().nonnegative().nullable(),
  balance: z.int().nonnegative(),
  /** The limit of an open-end line; null for a closed-end loan. */
  limit: z.int().nonnegative().nullable(),
  monthlyPayment: z.int().nonnegative(),
  position: z.int().min(1).max(9),
  /** Where it was seen: on the credit report, in county records, in both, or in the lender's own books. */
  seenIn: z.enum(["CREDIT", "COUNTY", "BOTH", "OURS"]),
});
export type LienRow = z.infer<typeof LienRow>;

export const liens = call({
  name: "liens",
  summary:
    "The debts found against the home, what the borrower said of them, and whether recent inquiries must be explained",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/liens`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    liens: z.array(LienRow),
    /** What was confirmed before, for correction; null at first. */
    said: SaidOfLiens.nullable(),
    /** Debts that turned up or grew after that, and where; null where nothing is new. */
    askedAgain: z
      .object({ because: z.enum(["HARD_REPORT", "TITLE_SEARCH", "LINE_OF_OURS"]), ids: z.array(z.string()) })
      .nullable(),
    /** The value used for the equity shown beside the table, in cents; null when not known yet. */
    homeValue: z.int().nullable(),
    inquiries: z.array(z.object({ creditor: z.string(), date: z.iso.date() })),
    inquiryAttestationNeeded: z.boolean(),
    /** Another home secures the line: what the home they live in costs a month is asked. */
    asksDwellingPayment: z.boolean(),
  }),
});

export const confirmLiens = call({
  name: "confirmLiens",
  summary: "Confirm or correct the debts against the home",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/liens`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: LienConfirmation,
  reply: CommandReply,
});
