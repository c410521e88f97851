import type { VendorOrder, VendorReply } from "../order-protocol.ts";
import type { ScanAnswer, ScanRequest } from "./protocol.ts";

export interface VirusScan {
  scan(order: VendorOrder<ScanRequest>): Promise<VendorReply<ScanAnswer>>;
}
