import type { CreditPayStub, CreditW2, PayrollItem, PayStubEarningsBreakdown } from "plaid";
import type { LinkedEmployment, PayStub } from "../income-link/protocol.ts";
import type { PersonName } from "../wire-values.ts";
import { toCents } from "./accounts.ts";

type Frequency = LinkedEmployment["payFrequency"];
type EarningType = PayStub["earnings"][number]["earningType"];

const paymentsInYear: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  "every-two-weeks": 26,
  "twice-a-month": 24,
  monthly: 12,
};

/** Whoever was not paid for so long does not work there any more: the longest time between two pays, and two weeks. */
const DAYS_WITHOUT_PAY = 45;
/** Of a week's hours, as the Affordable Care Act draws the line (26 USC 4980H(c)(4)). */
const FULL_TIME_HOURS = 30;
const DAY_MS = 86_400_000;

/** A stub of which everything is known that income is reckoned from. */
interface DatedStub extends PayStub {
  readonly hours: number | null;
  readonly isSalary: boolean;
  readonly of: CreditPayStub;
}

/** The jobs that payroll accounts show on a day, `YYYY-MM-DD`: one for each employer in an account. What cannot be dated, or has no amount, is left out. */
export function employmentsOf(items: readonly PayrollItem[], today: string): LinkedEmployment[] {
  return items.flatMap(({ payroll_income: accounts }) =>
    accounts.flatMap(({ pay_stubs: papers, w2s }) => {
      const stubs = papers.flatMap(datedStub).toSorted((a, b) => b.payDate.localeCompare(a.payDate));
      const employers = new Set(stubs.map(({ of }) => of.employer.name ?? ""));
      return [...employers].flatMap((employer) => {
        const own = stubs.filter(({ of }) => (of.employer.name ?? "") === employer);
        const forms = w2s.filter((form) => plain(form.employer.name) === plain(employer));
        return employmentOf(employer, own, forms, today);
      });
    }),
  );
}

function employmentOf(
  employer: string,
  stubs: readonly DatedStub[],
  forms: readonly CreditW2[],
  today: string,
): LinkedEmployment[] {
  const [latest] = stubs;
  const written = latest?.of.employee.name ?? "";
  const frequency = latest && frequencyOf(stubs);
  if (!latest || !frequency || employer === "" || written.trim() === "") return [];
  const ein = forms.map((form) => form.employer_id_number ?? "").find((number) => /^\d{2}-\d{7}$/.test(number));
  return [
    {
      employer: { name: employer, ...(ein !== undefined && { ein }) },
      employee: nameOf(written),
      // Plaid knows none.
      jobTitle: "",
      standing: daysBetween(latest.payDate, today) > DAYS_WITHOUT_PAY ? "ended" : "active",
      employmentType: weeklyHours(latest) < FULL_TIME_HOURS ? "PART_TIME" : "FULL_TIME",
      startedOn: stubs.at(-1)?.periodStart ?? latest.periodStart,
      payFrequency: frequency,
      annualBase: annualBaseOf(stubs, frequency),
      payStubs: stubs.map(({ hours: _hours, isSalary: _isSalary, of: _of, ...stub }) => stub),
      priorYears: forms.flatMap(yearOfForm).toSorted((a, b) => b.year - a.year),
    },
  ];
}

/**
 * A salary is what the latest stub says; pay by the hour is what the stubs of a year come to on average, since hours come and go. Cents, rounded
 * down.
 */
function annualBaseOf(stubs: readonly DatedStub[], frequency: Frequency): number {
  const [latest, before] = stubs.map(baseOf);
  const isSteady = stubs[0]?.isSalary === true || (latest !== undefined && latest === before);
  const from = daysBefore(stubs[0]?.payDate ?? "", 365);
  const counted = isSteady ? stubs.slice(0, 1) : stubs.filter(({ payDate }) => payDate > from);
  const total = counted.reduce((sum, stub) => sum + baseOf(stub), 0);
  return counted.length === 0 ? 0 : Math.floor((total * paymentsInYear[frequency]) / counted.length);
}

const baseOf = ({ earnings }: PayStub): number =>
  earnings.filter(({ earningType }) => earningType === "base").reduce((sum, { amount }) => sum + amount, 0);

