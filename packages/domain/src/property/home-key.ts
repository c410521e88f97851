import type { Address } from "../application/address.ts";

/** The same for every way of writing one address that differs in spaces, commas, capitals or the last four digits of the ZIP code alone. */
export const homeKey = ({ street1, street2, zip }: Pick<Address, "street1" | "street2" | "zip">): string =>
  [street1, street2 ?? "", zip.slice(0, 5)].map((part) => part.toLowerCase().replaceAll(/[^a-z0-9]/g, "")).join("|");
