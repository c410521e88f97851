import type { LarField, LarRow } from "../lar-row.ts";
import { edit, implies, oneOf, type RowEdit } from "./row-edit.ts";

/** Groups that a partially exempt institution leaves out together or not at all. */
export const exemptionEdits: readonly RowEdit[] = [
  edit("V709", "Street, city and ZIP code are exempt together.", (row) =>
    allOrNone([row.street, row.city, row.zip], "Exempt"),
  ),
  edit("V710", "Scores and models are exempt together, without texts.", (row) => {
    const codes = [row.applicantScore, row.coApplicantScore, row.applicantScoreModel, row.coApplicantScoreModel];
    return (
      allOrNone(codes, "1111") &&
      implies(codes.includes("1111"), row.applicantScoreModelText === "" && row.coApplicantScoreModelText === "")
    );
  }),
  edit("V711", "An exempt reason for denial stands alone.", (row) =>
    implies(
      row.denialReason1 === "1111",
      row.denialReason2 === "" && row.denialReason3 === "" && row.denialReason4 === "" && row.denialReasonText === "",
    ),
  ),
  edit("V712", "Loan costs and points and fees are exempt together.", (row) =>
    allOrNone([row.totalLoanCosts, row.totalPointsAndFees], "Exempt"),
  ),
  edit("V713", "System and result are exempt together and stand alone.", (row) => {
    const rest = [row.aus2, row.aus3, row.aus4, row.aus5, row.ausText, ...furtherResults(row)];
    const codes = [row.aus1, row.ausResult1];
    return (
      allOrNone(codes, "1111") &&
      implies(
        codes.includes("1111"),
        rest.every((value) => value === ""),
      )
    );
  }),
  edit("V714", "Channel and payee are exempt together.", (row) =>
    allOrNone([row.submission, row.initiallyPayable], "1111"),
  ),
  edit("V715", "The non-amortizing features are exempt together.", (row) =>
    allOrNone([row.balloonPayment, row.interestOnly, row.negativeAmortization, row.otherNonAmortizing], "1111"),
  ),
];

const exemptCodeFields: readonly LarField[] = [
  "submission",
  "initiallyPayable",
  "aus1",
  "aus2",
  "aus3",
  "aus4",
  "aus5",
  "ausResult1",
  "ausResult2",
  "ausResult3",
  "ausResult4",
  "ausResult5",
  "balloonPayment",
  "interestOnly",
  "negativeAmortization",
  "otherNonAmortizing",
  "reverseMortgage",
  "openEnd",
  "businessPurpose",
  "applicantScore",
  "coApplicantScore",
  "applicantScoreModel",
  "coApplicantScoreModel",
  "denialReason1",
  "denialReason2",
  "denialReason3",
  "denialReason4",
  "manufacturedSecuredType",
  "manufacturedLandInterest",
];

const exemptWordFields: readonly LarField[] = [
  "street",
  "city",
  "zip",
  "rateSpread",
  "totalLoanCosts",
  "totalPointsAndFees",
  "originationCharges",
  "discountPoints",
  "lenderCredits",
  "interestRate",
  "prepaymentPenaltyTerm",
  "dti",
  "cltv",
  "loanTerm",
  "introductoryRatePeriod",
  "propertyValue",
  "affordableUnits",
  "nmlsrId",
];

/** Does the row claim a partial exemption anywhere? Only small banks and credit unions may. 12 CFR 1003.3(d). */
export function claimsExemption(row: LarRow): boolean {
  return (
    exemptCodeFields.some((field) => row[field] === "1111") ||
    exemptWordFields.some((field) => row[field].toLowerCase() === "exempt")
  );
}

function furtherResults(row: LarRow): string[] {
  return [row.ausResult2, row.ausResult3, row.ausResult4, row.ausResult5, row.ausResultText];
}

function allOrNone(values: readonly string[], code: string): boolean {
  return values.every((value) => oneOf(value, code)) || !values.some((value) => oneOf(value, code));
}
