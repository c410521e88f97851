import { randomUUID } from "node:crypto";
import { addMonths } from "@gable/domain/calendar/local-date.ts";
import { type CountedKind, countedKinds, depositParts } from "@gable/domain/income/deposit-income.ts";
import type { CountedDeposit } from "@gable/domain/income/deposit-reading.ts";
import { payrollIncome } from "@gable/domain/income/payroll-income.ts";
import { taxRecordOf } from "@gable/domain/income/tax-record.ts";
import { transcriptIncome, transcriptParts } from "@gable/domain/income/transcript-income.ts";
import { sumCents } from "@gable/domain/money/cents.ts";
import { isRecordedAs } from "@gable/domain/people/recorded-name.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { IncomeSource } from "@gable/domain/workflow/facts/verification-facts.ts";
import { dayAtHome } from "@gable/domain/workflow/property/home.ts";
import type { BankTransaction } from "@gable/vendors/bank-link/protocol.ts";
import type { LinkedEmployment } from "@gable/vendors/income-link/protocol.ts";
import type { PersonName } from "@gable/vendors/wire-values.ts";
import type { Task } from "../../context.ts";
import { vendorTask } from "../../workflow/task.ts";
import { visitOfKey } from "../accounts/link-visits.ts";
import { foundIncome, foundNothing } from "./income-standing.ts";

const HISTORY_MONTHS = 12;

/** Throws where the borrower has not shared anything: the plan asks for a reading only after that. */
function shared<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("nothing was shared to read");
  return value;
}

const employmentTypeOf = ({ facts }: LoanFile) => facts.answers.employmentType ?? "FULL_TIME";

export const incomeTasks: readonly Task[] = [
  vendorTask({
    effect: "read-payroll",
    vendor: "income-link",
    act: "fetch-income",
    request: (_ctx, file, { key }) => ({ publicToken: shared(visitOfKey(file, key).publicToken) }),
    apply: (ctx, file, answer, now, { key }) => {
      const visit = visitOfKey(file, key);
      if (visit.state !== "COMPLETED") return undefined;
      if (answer.outcome !== "verified") return foundNothing(file, visit, answer.outcome, now);
      const { name } = file.facts.answers;
      const own = answer.employments.filter(({ employee }) => name && isRecordedAs(name, inOneLine(employee)));
      if (own.length === 0) return foundNothing(file, visit, "name-differs", now);
      const found = own
        .map((job) => sourceOfJob(job, answer.retrieval, now))
        .filter(({ annualAmount }) => annualAmount > 0);
      return found.length === 0
        ? foundNothing(file, visit, own.some(goesOn) ? "no-income-found" : "job-ended", now)
        : foundIncome(ctx, file, visit, found, now);
    },
  }),
  vendorTask({
    effect: "read-bank-transactions",
    vendor: "bank-link",
    act: "transactions",
    request: (ctx, file, { key }) => {
      const { item, accounts } = visitOfKey(file, key);
      const to = dayAtHome(file.facts, ctx.clock.now(file.uuid).toISOString());
      return { item: shared(item), accounts: [...shared(accounts)], from: addMonths(to, -HISTORY_MONTHS), to };
    },
    apply: (ctx, file, answer, now, { key }) => {
      const visit = visitOfKey(file, key);
      if (visit.state !== "COMPLETED") return undefined;
      if (answer.outcome !== "retrieved") return foundNothing(file, visit, answer.outcome, now);
      const to = dayAtHome(file.facts, now.toISOString());
      const earliest = addMonths(to, -HISTORY_MONTHS);
      const from = answer.historyFrom > earliest ? answer.historyFrom : earliest;
      const reading = { from, to, deposits: countedOf(answer.transactions, from, to) };
      const parts = depositParts(reading.deposits, from, to);
      if (parts === null) return foundNothing(file, visit, "too-little-history", now);
      const annualAmount = sumCents(Object.values(parts));
      if (annualAmount === 0) return foundNothing(file, visit, "no-income-found", now);
      const source: IncomeSource = {
        uuid: randomUUID(),
        source: "PLAID_TRANSACTIONS",
        employmentType: employmentTypeOf(file),
        annualAmount,
        parts,
        deposits: reading,
        reference: visit.order,
        at: now.toISOString(),
      };
      return foundIncome(ctx, file, visit, [source], now);
    },
  }),
  vendorTask({
    effect: "read-tax-transcripts",
    vendor: "tax-transcript",
    act: "fetch-transcripts",
    request: (_ctx, file, { key }) => ({ publicToken: shared(visitOfKey(file, key).publicToken) }),
    apply: (ctx, file, answer, now, { key }) => {
      const visit = visitOfKey(file, key);
      if (visit.state !== "COMPLETED") return undefined;
      if (answer.outcome !== "retrieved") {
        return foundNothing(file, visit, answer.outcome === "rejected" ? answer.reason : answer.outcome, now);
      }
      const employmentType = employmentTypeOf(file);
      const years = answer.transcripts.map(({ grossPensions, ...year }) => ({ ...year, pensions: grossPensions }));
      const annualAmount = transcriptIncome(years, employmentType);
      const at = now.toISOString();
      const record = taxRecordOf(answer.transcripts, answer.yearsNotFiled, dayAtHome(file.facts, at));
      const change =
        annualAmount === null || annualAmount === 0
          ? foundNothing(file, visit, annualAmount === null ? "too-little-history" : "no-income-found", now)
          : foundIncome(
              ctx,
              file,
              visit,
              [
                {
                  uuid: randomUUID(),
                  source: "TAX_TRANSCRIPT",
                  employmentType,
                  annualAmount,
                  parts: transcriptParts(years, employmentType, annualAmount),
                  reference: answer.retrieval,
                  at,
                },
              ],
              now,
            );
      return { ...change, facts: { ...change.facts, taxReading: { ...(record && { record }), at } } };
    },
  }),
];

