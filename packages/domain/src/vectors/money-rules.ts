import * as z from "zod";
import type { LocalDate } from "../calendar/local-date.ts";
import { allInApr } from "../money/all-in-apr.ts";
import { levelPaymentOverMonths, paymentTotals, scheduleOverMonths } from "../money/amortisation.ts";
import { appendixJApr, type DatedAmount, singlePaymentPeriod } from "../money/appendix-j.ts";
import { disclosedApr, isAprWithinTolerance } from "../money/apr.ts";
import { sumCents, toCents, toDollarString } from "../money/cents.ts";
import { splitLine } from "../money/credit-line.ts";
import { dailyInterest, dailyPeriodicRate, laterDrawRate } from "../money/later-draws.ts";
import { toRatePercent } from "../money/rate.ts";
import { periodAfter, type UnitPeriod } from "../money/unit-periods.ts";
import { type VectorRule, vectorRule } from "./vector-file.ts";

const day = z.iso.date();
const decimal = z.string();

const paymentGroup = z.union([
  z.object({ amount: decimal, dates: z.array(day) }),
  z.object({ amount: decimal, count: z.int(), first: day }),
]);

const appendixJInputs = z.object({
  advances: z.array(z.object({ date: day, amount: decimal })),
  payments: z.array(paymentGroup),
  unitPeriod: z.string(),
});

export const moneyRules: Record<string, VectorRule> = {
  heloc_offer: vectorRule(
    z.object({
      amount: decimal,
      ratePercent: decimal,
      termYears: z.number(),
      originationFeePercentOfInitialDraw: decimal,
      disbursementDate: day,
      firstPaymentDate: day,
    }),
    (inputs) => {
      const line = toCents(inputs.amount);
      const rate = toRatePercent(inputs.ratePercent);
      const { initialDraw, originationFee } = splitLine(line, inputs.originationFeePercentOfInitialDraw);
      const totals = paymentTotals(line, rate, inputs.termYears);
      return {
        totalLineAmount: toDollarString(line),
        initialDraw: toDollarString(initialDraw),
        originationFee: toDollarString(originationFee),
        monthlyPayment: toDollarString(totals.monthlyPayment),
        finalPayment: toDollarString(totals.finalPayment),
        numberOfPayments: totals.payments,
        totalOfPayments: toDollarString(totals.totalOfPayments),
        totalInterest: toDollarString(totals.totalInterest),
        disclosedAprPercent: disclosedApr(rate),
        allInAprPercent: allInApr(initialDraw, totals, {
          disbursement: inputs.disbursementDate,
          firstPayment: inputs.firstPaymentDate,
        }),
      };
    },
  ),

  amortisation: vectorRule(
    z.object({ principal: decimal, ratePercent: decimal, months: z.int() }),
    ({ principal, ratePercent, months }, { expected }) => {
      const line = toCents(principal);
      const rate = toRatePercent(ratePercent);
      const rows = scheduleOverMonths(line, rate, months);
      const shown = z.object({ rows: z.array(z.object({ k: z.int() })) }).parse(expected).rows;
      return {
        payment: toDollarString(levelPaymentOverMonths(line, rate, months)),
        rows: shown.map(({ k }) => {
          const row = rows[k - 1];
          return row === undefined
            ? null
            : {
                k: row.number,
                payment: toDollarString(row.payment),
                interest: toDollarString(row.interest),
                principal: toDollarString(row.principal),
                balance: toDollarString(row.balance),
              };
        }),
        totalInterest: toDollarString(sumCents(rows.map((row) => row.interest))),
      };
    },
  ),

  variable_draw: vectorRule(
    z.object({
      primePercent: decimal,
      marginPercent: decimal,
      balance: decimal,
      daysInCycle: z.int(),
      rateCapPercent: decimal.nullable(),
    }),
    ({ primePercent, marginPercent, balance, daysInCycle, rateCapPercent }) => {
      const rate = laterDrawRate(primePercent, marginPercent, rateCapPercent);
      return {
        ratePercent: rate,
        dailyPeriodicRatePercent: dailyPeriodicRate(rate),
        interest: toDollarString(dailyInterest(toCents(balance), rate, daysInCycle)),
      };
    },
  ),

  apr_tolerance: vectorRule(
    z.object({ actual: decimal, disclosed: decimal, irregularClosedEnd: z.boolean() }),
    ({ actual, disclosed, irregularClosedEnd }) => ({
      withinTolerance: isAprWithinTolerance(actual, disclosed, irregularClosedEnd ? "irregular" : "open-end"),
    }),
  ),

  apr_appendix_j: vectorRule(appendixJInputs, (inputs) => {
    const advances = inputs.advances.map(({ date, amount }) => ({ date, amount: toCents(amount) }));
    const firstAdvance = advances[0]?.date ?? "";
    const groups = inputs.payments;
    const lastPayment =
      groups
        .flatMap((group) => ("dates" in group ? group.dates : [group.first]))
        .toSorted()
        .at(-1) ?? "";
    const period = unitPeriodCalled(inputs.unitPeriod, firstAdvance, lastPayment);
    const payments = groups.flatMap((group): DatedAmount[] => {
      const amount = toCents(group.amount);
      if ("dates" in group) return group.dates.map((date) => ({ date, amount }));
      return Array.from({ length: group.count }, (_, index) => ({
        date: periodAfter(group.first, index, period),
        amount,
      }));
    });
    const percent = appendixJApr(advances, payments, period);
    return { aprPercent: percent, aprPercent6: percent };
  }),
};

/** "month", "2-months", "quarter", "4-weeks", "semimonth", "year", or the term of a single payment. */
function unitPeriodCalled(name: string, firstAdvance: LocalDate, lastPayment: LocalDate): UnitPeriod {
  const text = name.toLowerCase();
  const count = Number(/^(\d+)/.exec(text)?.[1] ?? 1);
  if (text.includes("semi")) return { unit: "semimonth" };
  if (text.startsWith("term") || text.includes("days")) return singlePaymentPeriod(firstAdvance, lastPayment);
  if (text.includes("quarter")) return { unit: "month", count: 3 };
  if (text.includes("biweek")) return { unit: "week", count: 2 };
  if (text.includes("week")) return { unit: "week", count };
  if (text.includes("year")) return { unit: "year" };
  if (text.includes("month")) return { unit: "month", count };
  throw new RangeError(`Unknown unit-period: ${name}`);
}
