import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { PropertyAnswer, PropertySearch, propertyData } from "./protocol.ts";

export interface PropertyRecords extends OrderLookup<typeof propertyData> {
  findParcels(order: VendorOrder<PropertySearch>): Promise<VendorReply<PropertyAnswer>>;
}
