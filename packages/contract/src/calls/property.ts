import { Address } from "@gable/domain/application/address.ts";
import { VendorId } from "@gable/domain/liens/vendor-id.ts";
import { oneLine } from "@gable/domain/one-line.ts";
import { AddressInput } from "@gable/domain/people/address-input.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { APPLICATIONS, CommandReply, OfApplication } from "./application.ts";

export const suggestAddresses = call({
  name: "suggestAddresses",
  summary: "Addresses that begin like the text",
  method: "GET",
  path: "/service-application/external/api/v1/addresses",
  access: "visitor",
  query: z.object({ text: oneLine(120).min(3) }),
  reply: z.object({ suggestions: z.array(Address), complete: z.boolean() }),
});

export const checkAddress = call({
  name: "checkAddress",
  summary: "Whether an address that was typed is known, and as what",
  method: "POST",
  path: "/service-application/external/api/v1/addresses/check",
  access: "visitor",
  body: z.strictObject({ address: AddressInput }),
  reply: z.discriminatedUnion("outcome", [
    z.object({ outcome: z.literal("exact") }),
    /** Known in another spelling; whoever typed it chooses between the two. */
    z.object({ outcome: z.literal("suggestion"), address: Address }),
    z.object({ outcome: z.literal("not-found") }),
    /** Nobody could be asked: nobody is held up by that. */
    z.object({ outcome: z.literal("unchecked") }),
  ]),
});

export const stateLicenses = call({
  name: "stateLicenses",
  summary: "The states in which a lender may take applications today",
  method: "GET",
  path: "/service-application/external/api/v1/heloc/state-licenses",
  access: "visitor",
  query: z.object({ orgCode: z.string().max(40) }),
  reply: z.object({ states: z.array(z.object({ code: z.string(), name: z.string() })) }),
});

export const propertyChoices = call({
  name: "propertyChoices",
  summary: "What county records know of the home",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/property`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    address: Address.nullable(),
    parcels: z.array(
      z.object({
        parcelId: z.string(),
        address: Address,
        ownerInitials: z.array(z.string()),
        propertyType: z.string(),
      }),
    ),
    chosenParcelId: z.string().nullable(),
    value: z
      .object({
        amount: z.int(),
        low: z.int(),
        high: z.int(),
        source: z.string(),
        asOf: z.iso.date(),
        condition: z.string(),
      })
      .nullable(),
  }),
});

export const chooseProperty = call({
  name: "chooseProperty",
  summary: "Say which of several homes it is",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/property`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ parcelId: VendorId }),
  reply: CommandReply,
});

export const correctHome = call({
  name: "correctHome",
  summary: "Another address or unit, where county records know none or several at the first one",
  method: "PUT",
  path: `${APPLICATIONS}/:uuid/property/address`,
  access: "applicant",
  idempotent: true,
  params: OfApplication,
  body: z.strictObject({ home: AddressInput }),
  reply: CommandReply,
});

export const ownership = call({
  name: "ownership",
  summary: "Whose name county records have, beside the borrower's",
  method: "GET",
  path: `${APPLICATIONS}/:uuid/property/ownership`,
  access: "applicant",
  params: OfApplication,
  reply: z.object({
    address: Address.nullable(),
    county: z.string().nullable(),
    /** As on record. */
    owners: z.array(z.string()),
    vesting: z.string().nullable(),
    borrower: z.string(),
    /** The borrower is one of them, or was found to be an owner. */
    isRecorded: z.boolean(),
  }),
});
