import type { LinkAnswer } from "../link-session.ts";
import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type { TranscriptAnswer, TranscriptFetch, TranscriptLink, taxTranscripts } from "./protocol.ts";

export interface TaxTranscripts extends OrderLookup<typeof taxTranscripts> {
  startLink(order: VendorOrder<TranscriptLink>): Promise<VendorReply<LinkAnswer>>;
  fetchTranscripts(order: VendorOrder<TranscriptFetch>): Promise<VendorReply<TranscriptAnswer>>;
}
