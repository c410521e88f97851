import type { VendorOrder, VendorReply } from "../order-protocol.ts";
import type { AddressAnswer, AddressCheck, SuggestionSearch, SuggestionsAnswer } from "./protocol.ts";

export interface Addresses {
  suggest(order: VendorOrder<SuggestionSearch>): Promise<VendorReply<SuggestionsAnswer>>;
  normalise(order: VendorOrder<AddressCheck>): Promise<VendorReply<AddressAnswer>>;
}
