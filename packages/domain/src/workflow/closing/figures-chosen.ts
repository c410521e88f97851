import type { Cents } from "../../money/cents.ts";
import type { ChosenOffer } from "../facts/application-facts.ts";
import type { Facts } from "../facts/facts.ts";
import { debtsToPay, payoffTotal } from "../payoff/debts-to-pay.ts";

/** The figures of a choice that the papers of closing repeat. */
export type FiguresChosen = Pick<
  ChosenOffer,
  "line" | "originationFee" | "monthlyPayment" | "ratePercent" | "termYears"
> & {
  /** What the debts to be paid came to, as they were reported. */
  readonly payoffs: Cents;
};

/** The choice with which the application was submitted, where another has taken its place since. */
export function chosenEarlier({
  offer,
  offerHistory,
  submittedAt,
}: Pick<Facts, "offer" | "offerHistory" | "submittedAt">): ChosenOffer | undefined {
  if (submittedAt === undefined || !offer || offer.at <= submittedAt) return undefined;
  return offerHistory.findLast(({ at }) => at <= submittedAt);
}

/** What was chosen when the borrower applied, where the papers have another figure; null where they have the same ones. */
export function figuresChosen(facts: Facts): FiguresChosen | null {
  const { offer } = facts;
  if (!offer) return null;
  const { line, originationFee, monthlyPayment, ratePercent, termYears, payoffs } = chosenEarlier(facts) ?? offer;
  const chosen = { line, originationFee, monthlyPayment, ratePercent, termYears };
  const reported = debtsToPay(facts, payoffs).reduce((sum, { balance }) => sum + balance, 0);
  const names = ["line", "originationFee", "monthlyPayment", "ratePercent", "termYears"] as const;
  const isSame = names.every((name) => chosen[name] === offer[name]) && reported === payoffTotal(facts);
  return isSame ? null : { ...chosen, payoffs: reported };
}
