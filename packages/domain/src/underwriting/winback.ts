import { sumCents } from "../money/cents.ts";
import { splitLine } from "../money/credit-line.ts";
import { largestOffer } from "./decision-numbers.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { lineProspects } from "./line-prospects.ts";
import { openEquityLoans } from "./texas-equity-loans.ts";
import type { WinbackCandidate } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

/** More liens than this on a home are for a person to sort out. */
const MAX_LIENS_CONSIDERED = 4;

/**
 * Too much debt ahead of us: which liens, paid off with the line, would make room for it? Paying off a line of credit frees its
 * whole limit and may move us up. The fewest payoffs that work; of those, the most cash first.
 */
export function winbackCandidates(input: UnderwritingInput, policy: LendingPolicy): WinbackCandidate[] {
  const payable = input.liens.filter((lien) => !lien.paidOffAtClosing).slice(0, MAX_LIENS_CONSIDERED);
  for (let count = 1; count <= payable.length; count += 1) {
    const candidates = subsetsOf(
      payable.map((lien) => lien.id),
      count,
    ).flatMap((lienIds) => candidateFor(input, lienIds, policy) ?? []);
    if (candidates.length > 0) return candidates.toSorted((a, b) => b.maxCashLeft - a.maxCashLeft);
  }
  return [];
}

/** The same application with these liens paid off by the line: what the borrower accepts when choosing a candidate. */
export function withPayoffs(input: UnderwritingInput, lienIds: readonly string[]): UnderwritingInput {
  return {
    ...input,
    liens: input.liens.map((lien) => (lienIds.includes(lien.id) ? { ...lien, paidOffAtClosing: true } : lien)),
  };
}

function candidateFor(
  input: UnderwritingInput,
  lienIds: readonly string[],
  policy: LendingPolicy,
): WinbackCandidate | null {
  const paid = withPayoffs(input, lienIds);
  if (openEquityLoans(paid).length > 0) return null;
  const { fitted, lienPosition } = lineProspects(paid, policy);
  const best = largestOffer(fitted.offers);
  if (best === null) return null;
  const payoffAmount = sumCents(input.liens.filter((lien) => lienIds.includes(lien.id)).map((lien) => lien.balance));
  return {
    payOffLienIds: lienIds,
    payoffAmount,
    lienPosition,
    minLine: Math.min(...fitted.offers.map((offer) => offer.minLine)),
    maxLine: best.maxLine,
    maxCashLeft: Math.max(
      ...fitted.offers.map((offer) => splitLine(offer.maxLine, offer.feePercent).initialDraw - payoffAmount),
    ),
  };
}

function subsetsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsetsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}
