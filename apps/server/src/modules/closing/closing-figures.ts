import type { ClosingCost } from "@gable/domain/offers/closing-costs.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { countyInFull } from "@gable/domain/property/county-name.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { amountToPay, type DebtToPay, debtsToPay } from "@gable/domain/workflow/payoff/debts-to-pay.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import type { ClosingFigures, CostItem } from "../documents/closing-costs.ts";

const namesOf = (facts: Facts): Readonly<Record<ClosingCost, string>> => ({
  VALUATION: isEvaluation(facts) ? "Residential evaluation" : "Broker’s price opinion",
  MANUAL_NOTARY: "Notary who comes to you",
  RECORDING_FEE: "Recording fee",
  RECORDING_TAX: "Recording tax",
});

/** The one cost that is a finance charge. */
export const ORIGINATION_FEE = "Origination fee";

const isEvaluation = ({ bpo }: Facts): boolean => bpo?.product === "EVALUATION";

/** From the credit limit to the cash, as the statement of the line shows it. */
export function closingFiguresOf(facts: Facts, lender: Lender): ClosingFigures {
  const home = homeOf(facts);
  const recorder = home ? `${countyInFull(home.countyName, "en")} recorder` : "The recorder";
  const paidTo: Readonly<Record<ClosingCost, string>> = {
    VALUATION: facts.bpo?.valuation?.model ?? (isEvaluation(facts) ? "The evaluator" : "The broker"),
    MANUAL_NOTARY: "The notary",
    RECORDING_FEE: recorder,
    RECORDING_TAX: recorder,
  };
  const fee: CostItem = {
    name: ORIGINATION_FEE,
    paidTo: lender.orgMetaData.other.footerData.companyName,
    amount: facts.offer?.originationFee ?? 0,
    paidFrom: "line",
  };
  return {
    creditLimit: facts.offer?.line ?? 0,
    costs: [
      ...(fee.amount > 0 ? [fee] : []),
      ...(facts.closingCosts ?? []).map(({ cost, amount, paidFrom }) => ({
        name: namesOf(facts)[cost],
        paidTo: paidTo[cost],
        amount,
        paidFrom,
      })),
    ],
    payoffs: payableDebts(facts).map((debt) => ({
      creditor: debt.creditor,
      accountLastFour: debt.lastFour ?? "none",
      amount: amountToPay(facts, debt),
    })),
  };
}

/** The debts that are paid off; a creditor who knows of none is left out. */
export const payableDebts = (facts: Facts): readonly DebtToPay[] =>
  debtsToPay(facts).filter(({ id }) => facts.payoffQuotes[id]?.outcome !== "NOT_FOUND");
