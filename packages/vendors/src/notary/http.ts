import type { OrderDesk } from "../order-protocol.ts";
import type { NotaryNetwork } from "./port.ts";
import type { notary } from "./protocol.ts";

export function httpNotary(desk: OrderDesk<typeof notary>): NotaryNetwork {
  return {
    findSlots: (order) => desk.place("find-slots", order),
    openSession: (order) => desk.place("open-session", order),
    cancelSession: (order) => desk.place("cancel-session", order),
    bookVisit: (order) => desk.place("book-visit", order),
    collectVisit: (order) => desk.place("collect-visit", order),
    find: desk.find,
  };
}
