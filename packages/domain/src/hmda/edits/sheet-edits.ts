import * as z from "zod";
import { stateFips } from "../census-states.ts";
import type { TransmittalSheet } from "../transmittal-sheet.ts";

export interface SheetEdit {
  readonly code: string;
  readonly says: string;
  readonly passes: (sheet: TransmittalSheet, filingYear: number, recordIdentifier: number) => boolean;
}

const Email = z.email();

/** Edits of the transmittal sheet in an annual filing. */
export const sheetEdits: readonly SheetEdit[] = [
  { code: "S300", says: "The first row begins with 1.", passes: (_sheet, _year, identifier) => identifier === 1 },
  { code: "S302", says: "The year is the filing's.", passes: (sheet, filingYear) => sheet.year === filingYear },
  {
    code: "V600",
    says: "The LEI has twenty letters and digits.",
    passes: ({ lei }) => /^[0-9A-Za-z]{20}$/.test(lei),
  },
  {
    code: "V601",
    says: "Institution, contact, e-mail address, street and city are there.",
    passes: (sheet) =>
      [sheet.institution, sheet.contactName, sheet.contactEmail, sheet.contactStreet, sheet.contactCity].every(
        (value) => value !== "",
      ),
  },
  { code: "V602", says: "The quarter of an annual filing is 4.", passes: ({ quarter }) => quarter === 4 },
  {
    code: "V603",
    says: "The telephone number reads 999-999-9999.",
    passes: ({ contactPhone }) => /^\d{3}-\d{3}-\d{4}$/.test(contactPhone),
  },
  {
    code: "V604",
    says: "The state is a postal code.",
    passes: ({ contactState }) => Object.hasOwn(stateFips, contactState),
  },
  {
    code: "V605",
    says: "The ZIP code has five digits, or five and four.",
    passes: ({ contactZip }) => /^\d{5}(-\d{4})?$/.test(contactZip),
  },
  { code: "V606", says: "There is at least one entry.", passes: ({ entries }) => entries > 0 },
  { code: "V607", says: "The tax number reads 99-9999999.", passes: ({ taxId }) => /^\d{2}-\d{7}$/.test(taxId) },
  {
    code: "V717",
    says: "The e-mail address is valid.",
    passes: ({ contactEmail }) => Email.safeParse(contactEmail).success,
  },
  {
    code: "V719-1",
    says: "The institution's name has letters.",
    passes: ({ institution }) => !/^\d+$/.test(institution.replace(/\s/g, "")),
  },
  {
    code: "V719-2",
    says: "The institution's name is not its LEI.",
    passes: ({ institution, lei }) => institution !== lei,
  },
];
