import type { OrderDesk } from "../order-protocol.ts";
import type { FloodDetermination } from "./port.ts";
import type { flood } from "./protocol.ts";

export function httpFlood(desk: OrderDesk<typeof flood>): FloodDetermination {
  return {
    determine: (order) => desk.place("determine", order),
    find: desk.find,
  };
}
