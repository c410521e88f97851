import type { BankTransaction } from "@gable/vendors/bank-link/protocol.ts";
import { addDays, addMonths } from "../days.ts";
import type { Facts } from "../personas/facts.ts";
import { nameFor, seeded } from "../seeded.ts";
import { netPerPayment, payDaysBefore } from "./pay-stubs.ts";

/** How far back the banks of the sandbox can look. */
const HISTORY_MONTHS = 24;

export const historyFrom = (today: string): string => addMonths(today, -HISTORY_MONTHS);

type Entry = Omit<BankTransaction, "transaction" | "account">;

/** Everything on the everyday account between two days, both included, the latest first. */
export function transactionsOf(facts: Facts, account: string, from: string, to: string): BankTransaction[] {
  const entries = [...payroll(facts, from, to), ...monthly(facts, from, to)];
  return entries
    .filter(({ on }) => on >= from && on <= to)
    .toSorted((a, b) => b.on.localeCompare(a.on) || a.description.localeCompare(b.description))
    .map((entry, index) => ({
      transaction: nameFor("txn", facts.seed, account, entry.on, entry.description, String(index)),
      account,
      ...entry,
    }));
}

const payroll = ({ income }: Facts, from: string, to: string): Entry[] =>
  income.jobs.flatMap((job) =>
    payDaysBefore(job, addDays(to, 1), from).map(
      (on): Entry => ({
        on,
        description: `${job.employer.toUpperCase()} PAYROLL`,
        direction: "in",
        amount: netPerPayment(job),
        category: "payroll",
      }),
    ),
  );

/** What comes and goes once in each month. */
function monthly(facts: Facts, from: string, to: string): Entry[] {
  const entries: Entry[] = [];
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1)) {
    const chance = seeded("month", facts.seed, first);
    const on = (day: number): string => addDays(first, day - 1);
    const { pension, socialSecurityMonthly, business } = facts.income;
    if (pension !== null) entries.push(incoming(on(1), pension.payer, pension.monthly, "benefits"));
    if (socialSecurityMonthly > 0)
      entries.push(incoming(on(10), "SSA TREAS 310 XXSOC SEC", socialSecurityMonthly, "benefits"));
    if (business !== null) entries.push(...businessDeposits(business, first));
    for (const mortgage of facts.home.mortgages) {
      entries.push(outgoing(on(3), mortgage.holder, mortgage.monthlyPayment, "spending"));
    }
    entries.push(
      outgoing(on(6), "Greenway Market", chance.between(18_000, 64_000), "spending"),
      outgoing(on(17), "Municipal Light and Water", chance.between(9_000, 24_000), "spending"),
      outgoing(on(21), "Transfer to savings", 40_000, "transfer"),
      incoming(on(24), "Transfer from savings", chance.between(0, 1) * 25_000 + 5_000, "transfer"),
      incoming(on(28), "Interest paid", chance.between(40, 180), "interest"),
    );
  }
  return entries;
}

/** The month's takings in four unequal parts that add up to them within a tenth. */
function businessDeposits(business: { name: string; monthlyDeposits: number }, first: string): Entry[] {
  const chance = seeded("takings", business.name, first);
  const month = Math.round((business.monthlyDeposits * chance.between(92, 108)) / 100);
  return [30, 20, 35, 15].map((share, index) =>
    incoming(
      addDays(first, 4 + index * 6),
      `${business.name} card settlement ${index + 1}`,
      Math.round((month * share) / 100),
      "self-employment",
    ),
  );
}

const incoming = (on: string, from: string, amount: number, category: Entry["category"]): Entry => ({
  on,
  description: from.toUpperCase(),
  direction: "in",
  amount,
  category,
});

const outgoing = (on: string, to: string, amount: number, category: Entry["category"]): Entry => ({
  on,
  description: to.toUpperCase(),
  direction: "out",
  amount,
  category,
});
