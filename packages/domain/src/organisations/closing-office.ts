import * as z from "zod";
import { Address } from "../application/address.ts";
import { officePlaces } from "../notary/visit-places.ts";

/** A permanent office at which a Texas homestead may be closed. Tex. Const. art. XVI s.50(a)(6)(N); 7 TAC 153.15. */
export const ClosingOffice = z.object({
  placeType: z.enum(officePlaces),
  name: z.string().min(1).max(120),
  address: Address,
});
export type ClosingOffice = z.infer<typeof ClosingOffice>;

/** An office in words that tell it from others, whatever was typed around them. */
const nameOf = ({ street1, city, zip }: Address): string =>
  [street1, city, zip.slice(0, 5)].map((part) => part.trim().toUpperCase()).join("|");

/** Whether two entries are one office. */
export const isSameOffice = (one: ClosingOffice, other: ClosingOffice): boolean =>
  one.placeType === other.placeType && nameOf(one.address) === nameOf(other.address);

/** The office of a list that an address and kind of place name; undefined for any other place. */
export const officeAt = (
  offices: readonly ClosingOffice[],
  place: { readonly placeType: string; readonly address: Address },
): ClosingOffice | undefined =>
  offices.find(({ placeType, address }) => placeType === place.placeType && nameOf(address) === nameOf(place.address));
