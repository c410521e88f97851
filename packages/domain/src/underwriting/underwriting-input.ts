import * as z from "zod";
import { EmploymentType, PropertyCondition } from "../application/enumerations.ts";
import { CreditFile } from "../credit/credit-file.ts";
import { Asset } from "../income/asset-depletion.ts";
import { Lien } from "../liens/lien.ts";
import { CentsAmount, RatePercentText } from "../money/schemas.ts";
import { Occupancy } from "../property/occupancy.ts";
import { PropertyType } from "../property/property-type.ts";
import { valueSources } from "../valuation/value-sources.ts";
import { AporWeek } from "./lending-policy.ts";

const StateCode = z.string().regex(/^[A-Z]{2}$/);

/** A lender's or originator's permission to lend in a state. `until` is its last day; null while it runs. */
export const StateLicense = z.object({ state: StateCode, from: z.iso.date(), until: z.iso.date().nullable() });
export type StateLicense = z.infer<typeof StateLicense>;

/**
 * Everything a decision reads, and nothing else: stored with the decision, it gives the same answer again under the same policy.
 * It holds no name, no demographic answer and no age. Money is in cents, dates are local to the property.
 */
export const UnderwritingInput = z.object({
  asOf: z.iso.date(),
  applicant: z.object({
    employmentType: EmploymentType,
    /** What the borrower says, a year and before taxes. */
    statedAnnualIncome: CentsAmount,
    /** What of it comes without work: pensions, benefits, support, rent. Decisions of before were made without it. */
    otherAnnualIncome: CentsAmount.optional(),
    /** Null until income is verified. */
    verifiedAnnualIncome: CentsAmount.nullable(),
    /** Null until the borrower was asked for assets; empty when there are none to count. */
    depletionAssets: z.array(Asset).nullable(),
    /** Liquid assets for reserves; null while nobody asked. */
    reserves: CentsAmount.nullable(),
    householdSize: z.int().min(1).default(1),
  }),
  credit: CreditFile,
  /** New debts that the borrower named when asked about recent inquiries; null until answered. */
  attestedDebts: z.array(z.object({ balance: CentsAmount, monthlyPayment: CentsAmount })).nullable(),
  property: z.object({
    state: StateCode,
    countyFips: z
      .string()
      .regex(/^\d{5}$/)
      .nullable(),
    occupancy: Occupancy,
    propertyType: PropertyType,
    value: CentsAmount,
    valueSource: z.enum(valueSources),
    condition: PropertyCondition,
    /** Another owner lives there, and the borrower does not; left out where nobody said so. */
    ownerLivesThere: z.boolean().optional(),
    /** Last change of title on the county's record, if known. */
    titleChangedOn: z.iso.date().nullable(),
    /** Taxes and dues a month, and insurance where it is known apart from `monthlyInsurance`. */
    monthlyTaxesInsuranceDues: CentsAmount,
    /** A month's premium of the home's insurance, counted while no mortgage stays whose payment can contain it. */
    monthlyInsurance: CentsAmount.optional(),
  }),
  /** Rent or mortgage of the principal dwelling, where another home secures the line; 0 otherwise. */
  principalDwellingPayment: CentsAmount.default(0),
  liens: z.array(Lien),
  /** Home equity loans and lines on a Texas homestead, open or released; left out for every other home. */
  equityLoans: z
    .array(
      z.object({
        /** Null for one that is released. */
        lienId: z.string().nullable(),
        /** Null where nobody knows. */
        closedOn: z.iso.date().nullable(),
      }),
    )
    .optional(),
  lender: z.object({
    licenses: z.array(StateLicense),
    /** The Department of Financial Services has authorised the site to take New York applications (3 NYCRR 38.2). */
    authorisedInNewYork: z.boolean(),
    /** The referring originator's own; null when none is attached. */
    originatorLicenses: z.array(StateLicense).nullable(),
  }),
  /** What a person has looked at and accepted. */
  clearances: z.object({
    propertyCondition: z.boolean().default(false),
    delinquency: z.boolean().default(false),
  }),
  /** The line the borrower chose earlier; null before a choice. */
  selection: z
    .object({
      termYears: z.int(),
      feePercent: z.string(),
      totalLine: CentsAmount,
      /** The note rate offered then, without discounts. */
      ratePercent: RatePercentText,
    })
    .nullable(),
  /** Rates of the day; null to use the policy's. */
  market: z.object({ primePercent: z.string(), apor: z.array(AporWeek) }).nullable(),
});
export type UnderwritingInput = z.infer<typeof UnderwritingInput>;
