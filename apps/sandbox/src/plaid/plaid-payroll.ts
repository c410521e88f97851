import type { LinkedEmployment, PayStub } from "@gable/vendors/income-link/protocol.ts";
import type * as Plaid from "plaid";
import type { LinkGrant } from "../kinds/link-visit.ts";
import { employmentOf } from "../kinds/pay-stubs.ts";
import { recognisePerson } from "../recognise.ts";
import { fullName } from "../spelling.ts";
import type { Written } from "./written.ts";

type PayrollItem = Written<Plaid.PayrollItem>;
type Stub = Written<Plaid.CreditPayStub>;
type Form = Written<Plaid.CreditW2>;

/** The payroll account that was shared, as Plaid would know it on a day: nothing in it where the employer shows nothing. */
export function payrollItem(itemId: string, grant: LinkGrant, today: string): PayrollItem {
  const { facts, party } = recognisePerson(grant.person, {
    statedIncome: grant.statedAnnualIncome,
    employer: grant.employerName,
  });
  const jobs = facts.income.jobs
    .filter(({ payroll }) => payroll === "linkable")
    .map((job) => employmentOf(facts, party, job, today));
  return {
    item_id: itemId,
    institution_id: "payroll",
    institution_name: jobs[0]?.employer.name ?? "",
    accounts: jobs.map((job) => ({
      account_id: job.employer.name,
      rate_of_pay: { pay_rate: "ANNUAL", pay_amount: job.annualBase / 100 },
      pay_frequency: frequencies[job.payFrequency],
    })),
    payroll_income: jobs.map((job) => ({
      account_id: job.employer.name,
      pay_stubs: job.payStubs.map((stub) => stubOf(job, stub)),
      w2s: job.priorYears.map((year) => formOf(job, year)),
      form1099s: [],
      i20s: [],
    })),
    status: { processing_status: "PROCESSING_COMPLETE" },
    updated_at: `${today}T12:00:00Z`,
  };
}

const frequencies = {
  weekly: "PAY_FREQUENCY_WEEKLY",
  "every-two-weeks": "PAY_FREQUENCY_BIWEEKLY",
  "twice-a-month": "PAY_FREQUENCY_SEMIMONTHLY",
  monthly: "PAY_FREQUENCY_MONTHLY",
} as const;

const descriptions = {
  base: "REGULAR PAY",
  overtime: "OVERTIME",
  bonus: "BONUS",
  commission: "COMMISSION",
  tips: "OTHER",
  other: "OTHER",
} as const;

const dollars = { iso_currency_code: "USD", unofficial_currency_code: null } as const;
const nowhere = { city: null, country: null, postal_code: null, region: null, street: null } as const;

const employerOf = ({ employer }: LinkedEmployment) => ({ address: nowhere, name: employer.name });
const employeeOf = ({ employee }: LinkedEmployment) => ({
  address: nowhere,
  name: fullName(employee),
  marital_status: null,
  taxpayer_id: { id_type: "SSN", id_mask: null },
});
const metadata = (name: string) => ({
  name,
  document_type: null,
  download_url: null,
  status: "DOCUMENT_STATUS_PROCESSING_COMPLETE",
  page_count: null,
  error_message: null,
});

const stubOf = (job: LinkedEmployment, stub: PayStub): Stub => ({
  deductions: {
    breakdown: [],
    total: { current_amount: (stub.gross - stub.net) / 100, ytd_amount: null, ...dollars },
  },
  document_id: null,
  document_metadata: metadata("stub.pdf"),
  earnings: {
    breakdown: stub.earnings.map(({ earningType, amount, amountYearToDate }) => ({
      canonical_description: descriptions[earningType],
      current_amount: amount / 100,
      description: earningType,
      hours: null,
      rate: null,
      ytd_amount: amountYearToDate / 100,
      ...dollars,
    })),
    total: { current_amount: stub.gross / 100, hours: null, ytd_amount: stub.grossYearToDate / 100, ...dollars },
  },
  employee: employeeOf(job),
  employer: employerOf(job),
  net_pay: { current_amount: stub.net / 100, description: "NET PAY", ytd_amount: null, ...dollars },
  pay_period_details: {
    pay_amount: stub.net / 100,
    distribution_breakdown: stub.depositedTo.map(({ bank, lastFour, amount }) => ({
      account_name: null,
      bank_name: bank,
      current_amount: amount / 100,
      mask: lastFour,
      type: "checking",
      ...dollars,
    })),
    end_date: stub.periodEnd,
    gross_earnings: stub.gross / 100,
    pay_date: stub.payDate,
    pay_frequency: frequencies[job.payFrequency],
    pay_basis: "SALARY",
    start_date: stub.periodStart,
    ...dollars,
  },
});

const formOf = (job: LinkedEmployment, { year, gross }: LinkedEmployment["priorYears"][number]): Form => ({
  document_metadata: metadata(`w2-${year}.pdf`),
  document_id: `w2-${year}`,
  employer: employerOf(job),
  employee: employeeOf(job),
  tax_year: String(year),
  employer_id_number: job.employer.ein ?? null,
  wages_tips_other_comp: (gross / 100).toFixed(2),
  federal_income_tax_withheld: null,
  social_security_wages: null,
  social_security_tax_withheld: null,
  medicare_wages_and_tips: null,
  medicare_tax_withheld: null,
  social_security_tips: null,
  allocated_tips: null,
  box_9: null,
  dependent_care_benefits: null,
  nonqualified_plans: null,
  box_12: [],
  statutory_employee: null,
  retirement_plan: null,
  third_party_sick_pay: null,
  other: null,
  state_and_local_wages: [],
});
