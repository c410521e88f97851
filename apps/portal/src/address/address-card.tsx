import type { Address } from "@gable/domain/application/address.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { Suspense } from "react";
import "./address-card.css";

const PlaceMap = lazyPart(async () => (await import("./place-map.tsx")).PlaceMap);

type CardProps = { address: Address; label?: string };

/** An address to look at once more, with a pin on the map of its state as soon as that has come. */
export function AddressCard({ address, label }: CardProps) {
  const { street1, street2, city, state, zip } = address;
  const pin = <Icon name="pin" size={24} />;
  return (
    <section className="address-card" aria-label={label} tabIndex={-1}>
      <span className="address-place">
        <Suspense fallback={pin}>
          <PlaceMap zip={zip} fallback={pin} />
        </Suspense>
      </span>
      <p>
        <strong>
          {street1}
          {street2 ? `, ${street2}` : null}
        </strong>
        <span>
          {city}, {state} {zip}
        </span>
      </p>
    </section>
  );
}
