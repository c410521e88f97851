import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Person } from "@gable/vendors/wire-values.ts";
import { vendorName, vendorPhone } from "./vendor-words.ts";

/** A signer as far as a vendor may be told: nothing of the borrower is among it. */
export function vendorSigner({ name, birthDate, contact }: SignerFacts): Person {
  return {
    name: vendorName(name),
    ...(birthDate && { dateOfBirth: birthDate }),
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { phone: vendorPhone(contact.phone) }),
  };
}
