import type { Tradeline } from "../credit/credit-file.ts";
import { depleteAssets } from "../income/asset-depletion.ts";
import { matchIncome } from "../income/income-match.ts";
import { type Cents, percentOf, sumCents, toCents } from "../money/cents.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import type { MonthlyBudget } from "./payment-room.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";

/**
 * The income a decision counts: the stated one until it is verified, and still the stated one when the verified one bears it
 * out, so that an offer once made stands; else the verified one. Of those without work what comes without it, beside their assets: no
 * benefit, pension or support counts less because somebody does not work (12 CFR 1002.6(b)(2) and (5)).
 */
export function countedIncome({ applicant }: UnderwritingInput, policy: LendingPolicy["income"]): Cents {
  const {
    employmentType,
    statedAnnualIncome: stated,
    otherAnnualIncome = 0,
    verifiedAnnualIncome: verified,
  } = applicant;
  const isBorneOut = verified === null || matchIncome(stated, verified, policy) === "VERIFIED_INCOME_MATCHED_OFFER";
  const counted = isBorneOut ? stated : verified;
  return policy.employmentNeedingAssets.includes(employmentType) ? Math.min(counted, otherAnnualIncome) : counted;
}

/** What the household earns and owes each month before the new line, without what the line pays off. */
export function borrowerBudget(input: UnderwritingInput, policy: LendingPolicy): MonthlyBudget {
  const { applicant, property } = input;
  const lienPayments = input.liens.filter((lien) => !lien.paidOffAtClosing).map((lien) => lien.monthlyPayment);
  return {
    annualIncome: countedIncome(input, policy.income),
    depletionIncome: depleteAssets(applicant.depletionAssets ?? [], policy.income).monthlyIncome,
    housing: sumCents([
      ...lienPayments,
      property.monthlyTaxesInsuranceDues,
      insuranceApart(input),
      input.principalDwellingPayment,
    ]),
    otherDebts: sumCents([
      ...input.credit.tradelines.filter(isCountedDebt).map((line) => paymentOf(line, policy)),
      ...(input.attestedDebts ?? []).map((debt) => debt.monthlyPayment),
    ]),
    householdSize: applicant.householdSize,
    reserves: applicant.reserves,
  };
}

/**
 * Nobody's record tells the premium of the home's insurance. A mortgage's payment contains it as a rule; a home without one, or whose
 * mortgage the line pays off, is insured beside it. The same for every value of the home, so that more equity never counts against anybody.
 */
export const ASSUMED_INSURANCE: Cents = toCents(200);

function insuranceApart({ property, liens }: UnderwritingInput): Cents {
  const isEscrowed = liens.some(({ openEnd, paidOffAtClosing }) => !openEnd && !paidOffAtClosing);
  return isEscrowed ? 0 : (property.monthlyInsurance ?? 0);
}

/** Cash that the line must bring at closing: the liens and debts it pays off. */
export function payoffCash(input: UnderwritingInput): Cents {
  return sumCents([
    ...input.liens.filter((lien) => lien.paidOffAtClosing).map((lien) => lien.balance),
    ...input.credit.tradelines
      .filter((line) => line.paidOffAtClosing && !line.isSubjectLien)
      .map((line) => line.balance),
  ]);
}

function isCountedDebt(line: Tradeline): boolean {
  return line.isOpen && !line.authorisedUser && !line.isSubjectLien && !line.paidOffAtClosing;
}

function paymentOf(line: Tradeline, { dti }: LendingPolicy): Cents {
  if (line.monthlyPayment !== null) return line.monthlyPayment;
  const { revolving, student, other } = dti.assumedPaymentPercent;
  if (line.kind === "STUDENT") return percentOf(line.balance, student);
  return percentOf(line.balance, line.kind === "REVOLVING" || line.kind === "HOME_EQUITY" ? revolving : other);
}
