import type { Address } from "@gable/domain/application/address.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { AddressCard } from "../../../address/address-card.tsx";
import { propertyWords } from "../property.words.ts";

/** The address at which county records were searched, on the map of its state. */
export function WhereWeLooked({ address }: { address: Address | null }) {
  const t = useText(propertyWords);
  return address === null ? null : <AddressCard address={address} label={t.lookedFor} />;
}
