import { paths } from "@gable/domain/journey/paths.ts";
import { lenderSettings } from "../../session/organisation.ts";

/**
 * Where an application begins for whoever had one: by the officer of the earlier one where the lender takes none without. Undefined where
 * that is so and none is known.
 */
export function wayToApply(referrerUuid: string | undefined): string | undefined {
  const { requiresReferringLoanOfficer, isWholesale } = lenderSettings();
  if (!requiresReferringLoanOfficer && !isWholesale) return paths.register();
  return referrerUuid && `${paths.register()}?referrer=${encodeURIComponent(referrerUuid)}`;
}
