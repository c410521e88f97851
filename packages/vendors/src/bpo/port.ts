import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { BpoAnswer, BpoCancellation, BpoCancellationAnswer, BpoProgress, BpoRequest, bpo } from "./protocol.ts";

export interface BrokerPriceOpinion extends OrderLookup<typeof bpo> {
  order(order: VendorOrder<BpoRequest>): Promise<VendorReply<BpoAnswer, BpoProgress>>;
  cancel(order: VendorOrder<BpoCancellation>): Promise<VendorReply<BpoCancellationAnswer>>;
}
