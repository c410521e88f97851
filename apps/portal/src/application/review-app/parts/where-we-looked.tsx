import type { Address } from "@gable/domain/application/address.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { Suspense } from "react";
import { lazyPart } from "../../../shell/lazy-part.ts";
import { propertyWords } from "../property.words.ts";

const AddressCard = lazyPart(async () => (await import("../../../address/address-card.tsx")).AddressCard);

/** The address at which county records were searched, on the map of its state. */
export function WhereWeLooked({ address }: { address: Address | null }) {
  const t = useText(propertyWords);
  if (address === null) return null;
  return (
    <Suspense fallback={null}>
      <AddressCard address={address} label={t.lookedFor} />
    </Suspense>
  );
}
