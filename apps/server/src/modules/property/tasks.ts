import { isUsState } from "@gable/domain/people/us-states.ts";
import type { PropertyType } from "@gable/domain/property/property-type.ts";
import { propertyTimeZone } from "@gable/domain/property/time-zone.ts";
import type { Parcel, RecordedLien } from "@gable/domain/workflow/facts/application-facts.ts";
import { propertyOrder } from "@gable/domain/workflow/stages/application.ts";
import type { RecordedLien as VendorLien, Parcel as VendorParcel } from "@gable/vendors/property-data/protocol.ts";
import type { Task } from "../../context.ts";
import { vendorTask } from "../../workflow/task.ts";
import { addressOfVendor, vendorAddress } from "../../workflow/vendor-words.ts";

const types: Readonly<Record<VendorParcel["propertyType"], PropertyType>> = {
  "single-family": "SFR",
  townhouse: "TOWNHOUSE",
  "planned-unit": "PUD",
  condominium: "CONDO",
  duplex: "DUPLEX",
  triplex: "THREE_OR_FOUR_UNITS",
  fourplex: "THREE_OR_FOUR_UNITS",
  multifamily: "FIVE_OR_MORE_UNITS",
  cooperative: "CO_OP",
  manufactured: "MANUFACTURED",
  "mixed-use": "MIXED_USE",
  "vacant-land": "LAND",
  other: "OTHER",
};

/** A county's record as the vendor answers it. Throws `RangeError` for a state that there is not. */
export function readParcel(parcel: VendorParcel): Parcel {
  const { state } = parcel.address;
  if (!isUsState(state)) throw new RangeError(`There is no state ${state}.`);
  return {
    parcelId: parcel.parcelNumber,
    address: addressOfVendor(parcel.address),
    countyFips: parcel.countyFips,
    countyName: parcel.county,
    ...(parcel.censusTract && { censusTract: parcel.censusTract }),
    propertyType: types[parcel.propertyType],
    owners: parcel.owners.map(readOwner),
    vesting: parcel.vesting,
    titleChangedOn: parcel.lastTransfer?.recordedOn ?? null,
    legalDescription: parcel.legalDescription,
    timeZone: propertyTimeZone(state, parcel.countyFips),
    monthlyDues: Math.round(parcel.annualTaxes / 12) + parcel.monthlyAssociationDues,
    ...(!parcel.ownerOccupied && { ownersLiveElsewhere: true }),
    ...(parcel.listedForSale && { isForSale: true }),
    recordedLiens: parcel.liens.map(readLien),
  };
}

export const readOwner = ({ recordedName, ownerType }: VendorParcel["owners"][number]): Parcel["owners"][number] => ({
  recordedName,
  isPerson: ownerType === "person",
});

export const readLien = (lien: VendorLien): RecordedLien => ({
  id: lien.lien,
  holder: lien.holder,
  recordedOn: lien.recordedOn,
  originalAmount: lien.originalAmount,
  openEnd: lien.instrument === "home-equity-line",
  ...(lien.instrument === "home-equity-loan" && { isEquityLoan: true }),
  position: lien.position,
  releasedOn: lien.releasedOn ?? null,
});

export const propertyTasks: readonly Task[] = [
  vendorTask({
    effect: "look-up-property",
    vendor: "property-data",
    act: "find-parcels",
    request: (_ctx, file) => {
      const { home } = file.facts.answers;
      if (!home) throw new Error(`the application ${file.uuid} has no home yet`);
      return { address: vendorAddress(home) };
    },
    apply: (_ctx, { facts }, answer, now, { key }) => {
      // Another home was named meanwhile.
      if (key !== propertyOrder(facts).key) return undefined;
      const at = now.toISOString();
      const property =
        answer.outcome === "found"
          ? ({ outcome: "FOUND", parcels: answer.parcels.map(readParcel), at } as const)
          : ({ outcome: answer.outcome === "not-found" ? "NONE" : "RECORDS_DOWN", at } as const);
      return { event: "property-answered", facts: { property }, detail: { outcome: property.outcome } };
    },
  }),
];
