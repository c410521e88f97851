import type { Address } from "@gable/domain/application/address.ts";
import { lazyPart } from "@gable/ui/components/connection/lazy-part.tsx";
import { Icon } from "@gable/ui/components/icon/icon.tsx";
import { Suspense, useEffect, useRef } from "react";
import "./address-card.css";

const PlaceMap = lazyPart(async () => (await import("./place-map.tsx")).PlaceMap);

type CardProps = { address: Address; label?: string; takesFocus?: boolean };

/** An address to look at once more, with a pin on the map of its state as soon as that has come. */
export function AddressCard({ address, label, takesFocus = false }: CardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  const { street1, street2, city, state, zip } = address;
  const pin = <Icon name="pin" size={24} />;
  return (
    <section ref={card} className="address-card" aria-label={label} tabIndex={-1}>
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
