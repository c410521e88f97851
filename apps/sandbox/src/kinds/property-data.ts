import type {
  Parcel,
  PropertyAnswer,
  PropertySearch,
  propertyData as protocol,
} from "@gable/vendors/property-data/protocol.ts";
import { addDays } from "../days.ts";
import type { Facts, HomeFacts } from "../personas/facts.ts";
import { recogniseHome } from "../recognise.ts";
import type { Scene, Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { seeded } from "../seeded.ts";
import { addressKey, streetKey } from "../spelling.ts";
import { ownersOf, recordedLiensOf, vestingOf } from "./land-records.ts";

export const propertyData: Vendor<typeof protocol> = {
  "find-parcels": (request, scene) => atOnce(findParcels(request, scene)),
};

function findParcels(search: PropertySearch, scene: Scene): PropertyAnswer {
  const { facts } = recogniseHome(search.address, search.owners);
  const { home } = facts;
  if (home.records === "down-once" && scene.nth === 1) return { outcome: "records-down", county: home.county };
  // A persona may be known by an address that the county does not have.
  const isTheCountysOwn = streetKey(search.address) === streetKey(home.address);
  if (!isTheCountysOwn || home.records === "not-found" || home.countyFips === "00000") return { outcome: "not-found" };

  const parcels = parcelsAt(facts, search.address.street2);
  const byNumber = parcels.filter(({ parcelNumber }) => parcelNumber === search.parcelNumber);
  const byUnit = parcels.filter(({ address }) => addressKey(address) === addressKey(search.address));
  const chosen = [byNumber, byUnit].find((some) => some.length > 0) ?? parcels;
  return { outcome: "found", parcels: chosen, recordsThrough: addDays(scene.today, -12) };
}

/** As "House 2": whoever lives in no unit owns as many houses under their street address as are asked for, each a parcel of its own. */
const FURTHER_HOUSE = /^house \d+$/i;

/** The person's own parcel, and those of the neighbours under the same street address. */
function parcelsAt(facts: Facts, asked = ""): Parcel[] {
  const own = FURTHER_HOUSE.test(asked) && !facts.home.address.street2 ? furtherHouse(facts, asked) : parcelOf(facts);
  const neighbours = facts.home.siblingUnits.map((unit): Parcel => {
    const chance = seeded("neighbour", facts.seed, unit);
    return {
      ...own,
      address: { ...own.address, street2: unit },
      parcelNumber: `${own.parcelNumber.slice(0, -3)}${chance.digits(3)}`,
      owners: [
        {
          recordedName: `${chance.pick(["R", "M", "J", "T"])} ${chance.pick(["OAKES", "VALE", "STONE"])}`,
          ownerType: "person",
        },
      ],
      liens: [],
    };
  });
  return [...neighbours, own].toSorted((a, b) => (a.address.street2 ?? "").localeCompare(b.address.street2 ?? ""));
}

function furtherHouse(facts: Facts, unit: string): Parcel {
  const first = parcelOf(facts);
  const number = seeded("house", facts.seed, unit).digits(3);
  return {
    ...first,
    address: { ...first.address, street2: unit },
    parcelNumber: `${first.parcelNumber.slice(0, -3)}${number}`,
  };
}

function parcelOf(facts: Facts): Parcel {
  const { home } = facts;
  return {
    parcelNumber: home.parcelNumber,
    address: withoutUndefined(home),
    countyFips: home.countyFips,
    county: home.county,
    ...tractOf(facts),
    propertyType: home.propertyType,
    units: home.units,
    yearBuilt: home.yearBuilt,
    livingAreaSquareFeet: home.livingAreaSquareFeet,
    lotSquareFeet: home.lotSquareFeet,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    owners: ownersOf(facts),
    vesting: vestingOf(facts),
    legalDescription: home.legalDescription,
    lastTransfer: { recordedOn: home.boughtOn, price: home.price, instrument: "GRANT DEED" },
    assessedValue: Math.round(home.price * 1.15),
    annualTaxes: home.annualTaxes,
    monthlyAssociationDues: home.monthlyAssociationDues,
    ownerOccupied: home.ownerOccupied,
    listedForSale: false,
    location: home.location,
    liens: recordedLiensOf(home, (mortgage) => mortgage.onCountyRecord),
  };
}

/** Real tracts of some counties; elsewhere the records do not say. */
const tracts: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "06067": ["06067000100", "06067000200", "06067000300", "06067001400", "06067002500"],
  "48113": ["48113018138", "48113019016", "48113019301", "48113019600", "48113020600"],
};

function tractOf({ seed, home }: Facts): Pick<Parcel, "censusTract"> {
  const known = tracts[home.countyFips];
  return known ? { censusTract: seeded("tract", seed).pick(known) } : {};
}

const withoutUndefined = ({ address }: HomeFacts): Parcel["address"] => ({
  street1: address.street1,
  ...(address.street2 === undefined || address.street2 === "" ? {} : { street2: address.street2 }),
  city: address.city,
  state: address.state,
  zip: address.zip,
});
