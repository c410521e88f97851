import { type Cents, sumCents } from "../money/cents.ts";
import { divideHalfUp } from "../money/rounding.ts";
import type { ClosingCostTerms } from "./closing-cost-terms.ts";
import type { CostRange } from "./closing-costs.ts";

/** The range of what a borrower pays others when a line is opened: recording, its tax, a valuation where one is needed. */
export function closingCostsOfLine(
  { items, perLine, paidBy }: ClosingCostTerms,
  { totalLine }: { readonly totalLine: Cents },
): CostRange {
  if (paidBy === "lender") return { low: 0, high: 0 };
  const ofLine = (cost: ClosingCostTerms["items"][number]["cost"], amount: Cents): Cents =>
    cost === "RECORDING_TAX" ? divideHalfUp(amount * totalLine, perLine) : amount;
  const low = sumCents(items.map((item) => ofLine(item.cost, item.low)));
  const high = sumCents(items.map((item) => ofLine(item.cost, item.high)));
  return { low, high };
}
