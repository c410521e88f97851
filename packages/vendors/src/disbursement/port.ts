import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { disbursement, Payment, PaymentAnswer } from "./protocol.ts";

export interface Disbursement extends OrderLookup<typeof disbursement> {
  send(order: VendorOrder<Payment>): Promise<VendorReply<PaymentAnswer>>;
}
