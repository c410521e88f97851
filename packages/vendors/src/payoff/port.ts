import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { PayoffAnswer, PayoffRequest, payoff } from "./protocol.ts";

export interface PayoffStatements extends OrderLookup<typeof payoff> {
  requestStatement(order: VendorOrder<PayoffRequest>): Promise<VendorReply<PayoffAnswer>>;
}
