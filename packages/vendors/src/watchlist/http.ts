import type { OrderDesk } from "../order-protocol.ts";
import type { Watchlist } from "./port.ts";
import type { watchlist } from "./protocol.ts";

export function httpWatchlist(desk: OrderDesk<typeof watchlist>): Watchlist {
  return {
    screen: (order) => desk.place("screen", order),
  };
}
