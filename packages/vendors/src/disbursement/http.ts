import type { OrderDesk } from "../order-protocol.ts";
import type { Disbursement } from "./port.ts";
import type { disbursement } from "./protocol.ts";

export function httpDisbursement(desk: OrderDesk<typeof disbursement>): Disbursement {
  return {
    send: (order) => desk.place("send", order),
    find: desk.find,
  };
}
