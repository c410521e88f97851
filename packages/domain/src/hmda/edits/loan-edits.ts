import { isHmdaDate } from "../field-forms.ts";
import { hasValidCheckDigits } from "../uli.ts";
import { edit, implies, isNumber, numberOr, oneOf, type RowEdit } from "./row-edit.ts";

const ALPHANUMERIC = /^[0-9A-Za-z]+$/;

/** Identity of the row, dates, loan, action. */
export const loanEdits: readonly RowEdit[] = [
  edit("S300", "A row of the register begins with 2.", (row) => row.recordIdentifier === "2"),
  edit("S301", "The LEI is the transmittal sheet's.", (row, { sheetLei }) => {
    return row.lei.toLowerCase() === sheetLei.toLowerCase();
  }),
  edit("V600", "The LEI has twenty letters and digits.", (row) => /^[0-9A-Za-z]{20}$/.test(row.lei)),
  edit("V608-1", "A ULI has 23 to 45 letters and digits.", (row) =>
    implies(row.uli.length >= 23, ALPHANUMERIC.test(row.uli) && row.uli.length <= 45),
  ),
  edit("V608-2", "A NULI has 1 to 22 letters and digits and is no code.", (row) =>
    implies(row.uli.length < 23, ALPHANUMERIC.test(row.uli) && !oneOf(row.uli.toUpperCase(), "EXEMPT", "NA", "1111")),
  ),
  edit("V609", "The check digits of a ULI agree.", (row) => implies(row.uli.length > 22, hasValidCheckDigits(row.uli))),
  edit("V610-1", "The application date is a date or NA.", (row) => {
    return row.applicationDate === "NA" || isHmdaDate(row.applicationDate);
  }),
  edit("V610-2", "The application date is NA for a purchased loan, and only then.", (row) => {
    return (row.actionTaken === "6") === (row.applicationDate === "NA");
  }),
  edit("V611", "The loan type is 1 to 4.", (row) => oneOf(row.loanType, 1, 2, 3, 4)),
  edit("V612-1", "The loan purpose is 1, 2, 31, 32, 4 or 5.", (row) => oneOf(row.loanPurpose, 1, 2, 31, 32, 4, 5)),
  edit("V612-2", "Only a purchase has a preapproval.", (row) =>
    implies(row.preapproval === "1", row.loanPurpose === "1"),
  ),
  edit("V613-1", "Preapproval is 1 or 2.", (row) => oneOf(row.preapproval, 1, 2)),
  edit("V613-2", "Actions 7 and 8 are on preapprovals.", (row) =>
    implies(oneOf(row.actionTaken, 7, 8), row.preapproval === "1"),
  ),
  edit("V613-3", "Actions 3 to 6 have no preapproval.", (row) =>
    implies(oneOf(row.actionTaken, 3, 4, 5, 6), row.preapproval === "2"),
  ),
  edit("V613-4", "A preapproval ends in action 1, 2, 7 or 8.", (row) =>
    implies(row.preapproval === "1", oneOf(row.actionTaken, 1, 2, 7, 8)),
  ),
  edit("V614-1", "Only a purchase may have a preapproval.", (row) =>
    implies(oneOf(row.loanPurpose, 2, 4, 31, 32, 5), row.preapproval === "2"),
  ),
  edit("V614-2", "Multifamily housing has no preapproval.", (row) =>
    implies(isNumber(row.affordableUnits), row.preapproval === "2"),
  ),
  edit("V614-3", "A reverse mortgage has no preapproval.", (row) =>
    implies(row.reverseMortgage === "1", row.preapproval === "2"),
  ),
  edit("V614-4", "An open-end line has no preapproval.", (row) =>
    implies(row.openEnd === "1", row.preapproval === "2"),
  ),
  edit("V615-1", "The construction method is 1 or 2.", (row) => oneOf(row.constructionMethod, 1, 2)),
  edit("V615-2", "A land interest belongs to a manufactured home.", (row) =>
    implies(oneOf(row.manufacturedLandInterest, 1, 2, 3, 4), row.constructionMethod === "2"),
  ),
  edit("V615-3", "A manufactured home's security belongs to a manufactured home.", (row) =>
    implies(oneOf(row.manufacturedSecuredType, 1, 2), row.constructionMethod === "2"),
  ),
  edit("V616", "The occupancy is 1, 2 or 3.", (row) => oneOf(row.occupancy, 1, 2, 3)),
  edit("V617", "The amount is a number from 0.", (row) => numberOr(row.loanAmount, -1) >= 0),
  edit("V618", "The action taken is 1 to 8.", (row) => oneOf(row.actionTaken, 1, 2, 3, 4, 5, 6, 7, 8)),
  edit("V619-1", "The action has a date.", (row) => isHmdaDate(row.actionTakenDate)),
  edit("V619-2", "The action was taken in the reporting year.", (row, { filingYear }) => {
    return row.actionTakenDate.startsWith(String(filingYear));
  }),
  edit("V619-3", "The action is on or after the application.", (row) =>
    implies(
      oneOf(row.actionTaken, 1, 2, 3, 4, 5, 7, 8) && row.applicationDate !== "NA",
      row.actionTakenDate >= row.applicationDate,
    ),
  ),
  edit("V654-1", "Income is a whole number of thousands or NA.", (row) => {
    return row.income === "NA" || /^[+-]?\d+$/.test(row.income);
  }),
  edit("V654-2", "Multifamily housing has no income.", (row) =>
    implies(isNumber(row.affordableUnits), row.income === "NA"),
  ),
  edit("V656-1", "The purchaser is a code of the table.", (row) => {
    return oneOf(row.purchaser, 0, 1, 2, 3, 4, 5, 6, 71, 72, 8, 9);
  }),
  edit("V656-2", "Only loans made or bought are sold.", (row) =>
    implies(oneOf(row.actionTaken, 2, 3, 4, 5, 7, 8), row.purchaser === "0"),
  ),
  edit("V658-1", "The HOEPA status is 1, 2 or 3.", (row) => oneOf(row.hoepaStatus, 1, 2, 3)),
  edit("V658-2", "Only loans made or bought have a HOEPA status.", (row) =>
    implies(oneOf(row.actionTaken, 2, 3, 4, 5, 7, 8), row.hoepaStatus === "3"),
  ),
  edit("V659", "The lien status is 1 or 2.", (row) => oneOf(row.lienStatus, 1, 2)),
  edit("V693-1", "The way of application is 1, 2, 3 or exempt.", (row) => oneOf(row.submission, 1111, 1, 2, 3)),
  edit("V693-2", "A purchased loan was not applied for with us.", (row) =>
    implies(row.actionTaken === "6", oneOf(row.submission, 1111, 3)),
  ),
  edit("V693-3", "Only a purchased loan was not applied for with us.", (row) =>
    implies(row.submission === "3", row.actionTaken === "6"),
  ),
  edit("V694-1", "Initially payable is 1, 2, 3 or exempt.", (row) => oneOf(row.initiallyPayable, 1111, 1, 2, 3)),
  edit("V694-2", "A purchased loan was not first payable to us.", (row) =>
    implies(row.actionTaken === "6", oneOf(row.initiallyPayable, 1111, 3)),
  ),
  edit("V694-3", "A loan made was payable to someone.", (row) =>
    implies(row.actionTaken === "1", oneOf(row.initiallyPayable, 1111, 1, 2)),
  ),
  edit("V706", "Reverse mortgage is 1, 2 or exempt.", (row) => oneOf(row.reverseMortgage, 1111, 1, 2)),
  edit("V707", "Open-end line is 1, 2 or exempt.", (row) => oneOf(row.openEnd, 1111, 1, 2)),
  edit("V708", "Business purpose is 1, 2 or exempt.", (row) => oneOf(row.businessPurpose, 1111, 1, 2)),
];
