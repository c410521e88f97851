import * as z from "zod";
import { isUsState } from "../people/us-states.ts";
import type { TransmittalSheet } from "./transmittal-sheet.ts";
import { filingAgencies } from "./transmittal-sheet.ts";
import { isLei } from "./uli.ts";

/** As a field of the file: neither a pipe nor a line break may stand in it. */
const Field = z
  .string()
  .min(1)
  .regex(/^[^|\p{Cc}]*$/u, "Leave out vertical bars and line breaks.");

/** Who files a lender's register, and whom the agency asks about it. 12 CFR 1003.5(a)(3). */
export const HmdaFiler = z.strictObject({
  lei: z.string().refine(isLei, "Write the legal entity identifier with its check digits."),
  /** The legal name. */
  institution: Field,
  taxId: z.string().regex(/^\d{2}-\d{7}$/, "Write the tax number as 12-3456789."),
  /** 7 for a lender that is no bank. */
  agency: z.int().refine((code) => filingAgencies.has(code), "The agency is 1, 2, 3, 5, 7 or 9."),
  contact: z.strictObject({
    name: Field,
    phone: z.string().regex(/^\d{3}-\d{3}-\d{4}$/, "Write the number as 800-555-0142."),
    email: z.email(),
    street: Field,
    city: Field,
    state: z.string().refine(isUsState, "Write the state by its postal code."),
    zip: z.string().regex(/^\d{5}(-\d{4})?$/),
  }),
});
export type HmdaFiler = z.infer<typeof HmdaFiler>;

/** A year's filing is one file, and counts as that of the fourth quarter. */
const ANNUAL_QUARTER = 4;

/** The first line of the file of a year. `entries`: how many rows of the register follow it. */
export function transmittalSheetOf(filer: HmdaFiler, year: number, entries: number): TransmittalSheet {
  const { lei, institution, taxId, agency, contact } = filer;
  return {
    institution,
    year,
    quarter: ANNUAL_QUARTER,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    contactStreet: contact.street,
    contactCity: contact.city,
    contactState: contact.state,
    contactZip: contact.zip,
    agency,
    entries,
    taxId,
    lei: lei.toUpperCase(),
  };
}
