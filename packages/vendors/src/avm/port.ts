import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { AvmAnswer, AvmRequest, avm } from "./protocol.ts";

export interface AutomatedValuation extends OrderLookup<typeof avm> {
  value(order: VendorOrder<AvmRequest>): Promise<VendorReply<AvmAnswer>>;
}
