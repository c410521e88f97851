import type { Parcel, RecordedLien } from "@gable/vendors/property-data/protocol.ts";
import { addDays, addMonths } from "../days.ts";
import type { Facts, HomeFacts, MortgageFacts } from "../personas/facts.ts";
import { seeded } from "../seeded.ts";
import { recordedName } from "../spelling.ts";

export function ownersOf({ home, person, coOwners }: Facts): Parcel["owners"] {
  switch (home.ownedBy.as) {
    case "person":
      return [{ recordedName: recordedName(person.name), ownerType: "person" }];
    case "person-and-co-owners":
      return [person, ...coOwners].map(({ name }) => ({ recordedName: recordedName(name), ownerType: "person" }));
    case "trust":
      return [{ recordedName: home.ownedBy.trust, ownerType: "trust" }];
    case "others":
      return home.ownedBy.recordedNames.map((name) => ({ recordedName: name, ownerType: "person" }));
    default:
      return home.ownedBy satisfies never;
  }
}

const communityPropertyStates = new Set(["AZ", "CA", "ID", "LA", "NV", "NM", "TX", "WA", "WI"]);

export function vestingOf(facts: Facts): string {
  const { ownedBy, address } = facts.home;
  if (ownedBy.as === "trust") return `${recordedName(facts.person.name)}, trustee of ${ownedBy.trust}`;
  if (ownedBy.as !== "person-and-co-owners") return "a single person, in fee simple";
  return communityPropertyStates.has(address.state)
    ? "a married couple, as community property with right of survivorship"
    : "a married couple, as tenants by the entirety";
}

/** Open liens in order of recording, which is their order of priority. */
export function recordedLiensOf(home: HomeFacts, include: (mortgage: MortgageFacts) => boolean): RecordedLien[] {
  return home.mortgages
    .filter(include)
    .toSorted((a, b) => a.openedOn.localeCompare(b.openedOn))
    .map((mortgage, index) => ({
      lien: `${home.parcelNumber}/${mortgage.id}`,
      instrument: mortgage.instrument,
      holder: mortgage.holder,
      recordedOn: addDays(mortgage.openedOn, 6),
      instrumentNumber: `${mortgage.openedOn.slice(0, 4)}-${seeded("instrument", home.parcelNumber, mortgage.id).digits(7)}`,
      originalAmount: mortgage.originalAmount,
      position: index + 1,
      maturesOn: addMonths(mortgage.openedOn, mortgage.termMonths),
    }));
}
