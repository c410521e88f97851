import type { EmploymentType } from "../application/enumerations.ts";
import type { Cents } from "../money/cents.ts";
import type { IncomeParts } from "./income-parts.ts";

/** A year's tax return as the tax office has it. Amounts in cents; a business can lose money. */
export interface TaxYear {
  readonly year: number;
  readonly wages: Cents;
  readonly pensions: Cents;
  readonly socialSecurity: Cents;
  readonly businessProfit: number;
  /** Not paid out, so that it is added back. */
  readonly businessDepreciation: Cents;
}

/**
 * Gross yearly income that tax returns bear out for a kind of employment; null when they do not show enough years. The
 * self-employed show two: their average, or the later year where it is lower.
 */
export function transcriptIncome(years: readonly TaxYear[], employmentType: EmploymentType): Cents | null {
  const [latest, before] = years.toSorted((a, b) => b.year - a.year);
  if (!latest) return null;
  if (employmentType === "SELF_EMPLOYED") {
    if (!before || before.year !== latest.year - 1) return null;
    const [now, then] = [earned(latest), earned(before)];
    return Math.max(0, now < then ? now : Math.floor((now + then) / 2));
  }
  return latest.wages + latest.pensions + latest.socialSecurity;
}

/** What of the income that returns bear out (`annualAmount`) is of which kind. */
export function transcriptParts(
  years: readonly TaxYear[],
  employmentType: EmploymentType,
  annualAmount: Cents,
): IncomeParts {
  if (employmentType === "SELF_EMPLOYED") return { business: annualAmount };
  const wages = years.toSorted((a, b) => b.year - a.year)[0]?.wages ?? 0;
  return {
    ...(wages > 0 && { pay: wages }),
    ...(annualAmount > wages && { benefits: annualAmount - wages }),
  };
}

const earned = ({ businessProfit, businessDepreciation }: TaxYear): number => businessProfit + businessDepreciation;
