import { FeatureDecision } from "@gable/domain/experiments/features.ts";
import { MAINTENANCE_FLAG_KEY } from "@gable/domain/journey/maintenance.ts";
import { type Lender, type LenderMaintenance, lenderFlags } from "@gable/domain/organisations/lender.ts";
import type { JsonValue } from "@openfeature/core";
import type { Flags } from "./flag-files.ts";

/** The flags of the product with what a lender has set for its own borrowers: switches of its own, and pages that it has closed. */
export function lenderSetFlags(flags: Flags, lenderOf: (orgCode: string) => Lender | undefined): Flags {
  return {
    keys: flags.keys,
    valueFor: async (key, somebody) => {
      const value = await flags.valueFor(key, somebody);
      const lender = typeof somebody["organization"] === "string" ? lenderOf(somebody["organization"]) : undefined;
      const decision = FeatureDecision.safeParse(value);
      if (!lender || !decision.success) return value;
      const { flags: own, maintenance } = lender.orgMetaData.other;
      if (key === MAINTENANCE_FLAG_KEY) return closedBy(decision.data, maintenance);
      const flag = lenderFlags.find((one) => one === key);
      const chosen = flag && own[flag];
      return chosen === undefined ? value : { ...decision.data, flagEnabled: chosen };
    },
  };
}

/** What the operator has closed stays closed; the lender closes more. */
function closedBy(
  decision: FeatureDecision,
  { routes, pageTitle, message, shouldShowDashboardLink }: LenderMaintenance,
) {
  if (routes.length === 0) return decision as JsonValue;
  const closed = decision.flagEnabled ? (decision.variables["routes"] as readonly string[] | undefined) : [];
  return {
    flagEnabled: true,
    variables: {
      ...(pageTitle !== "" && { pageTitle }),
      ...(message !== "" && { message }),
      shouldShowDashboardLink,
      ...(decision.flagEnabled && decision.variables),
      routes: [...new Set([...(closed ?? []), ...routes])],
    },
  } as JsonValue;
}
