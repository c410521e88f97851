import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { openDispute } from "@gable/domain/income/counted-deposits.ts";
import { countedSources } from "@gable/domain/income/counted-income.ts";
import { unreadIncomePapers } from "@gable/domain/income/income-papers.ts";
import { maskEmail } from "@gable/domain/people/email.ts";
import { statedAnnualIncome } from "@gable/domain/profile/registration.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { employmentGoodThrough } from "@gable/domain/workflow/underwriting/employment-standing.ts";

/** What was said and shown of the income, and what the employer answered. */
export function presentIncome(facts: Facts): LoanFileView["income"] {
  const { answers, incomeSources, incomeVerified, employment, workMail, employmentBefore = [] } = facts;
  const { annualIncome, otherIncome = [], employmentType } = answers;
  const dispute = openDispute(facts);
  const counted = new Map(countedSources(incomeSources).map(({ source, counted: cents }) => [source.uuid, cents]));
  return {
    employmentType: employmentType ?? null,
    statedAnnual: annualIncome === undefined ? null : statedAnnualIncome({ annualIncome, otherIncome }),
    verifiedAnnual: incomeVerified?.annualAmount ?? null,
    employment: employment
      ? {
          outcome: employment.outcome,
          reason: employment.reason ?? null,
          at: employment.at,
          goodThrough: employmentGoodThrough(facts) ?? null,
        }
      : null,
    workMail: workMail
      ? {
          address: maskEmail(workMail.address),
          provenAt: workMail.provenAt,
          isEmployers: workMail.domain?.isEmployers ?? null,
        }
      : null,
    employmentBefore: employmentBefore.map(({ confirmedAt }) => confirmedAt),
    papersToRead: facts.incomeVerified ? 0 : unreadIncomePapers(facts).length,
    dispute: dispute
      ? { notIncome: [...dispute.notIncome], missing: dispute.missing ?? null, why: dispute.why, at: dispute.at }
      : null,
    sources: incomeSources.map(({ uuid, source, employerName, annualAmount, year, doubt, deposits, at }) => ({
      uuid,
      deposits: deposits ?? null,
      source,
      employer: employerName ?? null,
      annualAmount,
      countedAnnual: counted.get(uuid) ?? 0,
      year: year ?? null,
      note: doubt?.note ?? null,
      at,
    })),
  };
}
