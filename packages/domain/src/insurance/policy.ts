import { z } from "zod";
import { isLocalDate } from "../calendar/local-date.ts";

/** What the borrower says of the hazard (or flood) policy; the insurance check confirms it. Amounts in cents. */
export const InsurancePolicy = z.strictObject({
  kind: z.enum(["HAZARD", "FLOOD"]),
  insurer: z.string().trim().min(2, "required").max(80),
  policyNumber: z.string().trim().min(3, "required").max(40),
  dwellingCoverage: z.int().positive("required").max(10_000_000_00),
  expiresOn: z.string().refine(isLocalDate, "date-invalid"),
  /** The uploaded declarations page. */
  documentUuid: z.uuid().optional(),
});
export type InsurancePolicy = z.infer<typeof InsurancePolicy>;
