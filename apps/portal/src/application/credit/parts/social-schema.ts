import { AddressInput } from "@gable/domain/people/address-input.ts";
import { SsnInput } from "@gable/domain/people/ssn.ts";
import { object } from "zod";

/** What the bureau is asked with. Loaded on demand, with the library of schemas. */
export const SocialInput = object({ ssn: SsnInput, formerAddress: AddressInput.optional() });
