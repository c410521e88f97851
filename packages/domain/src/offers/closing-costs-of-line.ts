import { type Cents, percentOf, sumCents } from "../money/cents.ts";
import { divideHalfUp } from "../money/rounding.ts";
import type { ClosingCostTerms } from "./closing-cost-terms.ts";
import type { CostRange } from "./closing-costs.ts";

/** The range of what others charge when a line is opened: recording, its tax, a valuation where one is needed. */
export function closingCostsOfLine(
  { items, perLine, capPercent }: ClosingCostTerms,
  line: { readonly totalLine: Cents; readonly originationFee: Cents },
): CostRange {
  const ofLine = (cost: ClosingCostTerms["items"][number]["cost"], amount: Cents): Cents =>
    cost === "RECORDING_TAX" ? divideHalfUp(amount * line.totalLine, perLine) : amount;
  const low = sumCents(items.map((item) => ofLine(item.cost, item.low)));
  const high = sumCents(items.map((item) => ofLine(item.cost, item.high)));
  if (capPercent === null) return { low, high };
  // What exceeds the cap is the lender's to bear (Texas Constitution XVI 50(a)(6)(E)).
  const allowed = Math.max(0, percentOf(line.totalLine, capPercent) - line.originationFee);
  return { low: Math.min(low, allowed), high: Math.min(high, allowed) };
}
