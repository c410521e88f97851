import type { OrderDesk } from "../order-protocol.ts";
import type { BankLink } from "./port.ts";
import type { bankLink } from "./protocol.ts";

export function httpBankLink(desk: OrderDesk<typeof bankLink>): BankLink {
  return {
    startLink: (order) => desk.place("start-link", order),
    exchange: (order) => desk.place("exchange", order),
    transactions: (order) => desk.place("transactions", order),
    release: (order) => desk.place("release", order),
    find: desk.find,
  };
}
