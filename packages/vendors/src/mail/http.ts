import type { OrderDesk } from "../order-protocol.ts";
import type { Mail } from "./port.ts";
import type { mail } from "./protocol.ts";

export function httpMail(desk: OrderDesk<typeof mail>): Mail {
  return {
    send: (order) => desk.place("send", order),
  };
}
