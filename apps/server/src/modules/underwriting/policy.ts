import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import type { DecisionRecord } from "@gable/domain/workflow/facts/decision-record.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";

/** The lending policy of a lender in force on a day. */
export const policyOf = ({ policies }: Context, { orgCode }: Lender, on: LocalDate): LendingPolicy =>
  policies.on(orgCode, on);

/** The version that a decision was made under, whatever has come into force since. */
export const policyOfDecision = ({ policies }: Context, { orgCode }: Lender, decision: DecisionRecord): LendingPolicy =>
  policies.byVersion(orgCode, decision.result.policyVersion) ?? policies.on(orgCode, decision.input.asOf);

/** What others charge for a line: as its offers named it, whatever has come into force since; before there are any, as of a day. */
export const feesFor = (
  ctx: Context,
  lender: Lender,
  { decision }: Pick<Facts, "decision">,
  today: LocalDate,
): LendingPolicy["fees"] => (decision ? policyOfDecision(ctx, lender, decision) : policyOf(ctx, lender, today)).fees;
