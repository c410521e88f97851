import { z } from "zod";

/** What a state gave a notary, as it stands in their seal and beside their signature. */
export const NotaryCommission = z.strictObject({
  name: z.string().trim().min(1, "required").max(100, "too-long"),
  commissionNumber: z.string().trim().min(1, "required").max(40, "too-long"),
  commissionState: z.string().regex(/^[A-Z]{2}$/, "state-invalid"),
  commissionCounty: z.string().trim().min(1, "required").max(60, "too-long"),
  commissionExpiresOn: z.iso.date("date-invalid"),
});
export type NotaryCommission = z.output<typeof NotaryCommission>;