/** Payrolls write names in one line, and cut it up as they think: which word is a second first name, and which a first last name, is not told. */
const inOneLine = ({ first, middle, last }: PersonName): string => [first, middle, last].filter(Boolean).join(" ");

/** A job whose last day is known is no income to lend on, though that day is still to come. */
const goesOn = ({ standing, endedOn }: LinkedEmployment): boolean => standing !== "ended" && endedOn === undefined;

function sourceOfJob(job: LinkedEmployment, retrieval: string, now: Date): IncomeSource {
  const [latest] = job.payStubs;
  const variable = (latest?.earnings ?? []).filter(({ earningType }) => earningType !== "base");
  return {
    uuid: randomUUID(),
    source: "PAYROLL",
    employmentType: job.employmentType,
    employerName: job.employer.name,
    annualAmount: payrollIncome({
      isActive: goesOn(job),
      annualBase: job.annualBase,
      variableToDate: variable.reduce((sum, { amountYearToDate }) => sum + amountYearToDate, 0),
      asOf: latest?.payDate ?? now.toISOString().slice(0, 10),
      priorYears: job.priorYears,
    }),
    reference: retrieval,
    ...(job.standing === "on-leave" && { onLeave: true as const }),
    at: now.toISOString(),
  };
}

const counted: ReadonlySet<string> = new Set(countedKinds);

/** What counts of what came in on those days, the latest last. What else the account shows is not kept. */
const countedOf = (transactions: readonly BankTransaction[], from: string, to: string): readonly CountedDeposit[] =>
  transactions
    .filter(({ direction, category, on }) => direction === "in" && counted.has(category) && on >= from && on <= to)
    .map(({ on, amount, category, description }) => ({
      id: randomUUID(),
      on,
      payer: description,
      amount,
      kind: category as CountedKind,
    }))
    .toSorted((one, other) => one.on.localeCompare(other.on));
