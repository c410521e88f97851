import type { VendorOrder, VendorReply } from "../order-protocol.ts";
import type { TextAnswer, TextMessage } from "./protocol.ts";

export interface TextMessages {
  send(order: VendorOrder<TextMessage>): Promise<VendorReply<TextAnswer>>;
}
