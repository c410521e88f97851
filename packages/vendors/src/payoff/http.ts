import type { OrderDesk } from "../order-protocol.ts";
import type { PayoffStatements } from "./port.ts";
import type { payoff } from "./protocol.ts";

export function httpPayoff(desk: OrderDesk<typeof payoff>): PayoffStatements {
  return {
    requestStatement: (order) => desk.place("request-statement", order),
    find: desk.find,
  };
}
