import { randomUUID } from "node:crypto";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { underwrite } from "@gable/domain/underwriting/underwrite.ts";
import { decisionBasis } from "@gable/domain/workflow/decision-basis.ts";
import type { DecisionRecord } from "@gable/domain/workflow/decision-record.ts";
import { homeOf } from "@gable/domain/workflow/home.ts";
import { underwritingInput } from "@gable/domain/workflow/underwriting-input.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { regulationBDays } from "@gable/domain/calendar/notice-clocks.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import type { Derivation } from "../../workflow/advance.ts";
import { refuseProvisional } from "./published-figures.ts";
import { policyOf } from "./policy.ts";

const DAY_MS = 86_400_000;

/** Decides, and keeps the decision with everything that went into it. */
export const deriveDecision: Derivation = (ctx, file, now) => {
  const lender = ctx.lenders.byOrgCode(file.orgCode);
  const at = now.toISOString();
  const asOf = localDateAt(at, homeOf(file.facts)?.timeZone ?? "America/New_York");
  const policy = policyOf(ctx, lender, asOf);
  const market = ctx.marketRates.on(asOf);
  if (ctx.config.deployment === "production") refuseProvisional(policy, asOf, market !== null);
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
    facts: { decision },
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
