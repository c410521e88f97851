/** What the five fields hold; empty ones are `""`. */
export type AddressValues = { street1: string; street2: string; city: string; state: string; zip: string };

/** The fields of an address that is known, or empty ones. */
export const addressValues = (address?: Partial<Record<keyof AddressValues, string | null>>): AddressValues => ({
  street1: address?.street1 ?? "",
  street2: address?.street2 ?? "",
  city: address?.city ?? "",
  state: address?.state ?? "",
  zip: address?.zip ?? "",
});

/** What is sent of the fields: no unit where none was typed. */
export const toAddress = (values: AddressValues) => ({ ...values, street2: values.street2 || null });
