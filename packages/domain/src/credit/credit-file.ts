import * as z from "zod";
import { CentsAmount } from "../money/schemas.ts";

export const ScoreModel = z.enum([
  "VANTAGESCORE_3",
  "VANTAGESCORE_4",
  "FICO_8",
  "FICO_9",
  "FICO_10",
  "FICO_10T",
  "OTHER",
]);
export type ScoreModel = z.infer<typeof ScoreModel>;

export const TradelineKind = z.enum([
  "MORTGAGE",
  "HOME_EQUITY",
  "REVOLVING",
  "AUTO",
  "STUDENT",
  "INSTALLMENT",
  "LEASE",
  "OTHER",
]);
export type TradelineKind = z.infer<typeof TradelineKind>;

export const LatePayment = z.object({
  on: z.iso.date(),
  daysLate: z.union([z.literal(30), z.literal(60), z.literal(90), z.literal(120)]),
});

export const Tradeline = z.object({
  id: z.string(),
  creditor: z.string(),
  kind: TradelineKind,
  balance: CentsAmount,
  limit: CentsAmount.nullable(),
  /** Null when the report gives none. */
  monthlyPayment: CentsAmount.nullable(),
  openedOn: z.iso.date(),
  isOpen: z.boolean(),
  authorisedUser: z.boolean().default(false),
  /** The same debt is one of the liens on the home, which count in their own right. */
  isSubjectLien: z.boolean().default(false),
  paidOffAtClosing: z.boolean().default(false),
  latePayments: z.array(LatePayment).default([]),
});
export type Tradeline = z.infer<typeof Tradeline>;

export const PublicRecord = z.object({
  kind: z.enum(["BANKRUPTCY", "FORECLOSURE", "SHORT_SALE", "JUDGMENT", "TAX_LIEN"]),
  /** Discharge, completion or filing; null when a bankruptcy is not discharged yet. */
  on: z.iso.date().nullable(),
  satisfied: z.boolean(),
});
export type PublicRecord = z.infer<typeof PublicRecord>;

/** A bureau's file as underwriting reads it. `code` and `text` of a score factor are the bureau's own. */
export const CreditFile = z.object({
  found: z.boolean(),
  pulledOn: z.iso.date(),
  /** Null when the bureau gave none, also for its exclusion codes. */
  score: z.int().min(300).max(850).nullable(),
  scoreModel: ScoreModel,
  scoreFactors: z.array(z.object({ code: z.string(), text: z.string() })).default([]),
  tradelines: z.array(Tradeline),
  /** Hard inquiries. */
  inquiries: z.array(z.object({ on: z.iso.date(), creditor: z.string() })),
  publicRecords: z.array(PublicRecord),
});
export type CreditFile = z.infer<typeof CreditFile>;

/** A bureau's score field as a score: exclusion codes (1, 4, 9003 …) and values outside 300–850 mean there is none. */
export function readScore(raw: number | null): number | null {
  return raw !== null && Number.isInteger(raw) && raw >= 300 && raw <= 850 ? raw : null;
}
