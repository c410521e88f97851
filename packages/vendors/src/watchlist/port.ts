import type { VendorOrder, VendorReply } from "../order-protocol.ts";
import type { Screening, ScreeningAnswer } from "./protocol.ts";

export interface Watchlist {
  screen(order: VendorOrder<Screening>): Promise<VendorReply<ScreeningAnswer>>;
}
