import type { BodyOf } from "@gable/contract/call.ts";
import type { DevelopmentPersona } from "@gable/contract/calls/development.ts";
import type { saveDraft } from "@gable/contract/calls/profile.ts";

type Draft = BodyOf<typeof saveDraft>;

const homeTypes: Readonly<Record<string, NonNullable<Draft["homeType"]>>> = {
  "single-family": "SINGLE_FAMILY",
  townhouse: "TOWNHOUSE",
  "planned-unit": "PLANNED_UNIT",
  condominium: "CONDOMINIUM",
  duplex: "DUPLEX",
};

/** All that a persona answers before the log-in, under an address of its own for each try. */
export function draftOf({ fill, home }: DevelopmentPersona, email: string): Draft {
  const { address, name } = fill;
  return {
    home: { ...address, street2: address.street2 ?? null },
    homeType: homeTypes[home.propertyType] ?? "OTHER",
    occupancy: fill.propertyUse,
    ownership: fill.ownership,
    listedForSale: fill.listedForSale,
    titleChangedRecently: fill.titleChangedRecently,
    employmentType: fill.employmentType as NonNullable<Draft["employmentType"]>,
    annualIncome: fill.annualIncome,
    otherIncome: fill.otherIncome,
    name: {
      firstName: name.first,
      middleName: name.middle ?? "",
      lastName: name.last,
      suffix: name.suffix ?? "",
    },
    birthDate: fill.dateOfBirth,
    email,
    phone: fill.phone,
    language: fill.language,
    textMessages: false,
  };
}
