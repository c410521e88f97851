import { randomUUID } from "node:crypto";
import { regulationBDays } from "@gable/domain/calendar/notice-clocks.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import { provisionalFigures } from "@gable/domain/underwriting/provisional-figures.ts";
import { underwrite } from "@gable/domain/underwriting/underwrite.ts";
import type { DecisionRecord } from "@gable/domain/workflow/facts/decision-record.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import { decisionBasis } from "@gable/domain/workflow/underwriting/decision-basis.ts";
import { underwritingInput } from "@gable/domain/workflow/underwriting/underwriting-input.ts";
import type { Context } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { policyOf } from "./policy.ts";

const DAY_MS = 86_400_000;

/**
 * Decides, and keeps the decision with everything that went into it. On figures that only stand in for unpublished ones production decides
 * nothing: what was said or answered is kept all the same, and the decision is made once they are there.
 */
export const deriveDecision = (ctx: Context, file: LoanFile, now: Date): Change => {
  const lender = ctx.lenders.byOrgCode(file.orgCode);
  const at = now.toISOString();
  const asOf = dayAtHome(file.facts, at);
  const policy = policyOf(ctx, lender, asOf);
  const market = ctx.marketRates.on(asOf);
  const figures = ctx.config.deployment === "production" ? provisionalFigures(policy, asOf, market !== null) : [];
  if (figures.length > 0) {
    ctx.log.error({ application: file.uuid, lender: file.orgCode, figures }, "a decision waits for figures of the day");
    return { event: "decision-waits", facts: { decisionWaits: { figures, at } }, detail: { figures } };
  }
  const input = underwritingInput(file, lender, asOf, market, policy.dti.assumedInsurance);
  const made = underwrite(input, policy);
  // Too much debt ahead of us, and the borrower keeps it.
  const isRefused = made.decision === "INITIAL" && file.facts.winbackAnswered?.accepted === false;
  const result = isRefused ? { ...made, decision: "DECLINE" as const } : made;
  const decision: DecisionRecord = {
    uuid: randomUUID(),
    at,
    basis: decisionBasis(file),
    input,
    result,
    offers: result.offers.map((offer) => ({ ...offer, uuid: randomUUID() })),
    expiresAt: new Date(now.getTime() + daysOpen(file, policy) * DAY_MS).toISOString(),
  };
  return {
    event: "decided",
    facts: { decision, decisionWaits: undefined },
    detail: {
      decision: result.decision,
      offers: result.offers.length,
      policy: result.policyVersion,
      ...((result.decision === "DECLINE" || result.decision === "INELIGIBLE") && {
        reasons: result.reasons.map(({ code }) => code),
      }),
    },
  };
};

/** A counteroffer stays open for the ninety days that its notice gives, the day of the notice not counted (12 CFR 1002.9(a)(1)(iv)). */
const daysOpen = ({ facts }: LoanFile, { offerDays }: LendingPolicy): number =>
  facts.submittedAt && facts.offer ? Math.max(offerDays, regulationBDays.COUNTEROFFER_NOT_ACCEPTED + 1) : offerDays;
