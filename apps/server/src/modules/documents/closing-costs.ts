import type { Cents } from "@gable/domain/money/cents.ts";
import { sumCents } from "@gable/domain/money/cents.ts";
import { formatDollars } from "@gable/domain/money/format-dollars.ts";
import { type Block, paragraph, table } from "./blocks.ts";

/** One cost of opening the line. */
export interface CostItem {
  readonly name: string;
  readonly paidTo: string;
  readonly amount: Cents;
  /** From the first draw, by the borrower directly, or by the lender. */
  readonly paidFrom: "line" | "borrower" | "lender";
}

/** A debt that the first draw repays. */
export interface PayoffItem {
  readonly creditor: string;
  readonly accountLastFour: string;
  readonly amount: Cents;
}

export interface ClosingFigures {
  readonly creditLimit: Cents;
  readonly costs: readonly CostItem[];
  readonly payoffs: readonly PayoffItem[];
}

const paidFrom = { line: "From the line", borrower: "By you", lender: "By the lender" } as const;

/** What is left for the borrower's account once costs and payoffs are taken from the line. Throws RangeError below zero. */
export function cashToBorrower(figures: ClosingFigures): Cents {
  const fromLine = figures.costs.filter((cost) => cost.paidFrom === "line").map((cost) => cost.amount);
  const cash = figures.creditLimit - sumCents(fromLine) - sumCents(figures.payoffs.map((payoff) => payoff.amount));
  if (cash < 0) throw new RangeError("Costs and payoffs are more than the line");
  return cash;
}

/** The costs one by one, with their sum. */
export function itemiseCosts(figures: ClosingFigures): Block[] {
  if (figures.costs.length === 0) return [paragraph("There are no costs.")];
  return [
    table(
      [
        { header: "Cost", share: 5 },
        { header: "Paid to", share: 4 },
        { header: "Paid", share: 3 },
        { header: "Amount", share: 3, align: "right" },
      ],
      [
        ...figures.costs.map((cost) => [cost.name, cost.paidTo, paidFrom[cost.paidFrom], formatDollars(cost.amount)]),
        ["All costs", "", "", formatDollars(sumCents(figures.costs.map((cost) => cost.amount)))],
      ],
      { total: true },
    ),
  ];
}

/** From the credit limit to the money in the account, line by line. */
export function showDisbursement(figures: ClosingFigures, accountLastFour: string): Block[] {
  const costs = figures.costs.filter((cost) => cost.paidFrom === "line");
  return [
    table(
      [
        { header: "From the line", share: 9 },
        { header: "Amount", share: 3, align: "right" },
      ],
      [
        ["Credit limit, drawn in full", formatDollars(figures.creditLimit)],
        ...costs.map((cost) => [`Less: ${cost.name}`, formatDollars(-cost.amount)]),
        ...figures.payoffs.map((payoff) => [
          `Less: payoff to ${payoff.creditor}, account ending ${payoff.accountLastFour}`,
          formatDollars(-payoff.amount),
        ]),
        [`Paid to your account ending ${accountLastFour}`, formatDollars(cashToBorrower(figures))],
      ],
      { total: true },
    ),
  ];
}
