import type { OrderDesk } from "../order-protocol.ts";
import type { BrokerPriceOpinion } from "./port.ts";
import type { bpo } from "./protocol.ts";

export function httpBpo(desk: OrderDesk<typeof bpo>): BrokerPriceOpinion {
  return {
    order: (order) => desk.place("order", order),
    cancel: (order) => desk.place("cancel", order),
    find: desk.find,
  };
}
