import { z } from "zod";
import { paperLine } from "../people/paper-line.ts";
import { PhoneInput } from "../people/phone.ts";

/** Whom to ask for the confirmation of employment. */
export const EmployerContact = z.strictObject({
  employerName: paperLine(100).min(2, "required"),
  position: paperLine(80).min(1, "required"),
  /** Year and month in which the job began, `2019-04`. */
  since: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "month-invalid"),
  phone: PhoneInput,
  contactName: paperLine(80).optional(),
});
export type EmployerContact = z.output<typeof EmployerContact>;

/** As kept and read back. */
export const KeptEmployer = z
  .object({
    employerName: z.string(),
    position: z.string(),
    since: z.string(),
    phone: z.string(),
    contactName: z.string(),
  })
  .partial();
