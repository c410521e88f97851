import { ExactDecimal } from "../../money/rounding.ts";
import type { LarField, LarRow } from "../lar-row.ts";
import { claimsExemption } from "./exemption-edits.ts";
import { edit, implies, isNaOrExempt, isNumber, numberOr, oneOf, type RowEdit } from "./row-edit.ts";
import { resultsOf } from "./underwriting-system-edits.ts";

const amountOf = (row: LarRow) => numberOr(row.loanAmount, 0);
const unitsOf = (row: LarRow) => numberOr(row.totalUnits, 0);

/** Unlikely, though it may be true: a person confirms or mends it. */
export const qualityEdits: readonly RowEdit[] = [
  edit("Q601", "The action comes within two years of the application.", (row) =>
    implies(row.applicationDate !== "NA", Number(row.actionTakenDate) - Number(row.applicationDate) <= 20_000),
  ),
  edit("Q602", "City, state and ZIP code come with a street address.", (row) =>
    implies(row.city !== "NA" && row.state !== "NA" && row.zip !== "NA", row.street !== "NA"),
  ),
  edit("Q603", "Only a small county has no tract.", (row, { smallCounties }) =>
    implies(row.tract === "NA" && row.county !== "NA", smallCounties.has(row.county)),
  ),
  edit("Q605-1", "Fannie Mae and Freddie Mac buy conventional loans.", (row) =>
    implies(oneOf(row.purchaser, 1, 3), row.loanType === "1"),
  ),
  edit("Q605-2", "Ginnie Mae buys insured loans.", (row) =>
    implies(row.purchaser === "2", oneOf(row.loanType, 2, 3, 4)),
  ),
  edit("Q606", "Income is below ten million dollars.", (row) => numberOr(row.income, 0) < 10_000),
  edit("Q607", "A second lien is at most $250,000.", (row) =>
    implies(row.lienStatus === "2", amountOf(row) <= 250_000),
  ),
  edit("Q608", "A loan is made after the day of its application.", (row) =>
    implies(row.actionTaken === "1" && row.applicationDate !== "NA", row.actionTakenDate > row.applicationDate),
  ),
  edit("Q609", "A loan sold to an agency has a spread of at most 10.", (row) =>
    implies(oneOf(row.purchaser, 1, 2, 3, 4), numberOr(row.rateSpread, 0) <= 10),
  ),
  edit("Q610", "A first lien with a spread above 6.5 is a high-cost mortgage.", (row) =>
    implies(
      row.actionTaken === "1" && row.lienStatus === "1" && numberOr(row.rateSpread, 0) > 6.5,
      row.hoepaStatus === "1",
    ),
  ),
  edit("Q611", "A second lien with a spread above 8.5 is a high-cost mortgage.", (row) =>
    implies(
      row.actionTaken === "1" && row.lienStatus === "2" && numberOr(row.rateSpread, 0) > 8.5,
      row.hoepaStatus === "1",
    ),
  ),
  edit("Q612", "Fannie Mae and Freddie Mac buy no high-cost mortgage.", (row) =>
    implies(oneOf(row.purchaser, 1, 3), oneOf(row.hoepaStatus, 2, 3)),
  ),
  edit("Q613", "A business purpose has a purpose.", (row) =>
    implies(row.businessPurpose === "1", oneOf(row.loanPurpose, 1, 2, 31, 32, 5)),
  ),
  edit("Q614-1", "The applicant is 18 to 100 years old.", (row) =>
    implies(row.applicantAge !== "8888", isBetween(Number(row.applicantAge), 18, 100)),
  ),
  edit("Q614-2", "The co-applicant is 18 to 100 years old.", (row) =>
    implies(!oneOf(row.coApplicantAge, 8888, 9999), isBetween(Number(row.coApplicantAge), 18, 100)),
  ),
  edit("Q615-1", "Loan costs are above origination charges.", (row) =>
    isAbove(row, "totalLoanCosts", "originationCharges"),
  ),
  edit("Q615-2", "Points and fees are above origination charges.", (row) =>
    isAbove(row, "totalPointsAndFees", "originationCharges"),
  ),
  edit("Q616-1", "Loan costs are above discount points.", (row) => isAbove(row, "totalLoanCosts", "discountPoints")),
  edit("Q616-2", "Points and fees are above discount points.", (row) =>
    isAbove(row, "totalPointsAndFees", "discountPoints"),
  ),
  edit("Q616-3", "Discount points are at most 15 % of the amount.", (row) => {
    return numberOr(row.discountPoints, 0) <= amountOf(row) * 0.15;
  }),
  edit("Q617", "CLTV is at least the loan's own share of the value.", (row) =>
    implies(row.loanType === "1", isCltvAtLeastLtv(row)),
  ),
  edit("Q618", "A manufactured home has a security type.", (row) =>
    implies(row.constructionMethod === "2", row.manufacturedSecuredType !== "3"),
  ),
  edit("Q619", "A manufactured home has a land interest.", (row) =>
    implies(row.constructionMethod === "2", row.manufacturedLandInterest !== "5"),
  ),
  edit("Q620", "A consumer's loan has an originator.", (row) =>
    implies(row.businessPurpose === "2", row.nmlsrId !== "NA"),
  ),
  edit("Q622", "A reverse mortgage is for people from 62.", (row) =>
    implies(row.reverseMortgage === "1", Number(row.applicantAge) >= 62),
  ),
  edit("Q623", "An income up to $200,000 borrows less than $2,000,000.", (row) =>
    implies(unitsOf(row) <= 4 && isNumber(row.income) && numberOr(row.income, 0) <= 200, amountOf(row) < 2_000_000),
  ),
  edit("Q624", "An FHA loan on one unit is at most $637,000.", (row) =>
    implies(row.loanType === "2" && unitsOf(row) === 1, amountOf(row) <= 637_000),
  ),
  edit("Q625", "A VA loan is at most $1,050,000.", (row) =>
    implies(row.loanType === "3" && unitsOf(row) <= 4, amountOf(row) <= 1_050_000),
  ),
  edit("Q626", "A loan sold to an agency is at most $1,225,000.", (row) =>
    implies(oneOf(row.purchaser, 1, 2, 3, 4) && unitsOf(row) <= 4, amountOf(row) <= 1_225_000),
  ),
  edit("Q627", "A multifamily loan is $100,000 to $10,000,000.", (row) =>
    implies(unitsOf(row) >= 5, isBetween(amountOf(row), 100_000, 10_000_000)),
  ),
  edit("Q628", "A purchase loan is above $10,000.", (row) =>
    implies(row.loanPurpose === "1" && unitsOf(row) <= 4, amountOf(row) > 10_000),
  ),
  edit("Q629", "A household's loan has an income.", (row) =>
    implies(
      oneOf(row.actionTaken, 1, 2, 3, 4, 5, 7, 8) && unitsOf(row) <= 4 && oneOf(row.loanPurpose, 1, 2, 4),
      row.income !== "NA",
    ),
  ),
  edit("Q630", "A multifamily loan is outside HOEPA.", (row) => implies(unitsOf(row) >= 5, row.hoepaStatus === "3")),
  edit("Q631", "An insured loan has at most four units.", (row) =>
    implies(oneOf(row.loanType, 2, 3, 4), unitsOf(row) <= 4),
  ),
  edit("Q632", "System 3 has one of its results.", (row) => resultsOf(row, "3", [1, 2, 3, 4, 8, 13, 18, 19, 16])),
  edit("Q633", "System 4 has one of its results.", (row) => {
    return resultsOf(row, "4", [3, 4, 10, 15, 18, 19, 20, 21, 22, 23, 24, 16]);
  }),
  edit("Q642-1", "A score that is no number has model 7 or 8.", (row) =>
    implies(row.applicantScore === "7777", oneOf(row.applicantScoreModel, 7, 8)),
  ),
  edit("Q642-2", "A co-applicant's score that is no number has model 7 or 8.", (row) =>
    implies(row.coApplicantScore === "7777", oneOf(row.coApplicantScoreModel, 7, 8)),
  ),
  edit("Q643", "System 1 has one of its results.", (row) => resultsOf(row, "1", [1, 2, 3, 4, 5, 6, 7, 15, 16])),
  edit("Q644", "System 2 has one of its results.", (row) => resultsOf(row, "2", [8, 9, 10, 11, 12, 13, 16])),
  edit("Q645-1", "The amount is at least $500.", (row) => amountOf(row) >= 500),
  edit("Q645-2", "A purchase loan is at least $1,000.", (row) =>
    implies(row.loanPurpose === "1", amountOf(row) >= 1_000),
  ),
  edit("Q646", "No exemption is claimed.", (row) => !claimsExemption(row)),
  edit("Q647", "A nonbank claims no exemption.", (row, { agency }) => implies(agency === 7, !claimsExemption(row))),
  edit("Q648", "A ULI begins with the LEI.", (row) =>
    implies(
      row.uli.length > 22 && oneOf(row.actionTaken, 1, 2, 3, 4, 5, 7, 8),
      // An LEI is written in upper case, and so is the beginning of its loans' identifiers.
      row.lei.toUpperCase() === row.uli.slice(0, 20),
    ),
  ),
  edit("Q649-1", "The score is 300 to 900.", (row) =>
    implies(!oneOf(row.applicantScore, 7777, 8888, 1111), isBetween(Number(row.applicantScore), 300, 900)),
  ),
  edit("Q649-2", "The co-applicant's score is 300 to 900.", (row) =>
    implies(!oneOf(row.coApplicantScore, 7777, 8888, 9999, 1111), isBetween(Number(row.coApplicantScore), 300, 900)),
  ),
  edit("Q650-1", "The rate is a percentage, no fraction.", (row) => !isStrictlyBetween(row.interestRate, 0, 0.5)),
  edit("Q650-2", "The rate is at most 20 %.", (row) => numberOr(row.interestRate, 0) <= 20),
  edit("Q651-1", "CLTV is a percentage, no fraction.", (row) => !isStrictlyBetween(row.cltv, 0, 1.5)),
  edit("Q651-2", "CLTV is below 150 %.", (row) => numberOr(row.cltv, 0) < 150),
  edit("Q652", "DTI is a percentage, no fraction.", (row) => !isStrictlyBetween(row.dti, 0, 1)),
  edit("Q653-1", "CLTV of an approval is 0 to 250.", (row) =>
    implies(oneOf(row.actionTaken, 1, 2, 8), isNaOrExempt(row.cltv) || isBetween(numberOr(row.cltv, 0), 0, 250)),
  ),
  edit("Q653-2", "CLTV of any other action is 0 to 1,000.", (row) =>
    implies(oneOf(row.actionTaken, 3, 4, 5, 6, 7), isNaOrExempt(row.cltv) || isBetween(numberOr(row.cltv, 0), 0, 1000)),
  ),
  edit("Q654", "DTI of an approval is 0 to 80.", (row) =>
    implies(
      numberOr(row.income, 0) > 5 && oneOf(row.actionTaken, 1, 2, 8) && !isNaOrExempt(row.dti),
      isBetween(numberOr(row.dti, -1), 0, 80),
    ),
  ),
  edit("Q655", "Multifamily housing says how many units are affordable.", (row) =>
    implies(unitsOf(row) >= 5, row.affordableUnits === "Exempt" || isNumber(row.affordableUnits)),
  ),
  edit(
    "Q656",
    "1111 stands for no number.",
    (row) => !exemptWordFields.some((field) => numberOr(row[field], 0) === 1111),
  ),
  edit(
    "Q657",
    "1111 stands in no field without exemptions.",
    (row) => !neverExemptFields.some((field) => row[field] === "1111"),
  ),
  edit(
    "Q658",
    "The term is at most 600 months.",
    (row) => isNaOrExempt(row.loanTerm) || numberOr(row.loanTerm, 0) <= 600,
  ),
  edit(
    "Q659-1",
    "888 and 88888 are no codes.",
    (row) => !miscodableFields.some((field) => /^8{3}(8{2})?(\.0+)?$/.test(row[field])),
  ),
  edit(
    "Q659-2",
    "999 and 99999 are no codes.",
    (row) => !miscodableFields.some((field) => /^9{3}(9{2})?(\.0+)?$/.test(row[field])),
  ),
  edit("Q660-1", "A street address has at most 100 characters.", (row) => row.street.length <= 100),
  edit("Q660-2", "A street address is one address.", (row) => !/[&;\\]|\band\b/i.test(row.street)),
  edit("Q660-3", "A street address is no placeholder.", (row) => !/[!@$^%*_+={}[\]<>?\\]|tbd/i.test(row.street)),
  edit("Q660-4", "A street address has letters and digits.", (row) => {
    return oneOf(row.street.toLowerCase(), "", "na", "exempt") || (/[a-z]/i.test(row.street) && /\d/.test(row.street));
  }),
];

