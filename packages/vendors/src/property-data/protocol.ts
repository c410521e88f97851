import { z } from "zod";
import { defineProtocol } from "../order-protocol.ts";
import { address, cents, countyFips, date, identifier, personName, subjectProperty } from "../wire-values.ts";

export const propertyTypes = [
  "single-family",
  "townhouse",
  "planned-unit",
  "condominium",
  "duplex",
  "triplex",
  "fourplex",
  "multifamily",
  "cooperative",
  "manufactured",
  "mixed-use",
  "vacant-land",
  "other",
] as const;

export const recordedLien = z.object({
  lien: identifier,
  /** `home-equity-loan`: a closed-end loan on equity, which in Texas says so in its title and on its face. */
  instrument: z.enum([
    "mortgage",
    "deed-of-trust",
    "home-equity-line",
    "home-equity-loan",
    "judgment",
    "tax",
    "mechanics",
    "association",
  ]),
  holder: z.string(),
  recordedOn: date,
  instrumentNumber: z.string(),
  /** For an open line, its limit. */
  originalAmount: cents,
  position: z.int().min(1),
  maturesOn: date.optional(),
  /** The date on which a release was recorded, where one was. */
  releasedOn: date.optional(),
});
export type RecordedLien = z.infer<typeof recordedLien>;

export const owner = z.object({
  /** As on the deed: `ADA L SORENSEN`. */
  recordedName: z.string(),
  ownerType: z.enum(["person", "trust", "company", "estate"]),
});

export const parcel = z.object({
  parcelNumber: z.string(),
  address,
  countyFips,
  county: z.string(),
  /** Eleven digits, of the census in force. */
  censusTract: z
    .string()
    .regex(/^\d{11}$/)
    .optional(),
  propertyType: z.enum(propertyTypes),
  units: z.int().min(1),
  yearBuilt: z.int().optional(),
  livingAreaSquareFeet: z.int().positive().optional(),
  lotSquareFeet: z.int().positive().optional(),
  bedrooms: z.int().min(0).optional(),
  bathrooms: z.number().min(0).optional(),
  owners: z.array(owner).min(1),
  /** As written in the deed: `a married couple as community property with right of survivorship`. */
  vesting: z.string(),
  legalDescription: z.string(),
  lastTransfer: z.object({ recordedOn: date, price: cents.optional(), instrument: z.string() }).optional(),
  assessedValue: cents,
  annualTaxes: cents,
  monthlyAssociationDues: cents,
  ownerOccupied: z.boolean(),
  listedForSale: z.boolean(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  liens: z.array(recordedLien),
});
export type Parcel = z.infer<typeof parcel>;

export const propertySearch = subjectProperty.extend({
  /** Who says to own it: vendors use the names to tell parcels apart. */
  owners: z.array(personName).optional(),
});
export type PropertySearch = z.infer<typeof propertySearch>;

export const propertyAnswer = z.discriminatedUnion("outcome", [
  /** One parcel, or several where the address does not tell them apart (units, split lots): the borrower chooses. */
  z.object({ outcome: z.literal("found"), parcels: z.array(parcel).min(1), recordsThrough: date }),
  z.object({ outcome: z.literal("not-found") }),
  /** The county's own records are down; the vendor itself is well. */
  z.object({ outcome: z.literal("records-down"), county: z.string() }),
]);
export type PropertyAnswer = z.infer<typeof propertyAnswer>;

export const propertyData = defineProtocol({
  kind: "property-data",
  summary: "County records: parcels, owners, transfers, recorded liens",
  acts: {
    "find-parcels": {
      summary: "Every parcel that the address may mean, or the one of the parcel number",
      request: propertySearch,
      answer: propertyAnswer,
    },
  },
});
