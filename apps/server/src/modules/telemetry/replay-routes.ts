import { fileReplay, fileReplays, keepReplayLink, saveReplayPart } from "@gable/contract/calls/telemetry-replays.ts";
import { FeatureDecision, SESSION_REPLAY_FLAG } from "@gable/domain/experiments/features.ts";
import { countedPath } from "@gable/domain/telemetry/harmless.ts";
import type { ReplayMoment } from "@gable/domain/telemetry/session-replay.ts";
import type { Context } from "../../context.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { Refusal } from "../../http/refusal.ts";
import { openProductFlags } from "../experiments/product-flags.ts";
import { mayCount } from "./may-count.ts";
import { keepLink, keepPart, listReplays, readReplay } from "./session-replays.ts";

/** Replays of borrowers' visits: kept where the lender has switched them on and nobody objects, and shown to those who help. */
export function replayRoutes(ctx: Context): Route[] {
  const flags = openProductFlags(ctx);

  const isOn = async (orgCode: string, identityUuid: string, applicationUuid: string): Promise<boolean> => {
    const somebody = { organization: orgCode, identityUuid, applicationUuid, targetingKey: identityUuid, pilots: [] };
    const decided = await flags.decide(SESSION_REPLAY_FLAG, somebody);
    const decision = FeatureDecision.safeParse(decided?.value);
    return decision.success && decision.data.flagEnabled;
  };

  return [
    answer(saveReplayPart, async ({ params, body }, { lender, session, request }, trx) => {
      const isWanted = await isOn(lender.orgCode, session.identityUuid, params.uuid);
      if (!isWanted || !(await mayCount(ctx, trx, request, session)))
        throw new Refusal(409, "not-replayed", "No replay of this visit is kept.");
      await keepPart(ctx, trx, params, Number(params.part), body.moments.map(harmless));
    }),
    answer(keepReplayLink, ({ params, body }, _caller, trx) => keepLink(ctx, trx, params.uuid, body.link)),
    answer(fileReplays, ({ params }, _caller, db) => listReplays(ctx, db, params.uuid)),
    answer(fileReplay, ({ params }, _caller, db) => readReplay(ctx, db, params)),
  ];
}

/** Asked again here, whatever a page has left in an address. */
const harmless = (moment: ReplayMoment): ReplayMoment =>
  moment.is === "page" ? { ...moment, path: countedPath(moment.path) } : moment;
