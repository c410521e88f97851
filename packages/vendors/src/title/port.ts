import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { TitleRequest, TitleSearchAnswer, TitleUpdateAnswer, TitleUpdateRequest, title } from "./protocol.ts";

export interface TitleCompany extends OrderLookup<typeof title> {
  search(order: VendorOrder<TitleRequest>): Promise<VendorReply<TitleSearchAnswer>>;
  update(order: VendorOrder<TitleUpdateRequest>): Promise<VendorReply<TitleUpdateAnswer>>;
}
