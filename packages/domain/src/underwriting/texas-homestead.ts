import { type Cents, percentAtMost, sumCents } from "../money/cents.ts";
import type { DecimalValue } from "../money/rounding.ts";

/** Tex. Const. art. XVI s.50(a)(6)(B), (t)(5): the line and all other balances, in percent of the fair market value. */
export const TEXAS_MAX_CLTV_PERCENT = "80";

/** s.50(a)(6)(E): what the lender may require the owner to pay to get the loan, in percent of the original principal. */
export const TEXAS_FEE_CAP_PERCENT = "2";

/** s.50(t)(2). */
export const TEXAS_MIN_ADVANCE: Cents = 400_000;

/** Charges that the 2 % cap does not count. Everything else counts: AVM, BPO, notary, recording and flood certificate too. */
const uncountedFees: ReadonlySet<string> = new Set([
  "THIRD_PARTY_APPRAISAL",
  "APPRAISAL",
  "SURVEY",
  "TITLE_INSURANCE_BASE_PREMIUM",
  "TITLE_EXAMINATION",
  "BONA_FIDE_DISCOUNT_POINTS",
  "INTEREST",
  "PER_DIEM_INTEREST",
  "OPTIONAL",
]);

export interface TexasFeeTest {
  readonly countedFees: Cents;
  readonly limit: Cents;
  readonly compliant: boolean;
}

/**
 * The cap of 2 % on what the owner pays to get the loan (s.50(a)(6)(E)). `fees`: cents by the name of the charge; one that is not known
 * by name counts.
 */
export function testTexasFees(originalPrincipal: Cents, fees: Readonly<Record<string, Cents>>): TexasFeeTest {
  const countedFees = sumCents(
    Object.entries(fees)
      .filter(([name]) => !uncountedFees.has(name))
      .map(([, fee]) => fee),
  );
  const limit = percentAtMost(originalPrincipal, TEXAS_FEE_CAP_PERCENT);
  return { countedFees, limit, compliant: countedFees <= limit };
}

/** The most that may be lent on a homestead beside its other liens, to the cent, rounded down. Never negative. */
export function texasMaxLine(
  fairMarketValue: Cents,
  otherBalances: Cents,
  maxCltvPercent: DecimalValue = TEXAS_MAX_CLTV_PERCENT,
): Cents {
  return Math.max(0, percentAtMost(fairMarketValue, maxCltvPercent) - otherBalances);
}

/** No advance on a Texas homestead line is below 4,000 dollars (s.50(t)(2)). */
export function isTexasAdvanceAllowed(advance: Cents): boolean {
  return advance >= TEXAS_MIN_ADVANCE;
}

/** s.50(a)(6)(N), 7 TAC 153.15: the permanent address of an office of these three; its premises, the parking lot too, count. */
const homesteadClosingLocations: ReadonlySet<string> = new Set([
  "LENDER_OFFICE",
  "LENDER_OFFICE_PREMISES",
  "ATTORNEY_OFFICE",
  "ATTORNEY_OFFICE_PREMISES",
  "TITLE_COMPANY",
  "TITLE_COMPANY_OFFICE",
  "TITLE_COMPANY_PREMISES",
  "TITLE_COMPANY_OFFICE_PREMISES",
]);

/** Where may the papers be signed? Outside a Texas homestead any place that the notary rules allow. */
export function isClosingLocationAllowed(state: string, homestead: boolean, location: string): boolean {
  return state !== "TX" || !homestead || homesteadClosingLocations.has(location);
}
