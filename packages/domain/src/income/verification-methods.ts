import type { EmploymentType, IncomeSourceType } from "../application/enumerations.ts";

/** A way to verify income, with the time it typically takes in seconds. */
export interface VerificationMethod {
  readonly source: IncomeSourceType;
  readonly typicalSeconds: number;
}

const payroll: VerificationMethod = { source: "PAYROLL", typicalSeconds: 60 };
const deposits: VerificationMethod = { source: "PLAID_TRANSACTIONS", typicalSeconds: 120 };
const transcripts: VerificationMethod = { source: "TAX_TRANSCRIPT", typicalSeconds: 180 };
/** Read by a person: four business hours. */
const payStubs: VerificationMethod = { source: "MANUAL_PAYSTUB", typicalSeconds: 14_400 };
const taxReturns: VerificationMethod = { source: "TAX_RETURN", typicalSeconds: 14_400 };
const awardLetters: VerificationMethod = { source: "AWARD_LETTER", typicalSeconds: 14_400 };

/** The ways for each kind of employment, the quickest first (rule 4.5). */
export const verificationMethods: Readonly<Record<EmploymentType, readonly VerificationMethod[]>> = {
  FULL_TIME: [payroll, deposits, payStubs],
  PART_TIME: [payroll, deposits, payStubs],
  SELF_EMPLOYED: [deposits, transcripts, taxReturns],
  RETIRED: [transcripts, deposits, awardLetters, taxReturns],
  UNEMPLOYED: [deposits, awardLetters, taxReturns],
  SEPARATE_MAINTENANCE_PAYMENTS: [deposits, taxReturns],
};
