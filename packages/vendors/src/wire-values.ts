import { isBrokenText } from "@gable/domain/broken-text.ts";
import { z } from "zod";

/** Whole US cents; may be negative only where a schema says so. */
export const cents = z.int().min(0).meta({ description: "Whole US cents" });

/** A rate in percent as an exact decimal string with three decimals: `"8.950"`. */
export const percent = z
  .string()
  .regex(/^\d{1,3}\.\d{3}$/)
  .meta({ description: "Percent, three decimals" });

/** A calendar date, `YYYY-MM-DD`. */
export const date = z.iso.date();

/** An instant in UTC or with an offset. */
export const instant = z.iso.datetime({ offset: true });

/** A short identifier given by either side. */
export const identifier = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => !isBrokenText(name));

/** An opaque token of the vendor's. */
export const token = z.string().min(1).max(4000);

/** Nine digits; the vendor answers to what the lender was told, so that only the form is checked here. */
export const ssn = z.string().regex(/^\d{3}-\d{2}-\d{4}$/);

/** A North American number as ten digits. */
export const phone = z.string().regex(/^[2-9]\d{2}[2-9]\d{6}$/);

export const stateCode = z.string().regex(/^[A-Z]{2}$/);

export const zipCode = z.string().regex(/^\d{5}(-\d{4})?$/);

/** State and county, five digits. */
export const countyFips = z.string().regex(/^\d{5}$/);

/** Last four characters of an account number; the whole never leaves its own field. */
export const lastFour = z.string().regex(/^[\dA-Za-z]{1,4}$/);

export const routingNumber = z.string().regex(/^\d{9}$/);

export const accountNumber = z.string().regex(/^\d{4,17}$/);

export const personName = z.object({
  /** Empty only where a person's document has a single name. */
  first: z.string().max(100),
  middle: z.string().max(100).optional(),
  last: z.string().min(1).max(100),
  suffix: z.string().max(20).optional(),
});
export type PersonName = z.infer<typeof personName>;

export const address = z.object({
  street1: z.string().min(1).max(200),
  street2: z.string().max(100).optional(),
  city: z.string().min(1).max(100),
  state: stateCode,
  zip: zipCode,
});
export type Address = z.infer<typeof address>;

/** A natural person as far as the lender may tell a vendor. */
export const person = z.object({
  name: personName,
  dateOfBirth: date.optional(),
  ssn: ssn.optional(),
  email: z.email().optional(),
  phone: phone.optional(),
  address: address.optional(),
});
export type Person = z.infer<typeof person>;

/** The home as vendors of property facts know it: its address and, once chosen, its parcel. */
export const subjectProperty = z.object({
  address,
  countyFips: countyFips.optional(),
  parcelNumber: z.string().max(60).optional(),
});

/** A file inside an order or an answer. */
export const attachment = z.object({
  name: z.string().min(1).max(200),
  mediaType: z.string().min(3).max(100),
  content: z.base64(),
});
export type Attachment = z.infer<typeof attachment>;
