import type { Address } from "@gable/domain/application/address.ts";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { lazy, Suspense } from "react";
import "./address-card.css";

const PlaceMap = lazy(async () => ({ default: (await import("./place-map.tsx")).PlaceMap }));

/** An address to look at once more, with a pin on the map of its state as soon as that has come. */
export function AddressCard({ address, label }: { address: Address; label?: string }) {
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
