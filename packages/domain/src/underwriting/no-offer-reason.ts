import type { OfferRefusal } from "../offers/price-offers.ts";
import type { AdverseActionCode } from "./adverse-action-reasons.ts";
import { roomByEquity, smallestLine } from "./decision-numbers.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import type { LineProspects } from "./line-prospects.ts";
import type { DecisionReason } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

/** Why nothing can be offered although nothing about borrower or home forbids it: the gate that came closest to an offer. */
export function noOfferReason(
  input: UnderwritingInput,
  prospects: LineProspects,
  policy: LendingPolicy,
): DecisionReason {
  if (prospects.lienPosition > policy.eligibility.maxLienPosition) {
    return {
      finding: "LIEN_POSITION",
      code: "COLLATERAL_NOT_SUFFICIENT",
      specify: null,
      numbers: { lienPosition: prospects.lienPosition, maxLienPosition: policy.eligibility.maxLienPosition },
    };
  }
  const refusals = new Set(prospects.fitted.refused.map(({ refusal }) => refusal));
  if (refusals.has("DTI")) return budgetReason(prospects);
  if (refusals.has("NO_RATE_TO_COMPARE")) {
    return {
      finding: "NO_RATE_TO_COMPARE",
      code: "OTHER",
      specify: "No average prime offer rate was available to compare with",
      numbers: { asOf: input.asOf },
    };
  }
  const priced = ["HIGH_COST", "RATE_ABOVE_CAP", "STATE_FEE_CAP"] as const satisfies readonly OfferRefusal[];
  const byPrice = priced.find((refusal) => refusals.has(refusal));
  return byPrice === undefined ? equityReason(input, prospects, policy) : priceReason(byPrice);
}

function equityReason(input: UnderwritingInput, prospects: LineProspects, policy: LendingPolicy): DecisionReason {
  const { maxCltvPercent, line } = roomByEquity(input, prospects, policy);
  return {
    finding: "EQUITY",
    code: "COLLATERAL_NOT_SUFFICIENT",
    specify: null,
    numbers: {
      value: input.property.value,
      otherClaims: prospects.otherClaims,
      maxCltvPercent,
      roomForLine: line,
      minLine: smallestLine(input, policy),
    },
  };
}

function budgetReason({ budget, room }: LineProspects): DecisionReason {
  const numbers = {
    annualIncome: budget.annualIncome,
    depletionIncome: budget.depletionIncome,
    housing: budget.housing,
    otherDebts: budget.otherDebts,
    maxDtiPercent: room.maxDtiPercent,
    maxPayment: room.maxPayment,
    bindingTest: room.bindingTest,
  };
  if (budget.annualIncome === 0 && budget.depletionIncome === 0) {
    return { finding: "NO_INCOME", code: "INCOME_INSUFFICIENT", specify: null, numbers };
  }
  if (room.bindingTest === "RESERVES") {
    const specify = "Savings do not cover the months of payments required for this kind of property";
    return { finding: "RESERVES", code: "OTHER", specify, numbers };
  }
  const code: AdverseActionCode = room.bindingTest === "BACK_END" ? "EXCESSIVE_OBLIGATIONS" : "INCOME_INSUFFICIENT";
  return { finding: "PAYMENT_ROOM", code, specify: null, numbers };
}

function priceReason(refusal: "HIGH_COST" | "RATE_ABOVE_CAP" | "STATE_FEE_CAP"): DecisionReason {
  switch (refusal) {
    case "HIGH_COST":
      return {
        finding: "HIGH_COST",
        code: "OTHER",
        specify: "The rate for this credit history and equity is above what we may charge on a principal home",
        numbers: {},
      };
    case "RATE_ABOVE_CAP":
      return {
        finding: "PRICE",
        code: "OTHER",
        specify: "The rate for this credit history and equity is above the highest we charge",
        numbers: {},
      };
    case "STATE_FEE_CAP":
      return {
        finding: "STATE_FEE_CAP",
        code: "OTHER",
        specify: "The charges of this line exceed what the state of the property allows",
        numbers: {},
      };
    default:
      return refusal satisfies never;
  }
}