function datedStub(of: CreditPayStub): DatedStub[] {
  const { earnings, pay_period_details: period, net_pay: net } = of;
  const payDate = period.pay_date ?? period.end_date;
  const gross = centsOf(earnings.total.current_amount ?? period.gross_earnings);
  if (payDate === null || gross === 0) return [];
  const lines = earnings.breakdown;
  return [
    {
      payDate,
      periodStart: period.start_date ?? payDate,
      periodEnd: period.end_date ?? payDate,
      gross,
      net: centsOf(net.current_amount ?? period.pay_amount),
      grossYearToDate: Math.max(gross, centsOf(earnings.total.ytd_amount)),
      earnings:
        lines.length === 0
          ? [{ earningType: "base", amount: gross, amountYearToDate: centsOf(earnings.total.ytd_amount) }]
          : lines.map((line) => ({
              earningType: lines.length === 1 ? "base" : earningTypeOf(line),
              amount: centsOf(line.current_amount),
              amountYearToDate: centsOf(line.ytd_amount),
            })),
      depositedTo: period.distribution_breakdown.flatMap(({ bank_name: bank, mask, current_amount: amount }) =>
        mask !== null && /^[\dA-Za-z]{1,4}$/.test(mask)
          ? [{ bank: bank ?? "", lastFour: mask, amount: centsOf(amount) }]
          : [],
      ),
      hours: earnings.total.hours,
      isSalary: (period.pay_basis as string | undefined) === "SALARY",
      of,
    },
  ];
}

const byPlaidsWord: Readonly<Record<string, EarningType>> = {
  "REGULAR PAY": "base",
  "PAID TIME OFF": "base",
  VACATION: "base",
  OVERTIME: "overtime",
  BONUS: "bonus",
  COMMISSION: "commission",
};

function earningTypeOf({ canonical_description: word, description }: PayStubEarningsBreakdown): EarningType {
  const known = byPlaidsWord[word ?? ""];
  if (known !== undefined) return known;
  const text = description ?? "";
  if (/\btips?\b/i.test(text)) return "tips";
  return /^(regular|salary|base|hourly)\b/i.test(text.trim()) ? "base" : "other";
}

const byWord: Readonly<Record<string, Frequency>> = {
  WEEKLY: "weekly",
  BIWEEKLY: "every-two-weeks",
  SEMIMONTHLY: "twice-a-month",
  MONTHLY: "monthly",
};

/** As the stub says, or else by the days between the last two pays, or of the one period; undefined where neither tells. */
function frequencyOf([latest, before]: readonly DatedStub[]): Frequency | undefined {
  if (!latest) return undefined;
  const word = (latest.of.pay_period_details.pay_frequency ?? "")
    .toUpperCase()
    .replace("PAY_FREQUENCY_", "")
    .replaceAll(/[^A-Z]/g, "");
  const said = byWord[word];
  if (said !== undefined) return said;
  const days = before
    ? daysBetween(before.payDate, latest.payDate)
    : daysBetween(latest.periodStart, latest.periodEnd) + 1;
  if (days === 7) return "weekly";
  if (days === 14) return "every-two-weeks";
  if (days >= 13 && days <= 17) return "twice-a-month";
  return days >= 28 && days <= 31 ? "monthly" : undefined;
}

/** A full week where nothing is said of hours. */
function weeklyHours({ hours, periodStart, periodEnd }: DatedStub): number {
  const weeks = (daysBetween(periodStart, periodEnd) + 1) / 7;
  return hours === null || hours <= 0 ? FULL_TIME_HOURS : hours / Math.max(1, weeks);
}

function yearOfForm({ tax_year: year, wages_tips_other_comp: wages }: CreditW2): LinkedEmployment["priorYears"] {
  const gross = Number((wages ?? "").replaceAll(/[$,\s]/g, ""));
  return /^\d{4}$/.test(year ?? "") && gross > 0 ? [{ year: Number(year), gross: toCents(gross) }] : [];
}

const suffix = /^(jr|sr|ii|iii|iv)\.?$/i;

/** A name in one line, last name last. */
function nameOf(written: string): PersonName {
  const words = written.trim().split(/\s+/);
  const ending = words.length > 2 && suffix.test(words.at(-1) ?? "") ? words.pop() : undefined;
  const [first = "", ...others] = words;
  const last = others.pop();
  if (last === undefined) return { first: "", last: first };
  return {
    first,
    last,
    ...(others.length > 0 && { middle: others.join(" ") }),
    ...(ending !== undefined && { suffix: ending }),
  };
}

const centsOf = (dollars: number | null | undefined): number => Math.max(0, toCents(dollars ?? 0));

const plain = (text: string | null): string => (text ?? "").toUpperCase().replaceAll(/[^A-Z\d]/g, "");

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
