import { z } from "zod";

/** What a vendor calls a debt or a parcel, given back to it as it came: as long as the vendors' protocol lets it be. */
export const VendorId = z.string().max(200);
