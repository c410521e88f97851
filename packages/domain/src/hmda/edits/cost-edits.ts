import type { LarField, LarRow } from "../lar-row.ts";
import { hasNoCoApplicant, isEntityApplicant, isEntityCoApplicant } from "./demographic-edits.ts";
import { edit, implies, isNaOrExempt, isNumber, numberOr, oneOf, type RowEdit } from "./row-edit.ts";

/** A number from `least`, exempt or NA. */
function isNumberFrom(value: string, least: number): boolean {
  return isNaOrExempt(value) || numberOr(value, least - 1) >= least;
}

function isPositive(value: string): boolean {
  return isNaOrExempt(value) || numberOr(value, 0) > 0;
}

/** Charges that only a closed-end loan made or bought reports. `codes`: number, reverse, open-end, business, action. */
function closedEndOnly(field: LarField, code: string, actions: readonly number[], mayBeBlank: boolean): RowEdit[] {
  const isUnreported = (row: LarRow) => isNaOrExempt(row[field]);
  return [
    edit(`${code}-1`, `${field} is a number, exempt or NA.`, (row) =>
      mayBeBlank ? row[field] === "" || isPositive(row[field]) : isNumberFrom(row[field], 0),
    ),
    edit(`${code}-2`, `${field} is not for reverse mortgages.`, (row) =>
      implies(row.reverseMortgage === "1", isUnreported(row)),
    ),
    edit(`${code}-3`, `${field} is not for open-end lines.`, (row) => implies(row.openEnd === "1", isUnreported(row))),
    edit(`${code}-4`, `${field} is not for business purposes.`, (row) =>
      implies(row.businessPurpose === "1", isUnreported(row)),
    ),
    edit(`${code}-5`, `${field} is for loans made or bought.`, (row) =>
      implies(oneOf(row.actionTaken, ...actions), isUnreported(row)),
    ),
  ];
}

const notMade = [2, 3, 4, 5, 7, 8] as const;

