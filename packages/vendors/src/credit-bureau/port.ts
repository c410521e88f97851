import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { CreditAnswer, CreditPull, creditBureau } from "./protocol.ts";

export interface CreditBureau extends OrderLookup<typeof creditBureau> {
  /** Needs the consumer's soft-inquiry consent; leaves no trace other lenders see. */
  pullSoft(order: VendorOrder<CreditPull>): Promise<VendorReply<CreditAnswer>>;
  /** Needs the consumer's hard-inquiry consent. Never twice for one decision: the key sees to it. */
  pullHard(order: VendorOrder<CreditPull>): Promise<VendorReply<CreditAnswer>>;
}
