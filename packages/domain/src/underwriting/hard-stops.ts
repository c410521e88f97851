import type { LocalDate } from "../calendar/local-date.ts";
import type { DecisionReason, Finding } from "./underwriting-decision.ts";
import type { StateLicense, UnderwritingInput } from "./underwriting-input.ts";

/** May this lender, and the originator attached, take an application for this home at all? By the state of the property. */
export function hardStops({ asOf, property, lender }: UnderwritingInput): DecisionReason[] {
  const stops: DecisionReason[] = [];
  const numbers = { state: property.state };
  if (!isLicensedIn(lender.licenses, property.state, asOf)) {
    stops.push(stop("STATE_NOT_LICENSED", "We do not lend in the state of the property", numbers));
  }
  if (property.state === "NY" && !lender.authorisedInNewYork) {
    stops.push(stop("NEW_YORK_NOT_AUTHORISED", "We do not lend in the state of the property", numbers));
  }
  if (lender.originatorLicenses !== null && !isLicensedIn(lender.originatorLicenses, property.state, asOf)) {
    stops.push(stop("ORIGINATOR_NOT_LICENSED", "The loan officer does not work in the state of the property", numbers));
  }
  return stops;
}

/** A licence in force on a day in a state. */
export function isLicensedIn(licenses: readonly StateLicense[], state: string, on: LocalDate): boolean {
  return licenses.some(
    (license) => license.state === state && license.from <= on && (license.until === null || on <= license.until),
  );
}

function stop(finding: Finding, specify: string, numbers: DecisionReason["numbers"]): DecisionReason {
  return { finding, code: "OTHER", specify, numbers };
}
