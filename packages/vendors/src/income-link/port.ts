import type { LinkAnswer } from "../link-session.ts";
import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { AccessEnd, AccessEnded, IncomeAnswer, IncomeFetch, incomeLink, PayrollLink } from "./protocol.ts";

export interface PayrollIncome extends OrderLookup<typeof incomeLink> {
  startLink(order: VendorOrder<PayrollLink>): Promise<VendorReply<LinkAnswer>>;
  fetchIncome(order: VendorOrder<IncomeFetch>): Promise<VendorReply<IncomeAnswer>>;
  release(order: VendorOrder<AccessEnd>): Promise<VendorReply<AccessEnded>>;
}
