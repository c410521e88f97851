import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import { notaryWaitOf } from "@gable/domain/notary/notary-wait.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { policyOf } from "../underwriting/policy.ts";

/** The wait before the notary that begins with the signing of the agreement; nothing where the lender's policy of that day has none. */
export function notaryWaitFrom(
  ctx: Context,
  { facts, orgCode }: LoanFile,
  signedAt: Instant,
): Pick<Facts, "notaryWait"> {
  const policy = policyOf(ctx, ctx.lenders.byOrgCode(orgCode), dayAtHome(facts, signedAt));
  const notaryWait = notaryWaitOf(facts, signedAt, policy);
  return notaryWait ? { notaryWait } : {};
}
