import type { AddressAnswer, AddressCheck, addresses as protocol } from "@gable/vendors/addresses/protocol.ts";
import type { Address } from "@gable/vendors/wire-values.ts";
import type { AddressFacts } from "../personas/facts.ts";
import { countyOfZip, placeOfZip } from "../places.ts";
import { knownAddresses, recogniseHome } from "../recognise.ts";
import type { Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { oneLine, plain, streetKey } from "../spelling.ts";
import { sampleStreets } from "./sample-streets.ts";

export const addresses: Vendor<typeof protocol> = {
  suggest: ({ typed, limit }) => atOnce({ outcome: "suggested", addresses: completionsOf(typed).slice(0, limit) }),
  normalise: (request) => atOnce(normalise(request)),
};

/** Homes of personas whose address has every word that was typed; then the number that was typed, on streets that begin so. */
function completionsOf(typed: string): Address[] {
  const words = plain(typed).split(" ");
  const homes = knownAddresses.filter((home) => {
    const known = plain(oneLine(home)).split(" ");
    return words.every((word) => known.some((part) => part.startsWith(word)));
  });
  const [, number, street = ""] = /^\s*(\d+)\s+(.*)$/.exec(typed) ?? [];
  const begun = plain(street);
  const others =
    number === undefined || begun === ""
      ? []
      : sampleStreets
          .filter((sample) => plain(`${sample.street} ${sample.city} ${sample.state} ${sample.zip}`).startsWith(begun))
          .map(({ street: name, ...place }) => ({ street1: `${number} ${name}`, ...place }));
  return [...homes, ...others].map(clean);
}

function normalise({ address }: AddressCheck): AddressAnswer {
  const { facts, persona } = recogniseHome(address);
  if (persona !== null && streetKey(persona.home.address) === streetKey(address)) {
    const { home } = facts;
    const unit = address.street2 === undefined || address.street2 === "" ? {} : { street2: address.street2 };
    const { street2: _, ...written } = clean(home.address);
    return placed(address, { ...written, ...unit }, home.countyFips, home.county, home.censusTract, home.location);
  }
  const place = placeOfZip(address.zip);
  const county = countyOfZip(address.zip);
  if (place === undefined || county === undefined || !/^\d+[A-Za-z]? \S+/.test(address.street1.trim())) {
    return { outcome: "not-found" };
  }
  const written = clean({
    ...address,
    street1: address.street1.trim().replaceAll(/\s+/g, " "),
    state: place.state,
    city: place.state === address.state ? address.city : place.city,
  });
  return placed(address, written, county.fips, county.name, null, place);
}

function placed(
  given: Address,
  address: Address,
  countyFips: string,
  county: string,
  censusTract: string | null,
  { latitude, longitude }: { latitude: number; longitude: number },
): AddressAnswer {
  const outcome = oneLine(given) === oneLine(address) ? "exact" : "suggestion";
  return { outcome, address, countyFips, county, censusTract, location: { latitude, longitude } };
}

const clean = ({ street1, street2, city, state, zip }: AddressFacts): Address => ({
  street1,
  ...(street2 === undefined || street2 === "" ? {} : { street2 }),
  city,
  state,
  zip,
});