/** Rate spread, charges, rate, ratios and terms. */
export const costEdits: readonly RowEdit[] = [
  edit("V657-1", "The rate spread is a number, exempt or NA.", (row) => {
    return isNaOrExempt(row.rateSpread) || isNumber(row.rateSpread);
  }),
  edit("V657-2", "Only approvals have a rate spread.", (row) =>
    implies(oneOf(row.actionTaken, 3, 4, 5, 6, 7), isNaOrExempt(row.rateSpread)),
  ),
  edit("V657-3", "A reverse mortgage has no rate spread.", (row) =>
    implies(row.reverseMortgage === "1", isNaOrExempt(row.rateSpread)),
  ),
  edit("V672-1", "Total loan costs are a number, exempt or NA.", (row) => isNumberFrom(row.totalLoanCosts, 0)),
  edit("V672-2", "With points and fees, loan costs are NA.", (row) =>
    implies(numberOr(row.totalPointsAndFees, -1) >= 0, row.totalLoanCosts === "NA"),
  ),
  edit("V672-3", "A reverse mortgage has no total loan costs.", (row) =>
    implies(row.reverseMortgage === "1", isNaOrExempt(row.totalLoanCosts)),
  ),
  edit("V672-4", "An open-end line has no total loan costs.", (row) =>
    implies(row.openEnd === "1", isNaOrExempt(row.totalLoanCosts)),
  ),
  edit("V672-5", "A business purpose has no total loan costs.", (row) =>
    implies(row.businessPurpose === "1", isNaOrExempt(row.totalLoanCosts)),
  ),
  edit("V672-6", "Only loans made or bought have total loan costs.", (row) =>
    implies(oneOf(row.actionTaken, ...notMade), isNaOrExempt(row.totalLoanCosts)),
  ),
  edit("V673-1", "Points and fees are a number, exempt or NA.", (row) => isNumberFrom(row.totalPointsAndFees, 0)),
  edit("V673-2", "Only loans made have points and fees.", (row) =>
    implies(oneOf(row.actionTaken, ...notMade, 6), isNaOrExempt(row.totalPointsAndFees)),
  ),
  edit("V673-3", "A reverse mortgage has no points and fees.", (row) =>
    implies(row.reverseMortgage === "1", isNaOrExempt(row.totalPointsAndFees)),
  ),
  edit("V673-4", "A business purpose has no points and fees.", (row) =>
    implies(row.businessPurpose === "1", isNaOrExempt(row.totalPointsAndFees)),
  ),
  edit("V673-5", "With loan costs, points and fees are NA.", (row) =>
    implies(numberOr(row.totalLoanCosts, -1) >= 0, row.totalPointsAndFees === "NA"),
  ),
  ...closedEndOnly("originationCharges", "V674", notMade, false),
  ...closedEndOnly("discountPoints", "V675", notMade, true),
  ...closedEndOnly("lenderCredits", "V676", notMade, true),
  edit("V677-1", "The rate is a number, exempt or NA.", (row) => isNumberFrom(row.interestRate, 0)),
  edit("V677-2", "Only approvals have a rate.", (row) =>
    implies(oneOf(row.actionTaken, 3, 4, 5, 7), isNaOrExempt(row.interestRate)),
  ),
  // NOTE: the published text says "greater than 0"; the agency's engine accepts 0.
  edit("V678-1", "The prepayment penalty term is a number, exempt or NA.", (row) => {
    return isNumberFrom(row.prepaymentPenaltyTerm, 0);
  }),
  edit("V678-2", "A purchased loan has no prepayment penalty term.", (row) =>
    implies(row.actionTaken === "6", isNaOrExempt(row.prepaymentPenaltyTerm)),
  ),
  edit("V678-3", "A reverse mortgage has no prepayment penalty term.", (row) =>
    implies(row.reverseMortgage === "1", isNaOrExempt(row.prepaymentPenaltyTerm)),
  ),
  edit("V678-4", "A business purpose has no prepayment penalty term.", (row) =>
    implies(row.businessPurpose === "1", isNaOrExempt(row.prepaymentPenaltyTerm)),
  ),
  edit("V678-5", "The prepayment penalty term is within the loan term.", (row) =>
    implies(
      isNumber(row.prepaymentPenaltyTerm) && isNumber(row.loanTerm),
      numberOr(row.prepaymentPenaltyTerm, 0) <= numberOr(row.loanTerm, 0),
    ),
  ),
  edit("V679-1", "DTI is a number, exempt or NA.", (row) => isNaOrExempt(row.dti) || isNumber(row.dti)),
  edit("V679-2", "Withdrawn, incomplete and purchased files have no DTI.", (row) =>
    implies(oneOf(row.actionTaken, 4, 5, 6), isNaOrExempt(row.dti)),
  ),
  edit("V679-3", "Multifamily housing has no DTI.", (row) =>
    implies(isNumber(row.affordableUnits), isNaOrExempt(row.dti)),
  ),
  edit("V680-1", "An entity that applies alone has no DTI.", (row) =>
    implies(isEntityApplicant(row) && hasNoCoApplicant(row), isNaOrExempt(row.dti)),
  ),
  edit("V680-2", "Two entities have no DTI.", (row) =>
    implies(isEntityApplicant(row) && isEntityCoApplicant(row), isNaOrExempt(row.dti)),
  ),
  edit("V681-1", "CLTV is a number above 0, exempt or NA.", (row) => isPositive(row.cltv)),
  edit("V681-2", "Withdrawn, incomplete and purchased files have no CLTV.", (row) =>
    implies(oneOf(row.actionTaken, 4, 5, 6), isNaOrExempt(row.cltv)),
  ),
  edit("V682-1", "The term is a number above 0, exempt or NA.", (row) => isPositive(row.loanTerm)),
  edit("V682-2", "A reverse mortgage has no term.", (row) =>
    implies(row.reverseMortgage === "1", isNaOrExempt(row.loanTerm)),
  ),
  edit("V683", "The introductory rate period is above 0, exempt or NA.", (row) =>
    isPositive(row.introductoryRatePeriod),
  ),
  edit("V684", "Balloon payment is 1, 2 or exempt.", (row) => oneOf(row.balloonPayment, 1111, 1, 2)),
  edit("V685", "Interest-only is 1, 2 or exempt.", (row) => oneOf(row.interestOnly, 1111, 1, 2)),
  edit("V686", "Negative amortization is 1, 2 or exempt.", (row) => oneOf(row.negativeAmortization, 1111, 1, 2)),
  edit("V687", "Other features are 1, 2 or exempt.", (row) => oneOf(row.otherNonAmortizing, 1111, 1, 2)),
];
