import type { OrderDesk } from "../order-protocol.ts";
import type { Addresses } from "./port.ts";
import type { addresses } from "./protocol.ts";

export function httpAddresses(desk: OrderDesk<typeof addresses>): Addresses {
  return {
    suggest: (order) => desk.place("suggest", order),
    normalise: (order) => desk.place("normalise", order),
  };
}
