import type { OrderDesk } from "../order-protocol.ts";
import type { BankAccountCheck } from "./port.ts";
import type { bankAccountCheck } from "./protocol.ts";

export function httpBankAccountCheck(desk: OrderDesk<typeof bankAccountCheck>): BankAccountCheck {
  return {
    lookUpRouting: (order) => desk.place("look-up-routing", order),
    check: (order) => desk.place("check", order),
    find: desk.find,
  };
}
