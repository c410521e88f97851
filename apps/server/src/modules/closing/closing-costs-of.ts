import type { Cents } from "@gable/domain/money/cents.ts";
import { divideHalfUp } from "@gable/domain/money/rounding.ts";
import type { ClosingCost } from "@gable/domain/offers/closing-costs.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { isManualNotary, isTexasHomestead } from "@gable/domain/workflow/notary/notarisation.ts";
import { homeOf, needsPersonalValuation } from "@gable/domain/workflow/property/home.ts";

/** The line for which a policy gives the recording tax. */
const TAX_PER = 10_000_000;

/**
 * What others charge for opening this line. Of a tax that is only known as a range the borrower pays the least, and the lender what is
 * more; on a Texas homestead the lender pays all of it (Tex. Const. art. XVI s.50(a)(6)(E)).
 */
export function closingCostsOf(
  facts: Facts,
  { fees, stateOverrides }: LendingPolicy,
): NonNullable<Facts["closingCosts"]> {
  const home = homeOf(facts);
  const tax = stateOverrides[home?.address.state ?? ""]?.recordingTaxPer100k ?? { low: 0, high: 0 };
  const paidFrom = isTexasHomestead(facts) ? ("lender" as const) : ("line" as const);
  const recordingFee = facts.county?.recordingFee ?? 0;
  const costs: readonly { readonly cost: ClosingCost; readonly amount: number }[] = [
    { cost: "VALUATION", amount: paysValuation(facts) ? valuationFee(facts, fees.valuation) : 0 },
    { cost: "MANUAL_NOTARY", amount: isManualNotary(facts) ? fees.manualNotary : 0 },
    { cost: "RECORDING_FEE", amount: Math.min(recordingFee, fees.recordingHigh) },
    { cost: "RECORDING_TAX", amount: divideHalfUp(tax.low * (facts.offer?.line ?? 0), TAX_PER) },
  ];
  // More than the disclosures named is not charged: the lender pays it (12 CFR 1026.40(f)(3)).
  const beyond = {
    cost: "RECORDING_FEE" as const,
    amount: recordingFee - fees.recordingHigh,
    paidFrom: "lender" as const,
  };
  return [...costs.map((cost) => ({ ...cost, paidFrom })), beyond].filter(({ amount }) => amount > 0);
}

/** No more than the offer names, and no more than the borrower agreed to when the look was ordered, under whatever offer stood then. */
const valuationFee = ({ bpo }: Facts, named: Cents): Cents => Math.min(bpo?.acceptedFee ?? named, named);

/** A broker whom the policy asks for is paid by the borrower; one who answers a challenge of the value, by the lender. */
const paysValuation = (facts: Facts): boolean =>
  facts.bpo?.status === "COMPLETE" && needsPersonalValuation(facts) && facts.valueChallenge === undefined;
