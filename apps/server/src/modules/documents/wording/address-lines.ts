import type { Address } from "@gable/domain/application/address.ts";
import { isUsState, usStates } from "@gable/domain/people/us-states.ts";
import { countyInFull } from "@gable/domain/property/county-name.ts";

/** The lines of an address as an envelope shows them. */
export function addressLines(address: Address): string[] {
  return [
    address.street1,
    ...(address.street2 ? [address.street2] : []),
    `${address.city}, ${address.state} ${address.zip}`,
  ];
}

/** An address on one line, for a sentence. */
export function addressInLine(address: Address): string {
  return addressLines(address).join(", ");
}

/** "New Jersey" from "NJ". Throws RangeError where there is no such state. */
export function stateName(code: string): string {
  if (!isUsState(code)) throw new RangeError(`Not a state: ${code}`);
  return usStates[code].en;
}

/** Where a notary did their act, as a certificate begins: `State of Virginia, Fairfax County`. */
export function venueInLine(state: string, county: string): string {
  return state === "DC" ? stateName(state) : `State of ${stateName(state)}, ${countyInFull(county, "en")}`;
}
