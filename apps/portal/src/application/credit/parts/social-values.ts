import type { BodyOf } from "@gable/contract/call.ts";
import type { repullCredit } from "@gable/contract/calls/credit.ts";
import { type AddressValues, addressValues, toAddress } from "@gable/ui/forms/address-values.ts";
import type { Resolver } from "react-hook-form";
import { schemaResolver } from "../../../shell/schema-resolver.ts";

export type SocialValues = { ssn: string; hasMoved: boolean; formerAddress: AddressValues };

export const blankSocial: SocialValues = {
  ssn: "",
  hasMoved: false,
  formerAddress: addressValues(),
};

/** The number, and the former address of somebody who has moved. */
export function toCheck({ ssn, hasMoved, formerAddress }: SocialValues): BodyOf<typeof repullCredit> {
  return { ssn, ...(hasMoved && { formerAddress: toAddress(formerAddress) }) };
}

const loadSchema = async () => (await import("./social-schema.ts")).SocialInput;

/** Checks by the server's own rules. */
export function socialResolver(): Resolver<SocialValues> {
  const byRules = schemaResolver<SocialValues, object>(loadSchema, toCheck);
  return async (values, context, options) => {
    const { errors } = await byRules(values, context, options);
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
