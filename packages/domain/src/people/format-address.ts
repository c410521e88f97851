import type { Address } from "../application/address.ts";
import { titleCase } from "./title-case.ts";

/** "2200 Example Way, Apt 4, Sacramento, CA 95816" */
export function formatAddress(address: Address): string {
  const { street1, street2, city, state, zip } = address;
  return [street1, street2, city, `${state} ${zip}`].filter(Boolean).map(String).map(titleCaseUnlessCode).join(", ");
}

function titleCaseUnlessCode(text: string): string {
  return /^[A-Z]{2} \d/.test(text) ? text : titleCase(text);
}
