import type { OrderDesk } from "../order-protocol.ts";
import type { AutomatedValuation } from "./port.ts";
import type { avm } from "./protocol.ts";

export function httpAvm(desk: OrderDesk<typeof avm>): AutomatedValuation {
  return {
    value: (order) => desk.place("value", order),
    find: desk.find,
  };
}
