import { FeatureDecision } from "@gable/domain/experiments/features.ts";
import { MAINTENANCE_FLAG_KEY } from "@gable/domain/journey/maintenance.ts";
import { type Lender, type LenderMaintenance, lenderFlags } from "@gable/domain/organisations/lender.ts";
import { maintenanceEnd } from "@gable/domain/organisations/maintenance-end.ts";
import type { Decided, Flags } from "./flag-files.ts";

/** What the lender decided itself. */
const BY_LENDER = "lender";

/** The flags of the product with what a lender has set for its own borrowers: switches of its own, and pages that it has closed. */
export function lenderSetFlags(
  flags: Flags,
  lenderOf: (orgCode: string) => Lender | undefined,
  now: () => Date,
): Flags {
  return {
    keys: flags.keys,
    decide: async (key, somebody) => {
      const decided = await flags.decide(key, somebody);
      const lender = typeof somebody["organization"] === "string" ? lenderOf(somebody["organization"]) : undefined;
      const decision = FeatureDecision.safeParse(decided?.value);
      if (!lender || !decision.success) return decided;
      const { flags: own, maintenance } = lender.orgMetaData.other;
      if (key === MAINTENANCE_FLAG_KEY)
        return maintenance.routes.length === 0 ? decided : closedBy(decision.data, maintenance, now());
      const flag = lenderFlags.find((one) => one === key);
      const chosen = flag && own[flag];
      return chosen === undefined ? decided : { value: { ...decision.data, flagEnabled: chosen }, variant: BY_LENDER };
    },
  };
}

/** What the operator has closed stays closed; the lender closes more. */
function closedBy(decision: FeatureDecision, maintenance: LenderMaintenance, now: Date): Decided {
  const { routes, pageTitle, pageTitleEs, message, messageEs, shouldShowDashboardLink } = maintenance;
  const end = maintenanceEnd(maintenance);
  const closed = decision.flagEnabled ? (decision.variables["routes"] as readonly string[] | undefined) : [];
  const value = {
    flagEnabled: true,
    variables: {
      ...(pageTitle !== "" && { pageTitle }),
      ...(pageTitleEs !== "" && { pageTitleEs }),
      ...(message !== "" && { message }),
      ...(messageEs !== "" && { messageEs }),
      // An end that has passed is not promised any longer.
      ...(end !== null && Date.parse(end) > now.getTime() && { endsAt: end }),
      shouldShowDashboardLink,
      ...(decision.flagEnabled && decision.variables),
      routes: [...new Set([...(closed ?? []), ...routes])],
    },
  };
  return { value, variant: BY_LENDER };
}
