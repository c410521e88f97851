import type { OrderDesk } from "../order-protocol.ts";
import type { HousingCounsellors } from "./port.ts";
import type { counsellors } from "./protocol.ts";

export function httpCounsellors(desk: OrderDesk<typeof counsellors>): HousingCounsellors {
  return {
    nearest: (order) => desk.place("nearest", order),
  };
}
