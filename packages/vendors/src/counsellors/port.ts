import type { VendorOrder, VendorReply } from "../order-protocol.ts";
import type { CounsellorSearch, CounsellorsAnswer } from "./protocol.ts";

export interface HousingCounsellors {
  nearest(order: VendorOrder<CounsellorSearch>): Promise<VendorReply<CounsellorsAnswer>>;
}
