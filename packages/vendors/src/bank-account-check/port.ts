import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { AccountCheck, AccountCheckAnswer, bankAccountCheck, RoutingAnswer, RoutingLookUp } from "./protocol.ts";

export interface BankAccountCheck extends OrderLookup<typeof bankAccountCheck> {
  lookUpRouting(order: VendorOrder<RoutingLookUp>): Promise<VendorReply<RoutingAnswer>>;
  check(order: VendorOrder<AccountCheck>): Promise<VendorReply<AccountCheckAnswer>>;
}
