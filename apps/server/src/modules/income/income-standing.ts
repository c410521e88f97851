import { countedIncomeOf, isSameSource } from "@gable/domain/income/counted-income.ts";
import { matchIncome } from "@gable/domain/income/income-match.ts";
import { statedAnnualIncome } from "@gable/domain/profile/registration.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { IncomeSource, LinkVisit } from "@gable/domain/workflow/facts/verification-facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { Context } from "../../context.ts";
import type { Change } from "../../workflow/change.ts";
import { withLink } from "../accounts/link-visits.ts";
import { policyOf } from "../underwriting/policy.ts";

/** Stubs of the last thirty days that stand in for a payroll account. */
const PAY_STUBS_WANTED = 2;
/** After so many readings that led nowhere, pay stubs are asked for. */
const FRUITLESS_READINGS = 2;
/** Reasons for which another look at a payroll account shows nothing more. */
const WITHOUT_PAY: ReadonlySet<string> = new Set(["no-income-found", "job-ended"]);

export const statedOf = ({ answers }: Facts): number =>
  statedAnnualIncome({ annualIncome: answers.annualIncome ?? 0, otherIncome: answers.otherIncome ?? [] });

/** What the sources bear out together, each income once. */
export const verifiedOf = ({ incomeSources }: Facts): number => countedIncomeOf(incomeSources);

export const isEmployed = ({ answers }: Facts): boolean =>
  answers.employmentType === "FULL_TIME" || answers.employmentType === "PART_TIME";

/**
 * What a reading found stands beside what is verified already, and counts where it is not the same money. Enough of it ends the verification at once; less leaves the borrower to
 * show more, or to go on with what there is.
 */
export function foundIncome(
  ctx: Context,
  file: LoanFile,
  visit: LinkVisit,
  found: readonly IncomeSource[],
  now: Date,
): Change {
  const { facts } = file;
  // What an account showed is kept of its last reading alone.
  const before = facts.incomeSources.map((source) =>
    found.some((one) => isSameSource(one, source)) ? withoutDeposits(source) : source,
  );
  const incomeSources = [...before, ...found];
  return {
    event: "income-read",
    facts: {
      links: withLink(facts.links, { ...visit, state: "READ" }),
      incomeSources,
      ...matched(ctx, file, { ...facts, incomeSources }, now),
    },
    detail: { vendor: visit.vendor, sources: found.length },
  };
}

/** A source whose deposits nobody has to look at any more. */
export function withoutDeposits({ deposits: _read, ...source }: IncomeSource): IncomeSource {
  return source;
}

/** The end of the verification, where the sources bear out what was stated. */
export function matched(ctx: Context, file: LoanFile, facts: Facts, now: Date): Pick<Facts, "incomeVerified"> {
  const { income } = policyOf(ctx, ctx.lenders.byOrgCode(file.orgCode), dayAtHome(file.facts, now.toISOString()));
  const annualAmount = verifiedOf(facts);
  const isMatch = matchIncome(statedOf(facts), annualAmount, income) === "VERIFIED_INCOME_MATCHED_OFFER";
  return isMatch ? { incomeVerified: { annualAmount, match: true, at: now.toISOString() } } : {};
}

/** A reading that led nowhere, with why. Employed people are asked for pay stubs when nothing else is likely to help. */
export function foundNothing({ facts }: LoanFile, visit: LinkVisit, reason: string, now: Date): Change {
  const links = withLink(facts.links, { ...visit, state: "FAILED", reason });
  const fruitless = links.filter(({ purpose, state }) => purpose === "INCOME" && state === "FAILED").length;
  const needsStubs = isEmployed(facts) && (WITHOUT_PAY.has(reason) || fruitless >= FRUITLESS_READINGS);
  return {
    event: "income-not-read",
    facts: {
      links,
      ...(needsStubs && !facts.payStubs && { payStubs: { wanted: PAY_STUBS_WANTED, at: now.toISOString() } }),
    },
    detail: { vendor: visit.vendor, reason },
  };
}
