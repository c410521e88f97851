import type { Address } from "../../application/address.ts";
import type { Facts } from "../facts/facts.ts";

/**
 * Where the borrower lives, and is written to: in the home, unless it is a second or a rented one and they said where else. Undefined before
 * there is an address.
 */
export function residenceOf({ answers, additional }: Pick<Facts, "answers" | "additional">): Address | undefined {
  const isElsewhere = (additional?.occupancy ?? answers.occupancy ?? "PRIMARY") !== "PRIMARY";
  return (isElsewhere ? answers.residence : undefined) ?? answers.home;
}
