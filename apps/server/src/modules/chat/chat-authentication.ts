import { FeatureDecision } from "@gable/domain/experiments/features.ts";
import type { Context } from "../../context.ts";
import type { Session } from "../../http/session.ts";
import { openProductFlags } from "../experiments/product-flags.ts";

const FLAG = "fe-heloc-chat-authentication";

/** Whether somebody who is logged in must prove it to the chat by a nonce: specification part 2, section 4. */
export function chatAuthentication(
  ctx: Context,
): (session: Pick<Session, "orgCode" | "identityUuid">) => Promise<boolean> {
  const flags = openProductFlags(ctx);
  return async ({ orgCode, identityUuid }) => {
    const decided = await flags.decide(FLAG, { organization: orgCode, identityUuid, targetingKey: identityUuid });
    const decision = FeatureDecision.safeParse(decided?.value);
    return decision.success && decision.data.flagEnabled;
  };
}
