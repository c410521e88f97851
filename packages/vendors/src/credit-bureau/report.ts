import { z } from "zod";
import { address, cents, date, identifier, instant, lastFour, phone } from "../wire-values.ts";

export const scoreFactor = z.object({ code: z.string().min(1).max(10), text: z.string().min(1) });

export const score = z.object({
  model: z.string().min(1),
  /** Null where the bureau could not score the file; `exclusion` then says why. */
  value: z.int().min(300).max(850).nullable(),
  exclusion: z.string().optional(),
  rangeLow: z.int(),
  rangeHigh: z.int(),
  scoredOn: date,
  /** Key factors, code and text as the bureau gave them, the weightiest first, at most four. */
  factors: z.array(scoreFactor).max(4),
  /** Whether the number of inquiries was a key factor as well (the fifth that 15 USC 1681g(f)(1)(C) allows). */
  inquiriesAreAFactor: z.boolean(),
  /** How many of a hundred consumers score in each sixth of the range, lowest first (12 CFR 1022.74(d)(1)(ii)(D)). */
  distribution: z.array(z.int().min(0).max(100)).length(6).optional(),
});
export type Score = z.infer<typeof score>;

export const tradelineTypes = [
  "mortgage",
  "home-equity-line",
  "home-equity-loan",
  "auto-loan",
  "auto-lease",
  "student-loan",
  "credit-card",
  "charge-account",
  "personal-loan",
  "other",
] as const;

export const tradeline = z.object({
  id: identifier,
  creditor: z.string().min(1),
  accountType: z.enum(tradelineTypes),
  responsibility: z.enum(["individual", "joint", "authorised-user", "cosigner"]),
  lastFour: lastFour.optional(),
  openedOn: date,
  closedOn: date.optional(),
  standing: z.enum(["open", "paid", "closed", "transferred", "charged-off", "collection"]),
  balance: cents,
  /** The limit of an open line, or the amount of a loan when it was made. */
  limitOrOriginalAmount: cents.optional(),
  monthlyPayment: cents,
  termMonths: z.int().positive().optional(),
  pastDue: cents,
  /** Month by month, the latest first: 0 current, 1 thirty days late, 2 sixty, … 6, `-` no report. At most 48. */
  paymentPattern: z.string().regex(/^[0-6-]{0,48}$/),
  late30: z.int().min(0),
  late60: z.int().min(0),
  late90: z.int().min(0),
  inDispute: z.boolean(),
  inForbearance: z.boolean(),
  reportedOn: date,
});
export type Tradeline = z.infer<typeof tradeline>;

export const inquiry = z.object({ id: identifier, on: date, by: z.string().min(1), purpose: z.string().min(1) });

export const publicRecord = z.object({
  id: identifier,
  recordType: z.enum([
    "bankruptcy-chapter-7",
    "bankruptcy-chapter-13",
    "foreclosure",
    "short-sale",
    "civil-judgment",
    "tax-lien",
  ]),
  court: z.string(),
  filedOn: date,
  standing: z.enum(["open", "discharged", "dismissed", "satisfied"]),
  settledOn: date.optional(),
  amount: cents.optional(),
});
export type PublicRecord = z.infer<typeof publicRecord>;

export const alert = z.object({
  alertType: z.enum(["initial-fraud", "extended-fraud", "active-duty", "address-discrepancy"]),
  placedOn: date.optional(),
  /** The number the consumer wants to be called on before credit is opened (15 USC 1681c-1(h)). */
  phone: phone.optional(),
});
export type Alert = z.infer<typeof alert>;

export const bureau = z.object({
  name: z.string(),
  address: z.string(),
  tollFreePhone: phone,
  website: z.url(),
  /** Where a consumer lifts a freeze or a lock. */
  freezeWebsite: z.url(),
});
export type Bureau = z.infer<typeof bureau>;

export const creditReport = z.object({
  report: identifier,
  bureau,
  pullType: z.enum(["soft", "hard"]),
  pulledAt: instant,
  score,
  tradelines: z.array(tradeline),
  inquiries: z.array(inquiry),
  publicRecords: z.array(publicRecord),
  alerts: z.array(alert),
  addresses: z.array(address),
  employers: z.array(z.string()),
  /** Whether the number given is the one on the file; the bureau never says which number it holds. */
  ssnMatch: z.enum(["match", "mismatch", "not-given"]),
});
export type CreditReport = z.infer<typeof creditReport>;
