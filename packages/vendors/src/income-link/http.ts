import type { OrderDesk } from "../order-protocol.ts";
import type { PayrollIncome } from "./port.ts";
import type { incomeLink } from "./protocol.ts";

export function httpIncomeLink(desk: OrderDesk<typeof incomeLink>): PayrollIncome {
  return {
    startLink: (order) => desk.place("start-link", order),
    fetchIncome: (order) => desk.place("fetch-income", order),
    release: (order) => desk.place("release", order),
    find: desk.find,
  };
}
