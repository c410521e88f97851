import { isNmlsId } from "../nmls-id.ts";
import { edit, implies, isNaOrExempt, isNumber, numberOr, oneOf, type RowEdit } from "./row-edit.ts";

/** The property, its units, and who took the application. */
export const propertyEdits: readonly RowEdit[] = [
  edit("V688-1", "The value is a number above 0, exempt or NA.", (row) => {
    return isNaOrExempt(row.propertyValue) || numberOr(row.propertyValue, 0) > 0;
  }),
  edit("V688-2", "Withdrawn and incomplete files have no value.", (row) =>
    implies(oneOf(row.actionTaken, 4, 5), isNaOrExempt(row.propertyValue)),
  ),
  edit("V689-1", "The manufactured home's security is a code.", (row) => {
    return oneOf(row.manufacturedSecuredType, 1111, 1, 2, 3);
  }),
  edit("V689-2", "Multifamily housing is no manufactured home.", (row) =>
    implies(isNumber(row.affordableUnits), oneOf(row.manufacturedSecuredType, 1111, 3)),
  ),
  edit("V689-3", "A home built on site has no such security.", (row) =>
    implies(row.constructionMethod === "1", oneOf(row.manufacturedSecuredType, 1111, 3)),
  ),
  edit("V690-1", "The manufactured home's land interest is a code.", (row) => {
    return oneOf(row.manufacturedLandInterest, 1111, 1, 2, 3, 4, 5);
  }),
  edit("V690-2", "Multifamily housing has no such land interest.", (row) =>
    implies(isNumber(row.affordableUnits), oneOf(row.manufacturedLandInterest, 1111, 5)),
  ),
  edit("V690-3", "A home built on site has no such land interest.", (row) =>
    implies(row.constructionMethod === "1", oneOf(row.manufacturedLandInterest, 1111, 5)),
  ),
  edit("V691", "There is at least one unit.", (row) => numberOr(row.totalUnits, 0) > 0),
  edit("V692-1", "Affordable units are a whole number, exempt or NA.", (row) => {
    return isNaOrExempt(row.affordableUnits) || /^\d+$/.test(row.affordableUnits);
  }),
  edit("V692-2", "Fewer than five units have no affordable units.", (row) =>
    implies(numberOr(row.totalUnits, 0) < 5, isNaOrExempt(row.affordableUnits)),
  ),
  edit("V692-3", "Affordable units are among the units.", (row) =>
    implies(
      numberOr(row.totalUnits, 0) >= 5 && isNumber(row.affordableUnits),
      numberOr(row.affordableUnits, 0) <= numberOr(row.totalUnits, 0),
    ),
  ),
  edit("V695-1", "The originator's identifier is a whole number, exempt or NA.", (row) => {
    return isNaOrExempt(row.nmlsrId) || /^[+-]?\d+$/.test(row.nmlsrId);
  }),
  edit("V695-2", "The originator's identifier is not 0.", (row) => !/^0+$/.test(row.nmlsrId)),
  edit("V695-3", "The originator's identifier has four to seven digits, at most 3000000.", (row, { filingYear }) => {
    return isNaOrExempt(row.nmlsrId) || isNmlsId(row.nmlsrId, Math.min(filingYear, 2026));
  }),
  edit("V695-4", "From 2027: the originator's identifier has no leading zero.", (row, { filingYear }) =>
    implies(filingYear >= 2027, !row.nmlsrId.startsWith("0")),
  ),
  edit("V695-5", "From 2027: the originator's identifier is no reserved code.", (row, { filingYear }) =>
    implies(filingYear >= 2027, !oneOf(row.nmlsrId, 1111, 7777, 8888, 9999)),
  ),
];
