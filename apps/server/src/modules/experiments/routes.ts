import type { BodyOf } from "@gable/contract/call.ts";
import {
  experimentProfile,
  feature,
  featureDecision,
  features,
  keepExperimentProfile,
} from "@gable/contract/calls/experiments.ts";
import { FeatureDecision, featureOf } from "@gable/domain/experiments/features.ts";
import type { EvaluationContext } from "@openfeature/core";
import type { Context } from "../../context.ts";
import { answer, type Caller, type Route } from "../../http/contract-routing.ts";
import { notFound, unauthenticated } from "../../http/refusal.ts";
import { openProductFlags } from "./product-flags.ts";
import { keepShown } from "./shown-variants.ts";
import { ownTracker } from "./trackers.ts";

/** What is on for whom. */
export function experimentRoutes(ctx: Context): Route[] {
  const flags = openProductFlags(ctx);

  const decide = async (key: string, somebody: EvaluationContext): Promise<FeatureDecision> => {
    const decided = await flags.decide(key, somebody);
    if (!decided) throw notFound();
    return FeatureDecision.parse(decided.value);
  };

  return [
    answer(feature, async ({ params, body }, caller) => {
      const { flagEnabled } = await decide(body.featureKey, somebodyOf(params.context, body.optimizeUser, caller));
      return { enabled: flagEnabled };
    }),
    answer(features, async ({ params, body }, caller, trx) => {
      const somebody = somebodyOf(params.context, body.optimizeUser, caller);
      const keys = await flags.keys();
      const each = await Promise.all(keys.map(async (key) => ({ key, decided: await flags.decide(key, somebody) })));
      // A flag that is disabled is none.
      const shown = each.flatMap(({ key, decided }) =>
        decided ? [{ feature: featureOf(key, FeatureDecision.parse(decided.value)), variant: decided.variant }] : [],
      );
      const application = body.optimizeUser.attributes?.applicationUuid;
      if (caller.session && application !== undefined)
        await keepShown(trx, { ...caller.session, applicationUuid: application }, shown, ctx.clock.now(application));
      return shown.map(({ feature: answered }) => answered);
    }),
    answer(featureDecision, ({ params, body }, caller) =>
      decide(body.featureKey, somebodyOf(params.context, body.optimizeUser, caller)),
    ),
    answer(experimentProfile, async ({ params }, _caller, db) => ({ trackerUuid: await ownTracker(db, params.uuid) })),
    answer(keepExperimentProfile, async ({ params, query, body }, { session }, trx) => {
      // A page that still thinks itself somebody else's.
      if ((query.identityUuid ?? session.identityUuid) !== session.identityUuid) throw notFound();
      return { trackerUuid: await ownTracker(trx, params.uuid, body.optimizelyProfileUuid) };
    }),
  ];
}

type OptimizeUser = BodyOf<typeof featureDecision>["optimizeUser"];

/** The address decides about the lender and the session about the person, whatever the body says. */
function somebodyOf(
  context: "external" | "secure",
  { id, attributes }: OptimizeUser,
  { lender, session }: Pick<Caller, "lender" | "session">,
): EvaluationContext {
  if (context === "secure" && !session) throw unauthenticated();
  const identityUuid = session?.identityUuid ?? attributes?.identityUuid;
  const targetingKey = id ?? identityUuid;
  return {
    organization: lender.orgCode,
    pilots: [...(attributes?.pilots ?? [])],
    ...(attributes?.applicationUuid !== undefined && { applicationUuid: attributes.applicationUuid }),
    ...(attributes?.createdAt !== undefined && { createdAt: attributes.createdAt }),
    ...(identityUuid !== undefined && { identityUuid }),
    ...(targetingKey !== undefined && { targetingKey }),
  };
}
