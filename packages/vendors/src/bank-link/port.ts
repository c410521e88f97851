import type { LinkAnswer } from "../link-session.ts";
import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type {
  BankLinkRequest,
  bankLink,
  ExchangeAnswer,
  ReleaseAnswer,
  ReleaseRequest,
  TokenExchange,
  TransactionsAnswer,
  TransactionsRequest,
} from "./protocol.ts";

export interface BankLink extends OrderLookup<typeof bankLink> {
  startLink(order: VendorOrder<BankLinkRequest>): Promise<VendorReply<LinkAnswer>>;
  exchange(order: VendorOrder<TokenExchange>): Promise<VendorReply<ExchangeAnswer>>;
  transactions(order: VendorOrder<TransactionsRequest>): Promise<VendorReply<TransactionsAnswer>>;
  release(order: VendorOrder<ReleaseRequest>): Promise<VendorReply<ReleaseAnswer>>;
}
