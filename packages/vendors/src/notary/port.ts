import type { OrderLookup, VendorOrder, VendorReply } from "../order-protocol.ts";
import type {
  InPersonVisit,
  notary,
  RemoteSession,
  SessionAnswer,
  SessionCancellation,
  SessionCancellationAnswer,
  SessionEvent,
  SlotSearch,
  SlotsAnswer,
  VisitAnswer,
  VisitCompletion,
} from "./protocol.ts";

export interface NotaryNetwork extends OrderLookup<typeof notary> {
  findSlots(order: VendorOrder<SlotSearch>): Promise<VendorReply<SlotsAnswer>>;
  openSession(order: VendorOrder<RemoteSession>): Promise<VendorReply<SessionAnswer, SessionEvent>>;
  cancelSession(order: VendorOrder<SessionCancellation>): Promise<VendorReply<SessionCancellationAnswer>>;
  bookVisit(order: VendorOrder<InPersonVisit>): Promise<VendorReply<VisitAnswer>>;
  collectVisit(order: VendorOrder<VisitCompletion>): Promise<VendorReply<SessionAnswer, SessionEvent>>;
}
