import type { HelocApplication } from "@gable/domain/application/application.ts";

/** Amounts in whole cents. */
export type LineFigures = {
  readonly line: number;
  readonly fee: number;
  /** What goes to creditors and not to the borrower. */
  readonly payoffs: number;
  /** How many monthly payments there are. */
  readonly payments: number;
  readonly ratePercent: string;
};

type Chosen = Pick<HelocApplication, "amount" | "uwCalculatedDrawAmount" | "term" | "rate">;

const MONTHS_PER_YEAR = 12;

/** The figures of the chosen line, from the application's dollars; `cash` is what is paid in, in cents. */
export function lineFigures({ amount, uwCalculatedDrawAmount, term, rate }: Chosen, cash: number): LineFigures {
  const line = Math.round(amount * 100);
  const draw = uwCalculatedDrawAmount === null ? line : Math.round(uwCalculatedDrawAmount * 100);
  return {
    line,
    fee: line - draw,
    payoffs: Math.max(0, draw - cash),
    payments: term * MONTHS_PER_YEAR,
    ratePercent: rate.toFixed(3),
  };
}
