import * as z from "zod";
import { Address } from "../application/address.ts";

/** In the place of a state's code: every state without a trustee of its own. */
export const EVERY_OTHER_STATE = "ALL";

/** Who holds the power of sale in a lender's deeds of trust on homes of a state, with the address that the deed names. */
export const DeedTrustee = z.object({
  state: z.string().regex(/^([A-Z]{2}|ALL)$/, "state-invalid"),
  name: z.string().min(1).max(120),
  address: Address,
});
export type DeedTrustee = z.infer<typeof DeedTrustee>;

/** The trustee for homes of a state; undefined where the lender has named none. */
export const trusteeFor = (trustees: readonly DeedTrustee[], state: string): DeedTrustee | undefined =>
  trustees.find((trustee) => trustee.state === state) ??
  trustees.find((trustee) => trustee.state === EVERY_OTHER_STATE);
