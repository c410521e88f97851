import type { OrderDesk } from "../order-protocol.ts";
import type { TitleCompany } from "./port.ts";
import type { title } from "./protocol.ts";

export function httpTitle(desk: OrderDesk<typeof title>): TitleCompany {
  return {
    search: (order) => desk.place("search", order),
    update: (order) => desk.place("update", order),
    find: desk.find,
  };
}
