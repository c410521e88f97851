import type { OrderDesk } from "../order-protocol.ts";
import type { CreditBureau } from "./port.ts";
import type { creditBureau } from "./protocol.ts";

export function httpCreditBureau(desk: OrderDesk<typeof creditBureau>): CreditBureau {
  return {
    pullSoft: (order) => desk.place("pull-soft", order),
    pullHard: (order) => desk.place("pull-hard", order),
    find: desk.find,
  };
}
