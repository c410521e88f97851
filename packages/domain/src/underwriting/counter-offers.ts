import type { Tradeline } from "../credit/credit-file.ts";
import { type Cents, sumCents } from "../money/cents.ts";
import { compareRates } from "../money/rate.ts";
import { ExactDecimal } from "../money/rounding.ts";
import { type Offer, quoteOffer } from "../offers/offer.ts";
import { smallestLine } from "./decision-numbers.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { lineProspects } from "./line-prospects.ts";
import { underwrite } from "./underwrite.ts";
import type { WinbackCandidate } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";
import { withTradelinesPaidOff } from "./what-if.ts";

/** What could be offered instead, before an application is declined or a chosen line falls away. */
export type CounterOffer =
  | { readonly kind: "SMALLER_LINE"; readonly offerId: string; readonly maxLine: Cents }
  | {
      readonly kind: "OTHER_TERMS";
      readonly offerId: string;
      readonly totalLine: Cents;
      readonly monthlyPayment: Cents;
    }
  | {
      readonly kind: "PAY_OFF_DEBTS";
      readonly tradelineIds: readonly string[];
      readonly payoffAmount: Cents;
      readonly maxLine: Cents;
    }
  | { readonly kind: "PAY_OFF_LIENS"; readonly candidate: WinbackCandidate }
  /** Assets, counted in full as savings are, that would carry the smallest line. */
  | { readonly kind: "SHOW_ASSETS"; readonly neededAssets: Cents };

const MAX_DEBTS_CONSIDERED = 5;

/** The choices left to a borrower, from the same engine that decides. Empty when the reason is nothing that a choice can change. */
export function counterOffers(input: UnderwritingInput, policy: LendingPolicy): CounterOffer[] {
  const decision = underwrite(input, policy);
  switch (decision.decision) {
    case "APPROVED":
      return decision.selectionStands ? [] : instead(input, decision.offers);
    case "INITIAL":
      return decision.winback.map((candidate) => ({ kind: "PAY_OFF_LIENS", candidate }));
    case "ASSET_DEPLETION":
    case "DECLINE": {
      if (decision.decision === "DECLINE" && !decision.flags.dtiDecline) return [];
      return [...payOffDebts(input, policy), ...showAssets(input, policy)];
    }
    default:
      return [];
  }
}

/** The chosen line in other terms, cheapest payment first, and the most that the chosen terms still hold. */
function instead({ selection }: UnderwritingInput, offers: readonly Offer[]): CounterOffer[] {
  if (selection === null) return [];
  const chosen = offers.find(
    (offer) => offer.termYears === selection.termYears && compareRates(offer.feePercent, selection.feePercent) === 0,
  );
  const smaller: CounterOffer[] =
    chosen === undefined ? [] : [{ kind: "SMALLER_LINE", offerId: chosen.id, maxLine: chosen.maxLine }];
  const others = offers
    .flatMap((offer) => quoteOffer(offer, selection.totalLine) ?? [])
    .toSorted((a, b) => a.monthlyPayment - b.monthlyPayment)
    .map(({ offerId, totalLine, monthlyPayment }): CounterOffer => {
      return { kind: "OTHER_TERMS", offerId, totalLine, monthlyPayment };
    });
  return [...smaller, ...others];
}

/** Debts that, paid off with the line, make room for it: those first that free most payment for a dollar, and none too many. */
function payOffDebts(input: UnderwritingInput, policy: LendingPolicy): CounterOffer[] {
  const payable = input.credit.tradelines
    .filter(isPayable)
    .toSorted((a, b) => paymentPerDollar(b) - paymentPerDollar(a))
    .slice(0, MAX_DEBTS_CONSIDERED);
  const maxLineWithout = (debts: readonly Tradeline[]) => {
    const paidOff = withTradelinesPaidOff(
      input,
      debts.map((debt) => debt.id),
    );
    return Math.max(0, ...lineProspects(paidOff, policy).fitted.offers.map((offer) => offer.maxLine));
  };
  const enough = payable.findIndex((_debt, index) => maxLineWithout(payable.slice(0, index + 1)) > 0);
  if (enough < 0) return [];
  let debts = payable.slice(0, enough + 1);
  for (const debt of debts.slice(0, -1)) {
    const fewer = debts.filter((other) => other !== debt);
    if (maxLineWithout(fewer) > 0) debts = fewer;
  }
  return [
    {
      kind: "PAY_OFF_DEBTS",
      tradelineIds: debts.map((debt) => debt.id),
      payoffAmount: sumCents(debts.map((debt) => debt.balance)),
      maxLine: maxLineWithout(debts),
    },
  ];
}

/** What is missing a month for the smallest line, in the least demanding terms, times the months over which assets count. */
function showAssets(input: UnderwritingInput, policy: LendingPolicy): CounterOffer[] {
  const { priced, room } = lineProspects(input, policy);
  const line = smallestLine(input, policy);
  const payments = priced.offers.flatMap(
    (offer) => quoteOffer(offer, Math.max(line, offer.minLine))?.monthlyPayment ?? [],
  );
  if (payments.length === 0) return [];
  const missing = Math.min(...payments) - room.maxPayment;
  if (missing <= 0 || room.bindingTest === "RESERVES") return [];
  // Of each further dollar of income a test lets only its share be paid; the strictest share covers every test.
  const { maxHousingPercentStrong, maxHousingPercent, strongScore } = policy.dti;
  const housing = (input.credit.score ?? 0) >= strongScore ? maxHousingPercentStrong : maxHousingPercent;
  const share = ExactDecimal.min(room.maxDtiPercent, housing);
  const income = new ExactDecimal(missing).times(100).div(share).ceil();
  return [{ kind: "SHOW_ASSETS", neededAssets: income.times(policy.income.assetMonths).toNumber() }];
}

function isPayable(line: Tradeline): boolean {
  return (
    line.isOpen &&
    !line.isSubjectLien &&
    !line.authorisedUser &&
    !line.paidOffAtClosing &&
    line.kind !== "MORTGAGE" &&
    line.kind !== "LEASE" &&
    line.balance > 0
  );
}

function paymentPerDollar({ monthlyPayment, balance }: Tradeline): number {
  return (monthlyPayment ?? 0) / balance;
}
