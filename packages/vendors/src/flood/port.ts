import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { FloodAnswer, FloodRequest, flood } from "./protocol.ts";

export interface FloodDetermination extends OrderLookup<typeof flood> {
  determine(order: VendorOrder<FloodRequest>): Promise<VendorReply<FloodAnswer>>;
}
