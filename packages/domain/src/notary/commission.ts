import { z } from "zod";
import { oneLine } from "../one-line.ts";

/** What a state gave a notary, as it stands in their seal and beside their signature. */
export const NotaryCommission = z.strictObject({
  name: oneLine(100).min(1, "required"),
  commissionNumber: oneLine(40).min(1, "required"),
  commissionState: z.string().regex(/^[A-Z]{2}$/, "state-invalid"),
  commissionCounty: oneLine(60).min(1, "required"),
  commissionExpiresOn: z.iso.date("date-invalid"),
});
export type NotaryCommission = z.output<typeof NotaryCommission>;
