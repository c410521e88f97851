import * as z from "zod";
import { EmploymentType } from "../application/enumerations.ts";
import { CentsAmount } from "../money/schemas.ts";
import { Occupancy } from "../property/occupancy.ts";
import { PropertyType } from "../property/property-type.ts";
import { PersonalValuation } from "../valuation/personal-valuation.ts";
import { fundingApprovals } from "./funding-approval.ts";

const Percent = z.string().regex(/^\d+(\.\d+)?$/, "A percentage is a decimal string such as 4.99.");
/** A percentage of a whole. */
const Share = Percent.refine((percent) => Number(percent) <= 100, {
  error: "A share is 100 percent at most.",
  params: { code: "at-most-100" },
});
const Years = z.int().min(1).max(40);
const Days = z.int().min(0).max(3650);
const Months = z.int().min(0).max(600);
const Count = z.int().min(0).max(1000);
const Score = z.int().min(0).max(850);
const StateCode = z.string().regex(/^[A-Z]{2}$/);

/** A letter within the country is there by then; longer would keep people from their money without need (policy). */
const MAX_RESCISSION_HOLD_DAYS = 14;

const MaxCltv = z.object({ first: Share, second: Share }).nullable();

const EligibilityTier = z.object({
  grade: z.string(),
  minScore: Score,
  maxLine: CentsAmount,
  /** By occupancy and our lien position; null where the tier lends nothing. */
  maxCltvPercent: z.object({ PRIMARY: MaxCltv, SECOND_HOME: MaxCltv, INVESTMENT: MaxCltv }),
});
export type EligibilityTier = z.infer<typeof EligibilityTier>;

const RateSheet = z.object({
  id: z.string(),
  floorPercent: Percent,
  capPercent: Percent,
  /** Highest score first. */
  base: z.array(z.object({ minScore: Score, percent: Percent })),
  /** Lowest CLTV first; the first row that holds the CLTV applies. */
  cltv: z.array(z.object({ maxCltvPercent: Percent, percent: Percent })),
  term: z.array(z.object({ years: Years, percent: Percent })),
  lien: z.object({ first: Percent, second: Percent }),
  occupancy: z.record(Occupancy, Percent),
  fee: z.array(z.object({ feePercent: Percent, percent: Percent })),
  property: z.partialRecord(PropertyType, Percent),
  amount: z.object({
    small: z.object({ below: CentsAmount, percent: Percent }),
    large: z.object({ above: CentsAmount, percent: Percent }),
  }),
});
export type RateSheet = z.infer<typeof RateSheet>;

/** A state's departures from the rest of the policy. */
const StateOverride = z.object({
  minLine: CentsAmount.optional(),
  /** Fee options offered on a principal dwelling there. */
  homesteadFeePercents: z.array(Percent).min(1).optional(),
  maxAvmFsd: Percent.optional(),
  /** Recording taxes and fees, for the range of closing costs. */
  recordingTaxPer100k: z.object({ low: CentsAmount, high: CentsAmount }).optional(),
  /** In that state, instead of what is asked for elsewhere. */
  personalValuation: PersonalValuation.optional(),
  /** Business days between the signing of the agreement and the notarising of the deed. Absent: none. */
  notaryWaitDays: z.int().min(1).max(30).optional(),
  /** The counties, by FIPS, in which that wait runs. None: in the whole state. */
  notaryWaitCounties: z.array(z.string().regex(/^\d{5}$/)).optional(),
});

/** What a lender says of the line of one term. Each narrows what holds for every line; what it leaves open is as for all. */
export const ProductTerms = z.object({
  years: Years,
  minLine: CentsAmount.optional(),
  maxLine: CentsAmount.optional(),
  /** By our lien position; the lower of this and the tier's holds. */
  maxCltvPercent: z.object({ first: Share.optional(), second: Share.optional() }).optional(),
  feePercents: z.array(Percent).min(1).optional(),
  drawPeriodYears: Years.optional(),
  occupancies: z.array(Occupancy).min(1).optional(),
  maxLienPosition: z.int().min(1).max(2).optional(),
  notInStates: z.array(StateCode).optional(),
});

export const YearlyAmountsRow = z.object({
  year: z.int(),
  hoepaLoanAmount: CentsAmount,
  hoepaFeeAmount: CentsAmount,
  floodProgramLimit: CentsAmount,
  provisional: z.boolean(),
});

export const AporWeek = z.object({ asOf: z.iso.date(), fixedByYears: z.record(z.string(), Percent) });

/**
 * Everything a lender may decide about lending, and the dated figures that law sets, as data. A decision names the `version` it was
 * made under, so a stored policy makes it repeatable. What law limits, a policy can make stricter but not looser: `valid-policy.ts` holds it to that.
 */
