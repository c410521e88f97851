import type { Address } from "@gable/domain/application/address.ts";
import type { PersonName } from "@gable/domain/application/person-name.ts";
import { otherNames } from "@gable/domain/identity/other-names.ts";
import { formatSsn } from "@gable/domain/people/ssn.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { residenceOf } from "@gable/domain/workflow/property/residence.ts";
import type { Screening } from "@gable/vendors/watchlist/protocol.ts";
import type { Person, Address as VendorAddress, PersonName as VendorName } from "@gable/vendors/wire-values.ts";

/** Our words in the vendor protocol's form, and back: absent instead of null. */
export const vendorName = ({ firstName, middleName, lastName, suffix }: PersonName): VendorName => ({
  first: firstName || lastName,
  last: lastName,
  ...(middleName && { middle: middleName }),
  ...(suffix && { suffix }),
});

export const nameOfVendor = ({ first, middle, last, suffix }: VendorName): PersonName => ({
  firstName: first,
  middleName: middle ?? null,
  lastName: last,
  suffix: suffix ?? null,
});

export const vendorAddress = ({ street2, ...address }: Address): VendorAddress => ({
  ...address,
  ...(street2 && { street2 }),
});

export const addressOfVendor = ({ street2, ...address }: VendorAddress): Address => ({
  ...address,
  street2: street2 ?? null,
});

/** A ten-digit number of an E.164 one. */
export const vendorPhone = (phone: string): string => phone.replace(/^\+1/, "");

export const phoneOfVendor = (phone: string): string => `+1${phone}`;

/** The borrower as far as a vendor may be told. Throws before the name is known. */
export function vendorPerson({ facts, uuid }: LoanFile): Person {
  const { name, birthDate, email, phone } = facts.answers;
  const residence = residenceOf(facts);
  if (!name) throw new Error(`The application ${uuid} has no name yet.`);
  return {
    name: vendorName(name),
    ...(birthDate && { dateOfBirth: birthDate }),
    ...(facts.ssn && { ssn: formatSsn(facts.ssn) }),
    ...(email && { email }),
    ...(phone && { phone: vendorPhone(phone) }),
    ...(residence && { address: vendorAddress(residence) }),
  };
}

/** The borrower as the sanctions lists are asked about them: under every name that they go by. */
export const vendorScreening = (file: LoanFile): Screening => ({
  person: vendorPerson(file),
  ...alsoAs(file.facts),
});

/** The other names of somebody, where there are any. */
export function alsoAs(person: Parameters<typeof otherNames>[0]): Pick<Screening, "otherNames"> {
  const names = otherNames(person);
  return names.length === 0 ? {} : { otherNames: names };
}
