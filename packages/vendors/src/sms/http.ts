import type { OrderDesk } from "../order-protocol.ts";
import type { TextMessages } from "./port.ts";
import type { sms } from "./protocol.ts";

export function httpSms(desk: OrderDesk<typeof sms>): TextMessages {
  return {
    send: (order) => desk.place("send", order),
  };
}