const PolicyFields = z.object({
  version: z.string().min(1),
  effectiveFrom: z.iso.date(),
  line: z.object({ min: CentsAmount, max: CentsAmount, step: CentsAmount }),
  /** Each is a product; one that is not listed is not offered. */
  termYears: z.array(Years).min(1),
  /** Absent: every product has the terms of all. */
  products: z.array(ProductTerms).optional(),
  feePercents: z.array(Percent).min(1),
  /** Highest score first; below the last tier nothing is lent. */
  eligibility: z.object({
    tiers: z.array(EligibilityTier).min(1),
    maxLineByOccupancy: z.record(Occupancy, CentsAmount),
    propertyTypes: z.array(PropertyType),
    duplex: z.object({ minScore: Score, maxDtiPercent: Share, cltvReductionPercent: Share }),
    maxLienPosition: z.int().min(1).max(2),
    titleChangeDays: Days,
  }),
  rateSheet: RateSheet,
  /** The lender's own addition to every rate (`orgPricingData`). */
  overlayPercent: Percent,
  autopayDiscountPercent: Percent,
  dti: z.object({
    strongScore: Score,
    maxPercentStrongPrimary: Share,
    maxPercentPrimary: Share,
    maxPercentOther: Share,
    maxHousingPercentStrong: Share,
    maxHousingPercent: Share,
    estimatedTaxPercent: Share,
    minResidual: CentsAmount,
    minResidualPerExtraPerson: CentsAmount,
    /** Monthly payment, in percent of the balance, assumed where the report gives none. */
    assumedPaymentPercent: z.object({ revolving: Share, student: Share, other: Share }),
    /** A month's premium of the home's insurance, where no mortgage payment can contain it. Absent: `ASSUMED_INSURANCE`. */
    assumedInsurance: CentsAmount.optional(),
  }),
  income: z.object({
    matchPercent: Share,
    employmentNeedingAssets: z.array(EmploymentType),
    assetHaircutPercent: z.record(z.string(), Share),
    assetMonths: z.int().min(1).max(600),
    reserveMonths: z.record(Occupancy, Months),
  }),
  credit: z.object({
    minTradelines: Count,
    minHistoryMonths: Months,
    mortgageLate30Months: Months,
    mortgageLate60Months: Months,
    reviewLate60Months: Months,
    bankruptcyMonths: Months,
    foreclosureMonths: Months,
    maxInquiries: Count,
    inquiryDays: Days,
  }),
  valuation: z.object({
    maxAvmFsd: Percent,
    maxSecondAvmFsd: Percent,
    maxConflictPercent: Percent,
    /** What a person who looks at the home is asked for. Absent: a broker's opinion of the price. */
    personalValuation: PersonalValuation.optional(),
  }),
  fees: z.object({
    valuation: CentsAmount,
    manualNotary: CentsAmount,
    recordingLow: CentsAmount,
    recordingHigh: CentsAmount,
    recordingTaxPer100kHigh: CentsAmount,
    /** Charges at opening that the lender or an affiliate keeps, beside the origination fee; they count for HOEPA. */
    retainedAtOpening: CentsAmount,
  }),
  texas: z.object({
    maxCltvPercent: Percent,
    feeCapPercent: Percent,
    minAdvance: CentsAmount,
    /** Closing charges beside the origination fee that the borrower pays and the 2 % cap counts. */
    countedClosingFees: CentsAmount,
  }),
  laterDraws: z.object({
    minMarginPercent: Percent,
    maxRatePercent: Percent,
    redrawPercentOfInitialDraw: Share,
    minDraw: CentsAmount,
    minDrawTexas: CentsAmount,
    maxDrawPeriodYears: Years,
  }),
  offerDays: z.int().min(1).max(365),
  /** Calendar days that money waits after the right to cancel, for cancellations in the post. Absent: none. */
  rescissionHoldDays: z.int().min(0).max(MAX_RESCISSION_HOLD_DAYS).optional(),
  /** By whom money is let go once nothing else keeps it back. Absent: by the product. */
  fundingApproval: z.enum(fundingApprovals).optional(),
  /** From which amount on, of cash and payoffs together, two people let it go. Absent: always. */
  fundingApprovalFrom: CentsAmount.optional(),
  stateOverrides: z.partialRecord(StateCode, StateOverride),
  yearlyAmounts: z.array(YearlyAmountsRow),
  /** Used when a decision's input brings no market rates of its own. */
  marketRates: z.object({
    apor: z.array(AporWeek.extend({ provisional: z.boolean() })),
    prime: z.array(z.object({ asOf: z.iso.date(), percent: Percent, provisional: z.boolean() })),
  }),
});

export type LendingPolicy = z.infer<typeof PolicyFields>;

/** As it was recorded: held to the rules of its own day, by which its decisions are repeated, and not to stricter ones of today. */
export const RecordedPolicy = PolicyFields;

/** A lender's departures from a base policy: whole sections are replaced, and its version is part of the result's. */
export const PolicyOverlay = PolicyFields.partial().required({ version: true });
export type PolicyOverlay = z.infer<typeof PolicyOverlay>;

/** The version in force on a day: the latest that is effective, of two from one day the later in the list. Throws RangeError when none is yet. */
export function policyOn(policies: readonly LendingPolicy[], date: string): LendingPolicy {
  let inForce: LendingPolicy | undefined;
  for (const policy of policies) {
    const isLater = inForce === undefined || inForce.effectiveFrom <= policy.effectiveFrom;
    if (policy.effectiveFrom <= date && isLater) inForce = policy;
  }
  if (inForce === undefined) throw new RangeError(`No lending policy is in force on ${date}.`);
  return inForce;
}
