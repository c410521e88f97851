import type { VendorOrder, VendorReply } from "../order-protocol.ts";
import type { MailAnswer, MailMessage } from "./protocol.ts";

export interface Mail {
  send(order: VendorOrder<MailMessage>): Promise<VendorReply<MailAnswer>>;
}
