import { yearOf } from "@gable/domain/calendar/local-date.ts";
import { floodRequirement } from "@gable/domain/flood/flood-coverage.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { dayAtHome, valueOf } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import { policyOf } from "../underwriting/policy.ts";

/** What a flood policy must cover at least: all loans on the home, the programme's limit or what can be insured, the least of them. Cents. */
export function floodCoverage(ctx: Context, file: LoanFile, now: Date): number {
  const { facts } = file;
  const today = dayAtHome(facts, now.toISOString());
  const { yearlyAmounts } = policyOf(ctx, ctx.lenders.byOrgCode(file.orgCode), today);
  return floodRequirement(
    {
      zone: facts.flood?.zone ?? "",
      newLine: facts.offer?.line ?? 0,
      seniorBalance: debtsAhead(facts),
      insurableValue: rebuildingCost(facts),
      communityParticipates: facts.flood?.participates ?? false,
      year: yearOf(today),
    },
    yearlyAmounts,
  ).requiredCoverage;
}

/** What the buildings must be insured for: all loans on the home, but never more than the home is worth. Cents. */
export function coverageNeeded(facts: Facts): number {
  return Math.min(debtsAhead(facts) + (facts.offer?.line ?? 0), rebuildingCost(facts));
}

const debtsAhead = (facts: Facts): number =>
  (facts.liens?.liens ?? [])
    .filter(({ paidOffAtClosing }) => !paidOffAtClosing)
    .reduce((sum, { balance, limit }) => sum + (limit ?? balance), 0);

/** Land does not burn: four fifths of a home's value stand for what it costs to build again. */
const REBUILDING_SHARE = 0.8;

const rebuildingCost = (facts: Facts): number => Math.round((valueOf(facts) ?? 0) * REBUILDING_SHARE);

/** The words for the insurer, as the policy must name the lender. */
export const lossPayee = ({ orgMetaData }: Lender, loanNumber: string): string =>
  `${orgMetaData.other.footerData.companyName}, its successors and assigns, ${orgMetaData.companyInfo.companyAddress}. Loan ${loanNumber}`;
