import { z } from "zod";
import { isLocalDate } from "../calendar/local-date.ts";
import { paperLine } from "../people/paper-line.ts";

/** What the borrower says of the hazard (or flood) policy; the insurance check confirms it. Amounts in cents. */
export const InsurancePolicy = z.strictObject({
  kind: z.enum(["HAZARD", "FLOOD"]),
  insurer: paperLine(80).min(2, "required"),
  policyNumber: paperLine(40).min(3, "required"),
  dwellingCoverage: z.int().positive("required").max(10_000_000_00),
  expiresOn: z.string().refine(isLocalDate, "date-invalid"),
  /** The uploaded declarations page. */
  documentUuid: z.uuid().optional(),
});
export type InsurancePolicy = z.infer<typeof InsurancePolicy>;
