import type { LinkedEmployment, PayStub } from "@gable/vendors/income-link/protocol.ts";
import { addDays, addMonths, yearOf } from "../days.ts";
import { institutionById } from "../institutions.ts";
import type { Facts, JobFacts, PersonFacts } from "../personas/facts.ts";

const payments = { weekly: 52, "every-two-weeks": 26, "twice-a-month": 24, monthly: 12 } as const;

/** What is left of gross pay after taxes and insurance. */
const NET_SHARE = 0.735;

/** A job as the payroll provider has it on a day: the last three months of stubs and two whole years. */
export function employmentOf(facts: Facts, party: PersonFacts, job: JobFacts, today: string): LinkedEmployment {
  const year = yearOf(today);
  return {
    employer: { name: job.employer, ein: job.ein },
    employee: party.name,
    jobTitle: job.title,
    standing: "active",
    employmentType: job.employmentType,
    startedOn: job.startedOn,
    payFrequency: job.frequency,
    annualBase: job.annualBase,
    payStubs: payDaysBefore(job, today, addMonths(today, -3)).map((payDate) => stubOf(facts, job, payDate)),
    priorYears: [1, 2]
      .map((ago) => ({ year: year - ago, gross: Math.round(job.annualBase * (1 - 0.03 * ago)) }))
      .filter((prior) => prior.year > yearOf(job.startedOn)),
  };
}

/** Pay days from `from` to the day before `to`, the latest first. */
export function payDaysBefore(job: JobFacts, to: string, from: string): string[] {
  const days: string[] = [];
  // Counted from one Friday for every employer, so that a pay day is the same whoever asks and whenever.
  const friday = "2020-01-03";
  if (job.frequency === "weekly" || job.frequency === "every-two-weeks") {
    const gap = job.frequency === "weekly" ? 7 : 14;
    const elapsed = Math.floor((Date.parse(to) - Date.parse(friday)) / 86_400_000 / gap);
    for (let day = addDays(friday, elapsed * gap); day >= from; day = addDays(day, -gap)) if (day < to) days.push(day);
    return days;
  }
  for (let month = 0; month < 40; month += 1) {
    const first = `${addMonths(to, -month).slice(0, 8)}01`;
    const inMonth = [
      addDays(addMonths(first, 1), -1),
      ...(job.frequency === "twice-a-month" ? [addDays(first, 14)] : []),
    ];
    days.push(...inMonth.filter((day) => day < to && day >= from));
  }
  return days;
}

const grossPerPayment = (job: JobFacts): number => Math.round(job.annualBase / payments[job.frequency]);

export const netPerPayment = (job: JobFacts): number => Math.round(grossPerPayment(job) * NET_SHARE);

function stubOf(facts: Facts, job: JobFacts, payDate: string): PayStub {
  const gross = grossPerPayment(job);
  const paidThisYear = payDaysBefore(job, addDays(payDate, 1), `${payDate.slice(0, 4)}-01-01`).length;
  const [account] = facts.bank.accounts;
  return {
    payDate,
    periodStart: addDays(payDate, -18),
    periodEnd: addDays(payDate, -5),
    gross,
    net: netPerPayment(job),
    grossYearToDate: gross * paidThisYear,
    earnings: [{ earningType: "base", amount: gross, amountYearToDate: gross * paidThisYear }],
    depositedTo:
      account === undefined
        ? []
        : [
            {
              bank: institutionById(facts.bank.institution)?.name ?? "A bank",
              lastFour: account.accountNumber.slice(-4),
              amount: netPerPayment(job),
            },
          ],
  };
}
