import type { Address } from "@gable/domain/application/address.ts";
import { isUsState } from "@gable/domain/people/us-states.ts";

const ADDRESS =
  /^(?<street1>[^,]+)(?:, (?<street2>[^,]+))?, (?<city>[^,]+), (?<state>[A-Z]{2}) (?<zip>\d{5}(?:-\d{4})?)$/;

/** The parts of "street, city, ST 12345"; undefined where the line is no postal address. */
export function postalAddress(line: string): Address | undefined {
  const parts = ADDRESS.exec(line)?.groups;
  if (!parts || !isUsState(parts["state"] ?? "")) return undefined;
  return {
    street1: parts["street1"] ?? "",
    street2: parts["street2"] ?? null,
    city: parts["city"] ?? "",
    state: parts["state"] ?? "",
    zip: parts["zip"] ?? "",
  };
}
