import { stateFips } from "../census-states.ts";
import { edit, implies, oneOf, type RowEdit } from "./row-edit.ts";

/** Where the home is. */
export const geographyEdits: readonly RowEdit[] = [
  edit("V620", "There is a street address.", (row) => row.street !== ""),
  edit("V621", "There is a city.", (row) => row.city !== ""),
  edit("V622", "A street address has city, state and ZIP code with it.", (row) =>
    implies(!oneOf(row.street, "NA", "Exempt"), row.city !== "NA" && row.state !== "NA" && row.zip !== "NA"),
  ),
  edit("V623", "The state is a postal code or NA.", (row) => row.state === "NA" || Object.hasOwn(stateFips, row.state)),
  edit("V624", "The ZIP code has five digits, or five and four.", (row) => {
    return oneOf(row.zip, "NA", "Exempt") || /^\d{5}(-\d{4})?$/.test(row.zip);
  }),
  edit("V625-1", "The census tract has eleven digits or is NA.", (row) => {
    return row.tract === "NA" || /^\d{11}$/.test(row.tract);
  }),
  edit("V625-2", "The census tract exists.", (row, { tracts }) => row.tract === "NA" || tracts.has(row.tract)),
  edit("V626", "The county is a FIPS code or NA.", (row, { counties }) => {
    return row.county === "NA" || (row.county.length === 5 && counties.has(row.county));
  }),
  edit("V627", "The tract lies in the county.", (row, { counties }) =>
    implies(
      row.county !== "NA" && row.tract !== "NA",
      row.tract.slice(0, 5) === row.county && counties.has(row.county),
    ),
  ),
  edit("V716", "The county lies in the state.", (row, { counties }) =>
    implies(
      row.county !== "NA" && row.state !== "NA",
      counties.has(row.county) && row.county.slice(0, 2) === stateFips[row.state],
    ),
  ),
];
