import type { OrderDesk } from "../order-protocol.ts";
import type { EmploymentRecords } from "./port.ts";
import type { employmentVerification } from "./protocol.ts";

export function httpEmploymentVerification(desk: OrderDesk<typeof employmentVerification>): EmploymentRecords {
  return {
    lookUp: (order) => desk.place("look-up", order),
    mailDomain: (order) => desk.place("mail-domain", order),
    askEmployer: (order) => desk.place("ask-employer", order),
    find: desk.find,
  };
}
