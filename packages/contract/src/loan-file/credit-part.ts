import { z } from "zod";
import { DepositReading } from "../calls/income.ts";
import { cents, instant } from "./units.ts";

/** What decides about credit: null to a role that need not know it. Amounts in cents, percent as decimal text. */
const Credit = z.object({
  kind: z.enum(["SOFT", "HARD"]),
  bureau: z.string(),
  score: z.int().nullable(),
  model: z.string(),
  /** What weighs most in the score, in the bureau's own words and order. */
  factors: z.array(z.string()),
  pulledOn: z.string(),
  alert: z.string().nullable(),
  openTradelines: z.int(),
  delinquentTradelines: z.int(),
});
const Income = z.object({
  employmentType: z.string().nullable(),
  statedAnnual: cents.nullable(),
  verifiedAnnual: cents.nullable(),
  /** What the employer answered; null where nobody was asked, or is being asked. */
  employment: z
    .object({
      outcome: z.enum(["ASKED", "CONFIRMED", "NOT_CONFIRMED"]),
      reason: z.string().nullable(),
      at: instant,
      /** The last day on which the line may be opened on it; null without a confirmation. */
      goodThrough: z.iso.date().nullable(),
    })
    .nullable(),
  /** The address at work at which the borrower showed to read mail, all but its first letter and its domain hidden; null without one. */
  workMail: z
    .object({
      address: z.string(),
      provenAt: instant,
      /** Whether the records know the domain as the employer's; null until they answer. */
      isEmployers: z.boolean().nullable(),
    })
    .nullable(),
  /** Confirmations that had grown too old at closing. */
  employmentBefore: z.array(instant),
  /** How many papers that show income nobody has read. */
  papersToRead: z.int(),
  /** What the borrower says of the deposits that were counted, while it waits for a person; null otherwise. */
  dispute: z
    .object({ notIncome: z.array(z.uuid()), missing: z.string().nullable(), why: z.string(), at: instant })
    .nullable(),
  sources: z.array(
    z.object({
      uuid: z.uuid(),
      /** What of a bank's list was counted. */
      deposits: DepositReading.nullable(),
      source: z.string(),
      employer: z.string().nullable(),
      annualAmount: cents,
      /** How much of it counts; the rest is not borne out, or is the same money that another source shows better. */
      countedAnnual: cents,
      /** The tax year of a W-2. */
      year: z.int().nullable(),
      /** What somebody made of a name or an employer that is otherwise than in the other papers. */
      note: z.string().nullable(),
      at: instant,
    }),
  ),
});
const Decision = z.object({
  at: instant,
  decision: z.string(),
  subDecision: z.string().nullable(),
  policyVersion: z.string(),
  expiresAt: instant,
  reasons: z.array(
    z.object({
      finding: z.string(),
      code: z.string(),
      /** What it is, where the form has no box for it; as it is written to the borrower. */
      specify: z.string().nullable(),
      numbers: z.record(z.string(), z.union([z.number(), z.string()])),
    }),
  ),
  conditions: z.array(z.string()),
  numbers: z.object({
    dtiBefore: z.string().nullable(),
    /** With the largest line of the decision. */
    dtiAfter: z.string().nullable(),
    /** With the line that was chosen; null before. */
    dtiChosen: z.string().nullable(),
    dtiLimit: z.string(),
    cltvBefore: z.string().nullable(),
    cltvAfter: z.string().nullable(),
    cltvChosen: z.string().nullable(),
    cltvLimit: z.string().nullable(),
    otherDebts: cents,
    maxPayment: cents,
    minLine: cents,
    maxLine: cents,
    /** Which limit binds. */
    bindingLimit: z.string().nullable(),
  }),
});

/** What the decision rests on. */
export const creditPart = z.object({
  chosen: z
    .object({
      termYears: z.int(),
      ratePercent: z.string(),
      feePercent: z.string(),
      initialDraw: cents,
      originationFee: cents,
      monthlyPayment: cents,
      payoffs: z.int(),
      at: instant,
    })
    .nullable(),
  /** The report that counts: the hard one once it came, before that the soft one. */
  credit: Credit.nullable(),
  /** The soft report, once the hard one has come. */
  formerCredit: Credit.nullable(),
  income: Income.nullable(),
  decision: Decision.nullable(),
});