const exemptWordFields = [
  "uli",
  "interestRate",
  "rateSpread",
  "prepaymentPenaltyTerm",
  "dti",
  "cltv",
  "loanTerm",
  "introductoryRatePeriod",
  "street",
  "city",
  "state",
  "zip",
  "totalLoanCosts",
  "totalPointsAndFees",
  "originationCharges",
  "discountPoints",
  "lenderCredits",
  "propertyValue",
  "affordableUnits",
  "nmlsrId",
] as const satisfies readonly LarField[];

const neverExemptFields = [
  "totalUnits",
  "income",
  "purchaser",
  "hoepaStatus",
  "lienStatus",
  "loanType",
  "loanPurpose",
  "constructionMethod",
  "occupancy",
  "loanAmount",
  "preapproval",
  "actionTaken",
  "applicantEthnicity1",
  "applicantEthnicity2",
  "applicantEthnicity3",
  "applicantEthnicity4",
  "applicantEthnicity5",
  "applicantEthnicityObserved",
  "coApplicantEthnicityObserved",
  "applicantRace1",
  "applicantRace2",
  "applicantRace3",
  "applicantRace4",
  "applicantRace5",
  "coApplicantRace1",
  "coApplicantRace2",
  "coApplicantRace3",
  "coApplicantRace4",
  "coApplicantRace5",
  "applicantRaceObserved",
  "coApplicantRaceObserved",
  "applicantSex",
  "coApplicantSex",
  "applicantSexObserved",
  "coApplicantSexObserved",
  "applicantAge",
  "coApplicantAge",
  "aus2",
  "aus3",
  "aus4",
  "aus5",
  "ausResult2",
  "ausResult3",
  "ausResult4",
  "ausResult5",
] as const satisfies readonly LarField[];

const miscodableFields = [
  "applicantAge",
  "coApplicantAge",
  "applicantScore",
  "coApplicantScore",
  "street",
  "city",
  "state",
  "zip",
  "income",
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
  "affordableUnits",
  "propertyValue",
  "nmlsrId",
] as const satisfies readonly LarField[];

/** The first of two charges is larger, when both are numbers other than 0. */
function isAbove(row: LarRow, larger: LarField, smaller: LarField): boolean {
  const [a, b] = [numberOr(row[larger], 0), numberOr(row[smaller], 0)];
  return a === 0 || b === 0 || a > b;
}

/** Compared at the precision in which the CLTV is reported; true when either is not. */
function isCltvAtLeastLtv(row: LarRow): boolean {
  if (!isNumber(row.cltv) || numberOr(row.propertyValue, 0) === 0) return true;
  const cltv = new ExactDecimal(row.cltv);
  const ltv = new ExactDecimal(row.loanAmount).div(row.propertyValue).times(100);
  return cltv.gte(ltv.toDecimalPlaces(cltv.decimalPlaces()));
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function isStrictlyBetween(value: string, least: number, most: number): boolean {
  const number = numberOr(value, least);
  return number > least && number < most;
}
