import { featureDecision } from "@gable/contract/calls/experiments.ts";
import { MaintenanceFlag } from "@gable/domain/journey/maintenance.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { notFound, unauthenticated } from "../../http/refusal.ts";
import { openProductFlags } from "./flag-files.ts";

/** What is on for whom. */
export function experimentRoutes(ctx: Context): Route[] {
  const flags = openProductFlags(ctx);
  return [
    answer(featureDecision, async ({ params, body }, { lender, session }) => {
      if (params.context === "secure" && !session) throw unauthenticated();
      const { id, attributes } = body.optimizeUser;
      // The address decides about the lender and the session about the person, whatever the body says.
      const identityUuid = session?.identityUuid ?? attributes?.identityUuid;
      const targetingKey = id ?? identityUuid;
      const value = await flags.valueFor(body.featureKey, {
        organization: lender.orgCode,
        ...(attributes?.applicationUuid !== undefined && { applicationUuid: attributes.applicationUuid }),
        ...(attributes?.createdAt !== undefined && { createdAt: attributes.createdAt }),
        ...(identityUuid !== undefined && { identityUuid }),
        ...(targetingKey !== undefined && { targetingKey }),
      });
      if (value === undefined) throw notFound();
      return MaintenanceFlag.parse(value);
    }),
  ];
}
